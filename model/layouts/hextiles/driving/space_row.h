#pragma once

#include "model/layouts/hextiles/driving/road_plan.h"

#include <cstdint>
#include <vector>

namespace stagewright {

/// The spaces of a route's roads and the moves between them, before what lies outside the start and
/// finish lines is cut off. Number 0 is the place before the start.
struct SpaceRow {
    struct Arc {
        std::uint32_t from;
        std::uint32_t to;
        LineDemand lines;
    };

    std::vector<SpaceNode> nodes;
    std::vector<Arc> arcs;
};

/// Puts the plan of each road in a row, and joins them at the borders (driving rules, moves 1 to 5;
/// move 7 for the start).
[[nodiscard]] SpaceRow spaceRow(const DrivenRoute& route);

} // namespace stagewright
