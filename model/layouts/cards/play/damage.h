#pragma once

#include "model/layouts/cards/table/card_table.h"

#include <optional>

namespace stagewright {

inline constexpr int hitsToAFlip = 5;

/// A car's damage (rulebook, Hazard and damage): the marker goes one on a hit; the fifth flips the
/// leftmost token that is not, and the marker begins again. An eighth flip destroys the car.
struct CarDamage {
    int marker = 0;  ///< 0 to hitsToAFlip - 1
    int flipped = 0; ///< 0 to mostFlippedTokens
    bool destroyed = false;

    friend constexpr bool operator==(const CarDamage&, const CarDamage&) = default;
};

[[nodiscard]] CarDamage hit(CarDamage damage, int hits);

/// Hits that destroy it. 40 of a car without any.
[[nodiscard]] int hitsToTheEnd(const CarDamage& damage);

/// The chance that so many hazard dice, one after another, flip a token.
/// @param marker 0 to hitsToAFlip - 1
[[nodiscard]] double chanceOfAFlip(const HazardFaces& faces, int marker, int dice);

/// How many dice it takes in the mean; nothing where no face has a hit.
[[nodiscard]] std::optional<double> diceToAFlip(const HazardFaces& faces, int marker);

/// Wrenches that turn a player or boost die, a wrench a step: from 6 to 1 there is none.
[[nodiscard]] int wrenchesToTurn(int from, int to);

/// Likewise the popularity die, which shows 1, 2 or nothing; nothing: that it cannot show.
[[nodiscard]] std::optional<int> wrenchesToTurnPopularity(int from, int to);

} // namespace stagewright
