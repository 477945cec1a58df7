#pragma once

#include "model/drive/exact_solver.h"

namespace stagewright {

/// How likely a driver who follows `policy` comes onto each space, ends a turn or loses control
/// there: one pass in driving order, exact.
[[nodiscard]] std::vector<SpaceChances> occupancy(const SpaceGraph& graph, const Policy& policy);

} // namespace stagewright
