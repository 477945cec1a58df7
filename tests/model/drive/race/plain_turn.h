#pragma once

#include "model/drive/race/turn_search.h"

namespace stagewright {

/// What a turn among others is worth, found in the plainest way: every roll from every state is
/// looked at, nothing is remembered from the lone driver but what the end of a turn is worth.
/// Nothing: no move is open, or each that is loses at once and alone one would not. Only for roads
/// without jumps, fords and corners of two lines, and short turns.
std::optional<RaceValue> plainTurn(const LoneDrive& drive, SpaceVertex at, int gear,
                                   std::span<const OtherCar> others);

} // namespace stagewright
