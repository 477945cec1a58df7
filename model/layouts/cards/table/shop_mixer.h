#pragma once

#include "model/layouts/cards/table/card_edits.h"

#include <cstdint>
#include <span>

namespace stagewright {

// Shops of nine stacks, numbers 1 to 9 once each: any of the 512 is legal. The same seed gives the
// same shop on every platform.

[[nodiscard]] QStringList shopOfLetter(char letter);
/// @param ofB how many of the nine are of B, 0 to shopNumbers; which, the seed says
[[nodiscard]] QStringList shopWithB(int ofB, std::uint64_t seed);
/// Each of the 512 equally likely.
[[nodiscard]] QStringList shopAtRandom(std::uint64_t seed);
/// Of each number the letter that was not played for longer; where that is equal, the seed says.
/// @param played the earliest first
[[nodiscard]] QStringList shopNotLately(std::span<const QStringList> played, std::uint64_t seed);

/// How many stacks are of B.
[[nodiscard]] int stacksOfB(const QStringList& shop);

/// One of them for each place, those not played lately first; among equals the seed says. Fewer
/// where there are not so many.
/// @param played in each evening, the earliest first
[[nodiscard]] QStringList drawnOf(const QStringList& all, qsizetype count,
                                  std::span<const QStringList> played, std::uint64_t seed);

} // namespace stagewright
