#pragma once

#include "model/drive/policy.h"
#include "model/drive/profile.h"

#include <optional>
#include <stop_token>

namespace stagewright {

/// The best play with one set of dice, by backward induction over space, flight, pool and hazards.
/// Time and memory grow with the number of spaces; values within turns are kept only as far ahead
/// as a roll reaches.
///
/// With a future cost that prices shortcuts, the price is that of the space and gear in which the
/// shortcut is driven, not of those in which the turn ends.
/// @param dashboard what it says of the first turn holds for all
/// @return nothing if it was asked to stop
[[nodiscard]] std::optional<Policy> solveTurns(const SpaceGraph& graph, const DriveRules& rules,
                                               const Dashboard& dashboard,
                                               const std::stop_token& stop, Profile profile,
                                               const FutureCost& future = {});

} // namespace stagewright
