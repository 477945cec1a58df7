#pragma once

#include "model/drive/random.h"
#include "model/drive/rules.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace stagewright {

/// The damage tokens that are not drawn yet: a drive alone has a bag of its own, the cars of a race
/// share one.
class DamageBag {
public:
    explicit DamageBag(const DriveRules& rules) : tokens_(rules.bag) {
        for (const int count : tokens_)
            count_ += count;
    }

    /// Nothing once it has run out.
    [[nodiscard]] std::optional<DamageToken> draw(DriveRandom& random) {
        if (count_ == 0)
            return std::nullopt;
        auto at = static_cast<int>(random.below(static_cast<std::uint32_t>(count_)));
        std::size_t token = 0;
        for (; at >= tokens_.at(token); ++token)
            at -= tokens_.at(token);
        --tokens_.at(token);
        --count_;
        return static_cast<DamageToken>(token);
    }

    void putBack(DamageToken token, int count) {
        tokens_.at(static_cast<std::size_t>(token)) += count;
        count_ += count;
    }

private:
    std::array<int, damageTokens> tokens_;
    int count_ = 0;
};

/// Takes the dice of a turn away that damage has cost, not below none. White damage takes coast
/// dice before the leader die.
template <typename Counts>
void takeDamagedDice(Counts& dice, int gearbox, int brake, int coast) {
    const auto take = [](int& kind, int damage) {
        const int taken = std::min(kind, damage);
        kind -= taken;
        return damage - taken;
    };
    take(dice.gear, gearbox);
    take(dice.brake, brake);
    take(dice.leader, take(dice.coast, coast));
}

/// Damage tokens on a dashboard, and what is left in the bag. A new one is a car fresh from
/// service.
class CarCondition {
public:
    explicit CarCondition(const DriveRules& rules) : bag_(rules), spares_(rules.spareWheels) {}

    /// Draws from the bag, which may run out.
    void draw(int tokens, DriveRandom& random) {
        for (; tokens > 0; --tokens)
            if (const auto token = bag_.draw(random))
                take(*token);
    }

    /// A token that was drawn for it.
    void take(DamageToken token) {
        ++drawn_;
        intact_ = false;
        ++damage_.at(static_cast<std::size_t>(token));
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
        bag_.putBack(DamageToken::Gearbox, 1);
    }

    /// What takes no dice away goes back into the bag, as it does after a stage.
    void putFlagsBack() {
        for (const DamageToken token :
             {DamageToken::GreenFlag, DamageToken::YellowFlag, DamageToken::Weather})
            bag_.putBack(token, std::exchange(damage_.at(static_cast<std::size_t>(token)), 0));
    }

    /// The dice that are left, in every turn.
    [[nodiscard]] Dashboard dashboard(Dashboard board) const {
        takeFrom(board);
        for (DiceCounts& turn : board.later)
            takeFrom(turn);
        return board;
    }

private:
    template <typename Counts>
    void takeFrom(Counts& dice) const {
        takeDamagedDice(dice, lost(DamageToken::Gearbox), lost(DamageToken::Brake),
                        lost(DamageToken::Coast));
    }

    DamageBag bag_;
    std::array<int, damageTokens> damage_{};
    int drawn_ = 0;
    int spares_ = 0;
    bool intact_ = true;
};

} // namespace stagewright
