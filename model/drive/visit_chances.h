#pragma once

#include "model/drive/exact_solver.h"

namespace stagewright {

/// How likely a driver who follows a policy comes onto each space, ends a turn or loses control
/// there: one pass in driving order, exact.
/// @param byTurn the policy of the first turn, the second, ...; the last is that of all later ones
[[nodiscard]] std::vector<SpaceChances> visitChances(const SpaceGraph& graph,
                                                     const std::vector<Policy>& byTurn);

} // namespace stagewright
