#pragma once

#include "model/layouts/hextiles/stage/route.h"

#include <vector>

namespace stagewright {

class RoadGraph;
struct Stage;

/// How far cars get along the route, space by space (model/layouts/hextiles/driving/route_reach.h).
/// One lap stands for all.
struct SpaceReach {
    bool through = true;       ///< the finish can be reached; true where there is no route to judge
    std::int32_t furthest = 0; ///< placement of the last space that a car can reach

    /// For each placement: spaces on the route that no car can reach. Empty unless `through`.
    std::vector<int> unreached;
};

[[nodiscard]] SpaceReach spaceReach(const Stage& stage, const RoadGraph& roads, const Route& route);

} // namespace stagewright
