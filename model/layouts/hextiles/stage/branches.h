#pragma once

#include "model/layouts/hextiles/stage/route.h"

#include <vector>

namespace stagewright {

class RoadGraph;

/// The side of the inside lane of a bend, or of a road that leaves another or meets it, as the
/// driver sees it.
enum class BendSide : unsigned char { Left, Right };

/// Another way than the route, which leaves it and comes back to it: a joker lap, a second way.
struct Branch {
    std::size_t from = 0;                 ///< the step of the route on whose tile it leaves
    std::size_t to = 0;                   ///< the one on whose tile it comes back
    BendSide leaves = BendSide::Right;    ///< to which side of the route
    BendSide comesBack = BendSide::Right; ///< from which side
    std::vector<RouteStep> steps;         ///< with its roads on these two tiles

    friend bool operator==(const Branch&, const Branch&) = default;
};

/// The ways that leave a route that is complete and come back to it further on, for each junction
/// on it that with the fewest tiles; in the order in which they leave. On a circuit none leads over
/// the line of the lap.
[[nodiscard]] std::vector<Branch> branchesOf(const RoadGraph& roads, const Route& route);

} // namespace stagewright
