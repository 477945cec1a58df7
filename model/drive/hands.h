#pragma once

#include "model/drive/rules.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace stagewright {

/// Throws of a turn: one die, or a gear die with brake dice.
enum class ThrowKind : unsigned char { Gear, Coast, Leader };

/// One die or brake group, and how likely it shows how many hazards.
struct Throw {
    ThrowKind kind = ThrowKind::Gear;
    int gear = 0;   ///< of a gear die
    int brakes = 0; ///< brake dice with it

    /// One way in which the dice may fall.
    struct Fall {
        int hazards = 0;
        bool onGearDie = false; ///< one of them on the gear die, the coast die or the leader die
        double chance = 0;
    };
    std::vector<Fall> falls;          ///< those that can happen
    std::vector<double> hazardChance; ///< by number of hazards, 0 to brakes + 1

    /// Into a ford only these go (driving rules, "water").
    [[nodiscard]] bool wades() const {
        return kind != ThrowKind::Gear || (gear == 1 && brakes == 0);
    }
    [[nodiscard]] int dice() const { return 1 + brakes; }
};

/// The dice that a car has left in its turn, and its gear.
struct Hand {
    std::array<std::uint8_t, highestGear> gears{}; ///< dice of each gear that are not used yet
    std::uint8_t gearDice = 0; ///< how many of them it may still use, whatever their numbers
    std::uint8_t coast = 0;
    std::uint8_t leader = 0;
    std::uint8_t brake = 0;
    std::uint8_t gear = 0;

    friend auto operator<=>(const Hand&, const Hand&) = default;
};

/// Every hand that can come up in a turn with one dashboard, and what can be thrown from each
/// (driving rules, "Dice" and move 8). The same everywhere on a stage.
class HandTable {
public:
    /// A throw that was made, and the hand after it.
    struct Arrival {
        std::uint32_t hand = 0;
        std::uint32_t thrown = 0; ///< index into throws()
    };

    HandTable(const Dice& dice, const Dashboard& dashboard);

    [[nodiscard]] std::span<const Hand> hands() const { return hands_; }
    [[nodiscard]] std::span<const Throw> throws() const { return throws_; }
    [[nodiscard]] std::span<const Arrival> arrivals() const { return arrivals_; }
    [[nodiscard]] int hazardLimit() const { return hazardLimit_; }

    /// What may be thrown from a hand: indices into arrivals().
    [[nodiscard]] std::span<const std::uint32_t> options(std::uint32_t hand) const {
        return {options_.data() + firstOption_[hand], options_.data() + firstOption_[hand + 1]};
    }

    /// The hand at the beginning of a turn in a gear, 0 to highestGear.
    [[nodiscard]] std::uint32_t atStart(int gear) const {
        return start_.at(static_cast<std::size_t>(gear));
    }

    [[nodiscard]] const Throw& thrown(std::uint32_t arrival) const {
        return throws_[arrivals_[arrival].thrown];
    }
    /// The gear in which a car arrives.
    [[nodiscard]] int gear(std::uint32_t arrival) const {
        return hands_[arrivals_[arrival].hand].gear;
    }

private:
    std::vector<Hand> hands_;
    std::vector<Throw> throws_;
    std::vector<Arrival> arrivals_;
    std::vector<std::uint32_t> options_;
    std::vector<std::uint32_t> firstOption_;
    std::array<std::uint32_t, highestGear + 1> start_{};
    int hazardLimit_;
};

} // namespace stagewright
