#pragma once

#include "model/drive/rules.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace stagewright {

/// Rolls of a turn: one die, or a gear die with brake dice.
enum class RollKind : unsigned char {
    Gear,
    Coast,
    Leader,
    Redline ///< a brake die as a coast die, in the highest gear
};

/// One die or brake group, and how likely it shows how many hazards.
struct DiceRoll {
    RollKind kind = RollKind::Gear;
    int gear = 0;   ///< of a gear die
    int brakes = 0; ///< brake dice with it

    /// One way in which the dice may fall.
    struct RollOutcome {
        int hazards = 0;
        bool onGearDie = false; ///< one of them on the die that is no brake, or drives on
        double chance = 0;
    };
    std::vector<RollOutcome> outcomes; ///< those that can happen
    std::vector<double> hazardChance;  ///< by number of hazards, 0 to brakes + 1

    /// Into a ford only these go (driving rules, "water").
    [[nodiscard]] bool wades() const {
        return kind != RollKind::Gear || (gear == 1 && brakes == 0);
    }
    [[nodiscard]] int dice() const { return 1 + brakes; }
};

/// The dice that a car has left in its turn, and its gear.
struct DicePool {
    std::array<std::uint8_t, highestGear> gears{}; ///< dice of each gear that are not used yet
    std::uint8_t gearDice = 0; ///< how many of them it may still use, whatever their numbers
    std::uint8_t coast = 0;
    std::uint8_t leader = 0;
    std::uint8_t brake = 0;
    std::uint8_t gear = 0;

    friend auto operator<=>(const DicePool&, const DicePool&) = default;
};

/// Every pool that can come up in a turn with one dashboard, and what can be rolled from each
/// (driving rules, "Dice" and move 8). The same everywhere on a stage.
class DicePools {
public:
    /// A roll that was made, and the pool after it.
    struct Arrival {
        std::uint32_t pool = 0;
        std::uint32_t roll = 0; ///< index into rolls()
    };

    /// @param redline whether brake dice may be used as coast dice in the highest gear of the box;
    /// they count among the gear dice of the turn as well (book 003, "Im roten Bereich")
    DicePools(const Dice& dice, const Dashboard& dashboard, bool redline = false);

    [[nodiscard]] std::span<const DicePool> pools() const { return pools_; }
    [[nodiscard]] std::span<const DiceRoll> rolls() const { return rolls_; }
    [[nodiscard]] std::span<const Arrival> arrivals() const { return arrivals_; }
    [[nodiscard]] int hazardLimit() const { return hazardLimit_; }

    /// What may be rolled from a pool: indices into arrivals().
    [[nodiscard]] std::span<const std::uint32_t> options(std::uint32_t pool) const {
        return {options_.data() + firstOption_[pool], options_.data() + firstOption_[pool + 1]};
    }

    /// The pool at the beginning of a turn in a gear, 0 to highestGear.
    [[nodiscard]] std::uint32_t atStart(int gear) const {
        return start_.at(static_cast<std::size_t>(gear));
    }

    [[nodiscard]] const DiceRoll& roll(std::uint32_t arrival) const {
        return rolls_[arrivals_[arrival].roll];
    }
    /// The gear in which a car arrives.
    [[nodiscard]] int gear(std::uint32_t arrival) const {
        return pools_[arrivals_[arrival].pool].gear;
    }

private:
    std::vector<DicePool> pools_;
    std::vector<DiceRoll> rolls_;
    std::vector<Arrival> arrivals_;
    std::vector<std::uint32_t> options_;
    std::vector<std::uint32_t> firstOption_;
    std::array<std::uint32_t, highestGear + 1> start_{};
    int hazardLimit_;
};

} // namespace stagewright
