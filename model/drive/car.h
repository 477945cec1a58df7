#pragma once

#include "model/drive/random.h"
#include "model/drive/rules.h"

#include <algorithm>
#include <utility>

namespace stagewright {

/// Damage tokens on a dashboard, and what is left in the bag. A new one is a car fresh from
/// service.
class CarCondition {
public:
    explicit CarCondition(const DriveRules& rules) : bag_(rules.bag), spares_(rules.spareWheels) {
        for (const int count : bag_)
            inBag_ += count;
    }

    /// Draws from the bag, which may run out.
    void draw(int tokens, DriveRandom& random) {
        for (; tokens > 0 && inBag_ > 0; --tokens) {
            auto at = static_cast<int>(random.below(static_cast<std::uint32_t>(inBag_)));
            std::size_t token = 0;
            for (; at >= bag_.at(token); ++token)
                at -= bag_.at(token);
            --bag_.at(token);
            --inBag_;
            ++drawn_;
            intact_ = false;
            ++damage_.at(token);
        }
    }

    /// A coast die lost in a shortcut; its token is no damage token of the bag's.
    void loseCoastDie() {
        ++damage_.at(static_cast<std::size_t>(DamageToken::Coast));
        intact_ = false;
    }

    /// Whether no token was ever drawn.
    [[nodiscard]] bool intact() const { return intact_; }

    [[nodiscard]] int lost(DamageToken token) const {
        return damage_.at(static_cast<std::size_t>(token));
    }
    [[nodiscard]] int drawn() const { return drawn_; }
    [[nodiscard]] int spares() const { return spares_; }

    /// One gearbox token goes back into the bag.
    void changeWheel() {
        --spares_;
        --damage_.at(static_cast<std::size_t>(DamageToken::Gearbox));
        ++bag_.at(static_cast<std::size_t>(DamageToken::Gearbox));
        ++inBag_;
    }

    /// What takes no dice away goes back into the bag, as it does after a stage.
    void putFlagsBack() {
        for (const DamageToken token :
             {DamageToken::GreenFlag, DamageToken::YellowFlag, DamageToken::Weather}) {
            const int back = std::exchange(damage_.at(static_cast<std::size_t>(token)), 0);
            bag_.at(static_cast<std::size_t>(token)) += back;
            inBag_ += back;
        }
    }

    /// The dice that are left, in every turn. White damage takes coast dice before the leader die.
    [[nodiscard]] Dashboard dashboard(Dashboard board) const {
        takeFrom(board);
        for (DiceCounts& turn : board.later)
            takeFrom(turn);
        return board;
    }

private:
    template <typename Counts>
    void takeFrom(Counts& dice) const {
        const auto take = [](int& kind, int damage) {
            const int taken = std::min(kind, damage);
            kind -= taken;
            return damage - taken;
        };
        take(dice.gear, lost(DamageToken::Gearbox));
        take(dice.brake, lost(DamageToken::Brake));
        take(dice.leader, take(dice.coast, lost(DamageToken::Coast)));
    }

    std::array<int, damageTokens> bag_;
    std::array<int, damageTokens> damage_{};
    int inBag_ = 0;
    int drawn_ = 0;
    int spares_ = 0;
    bool intact_ = true;
};

} // namespace stagewright
