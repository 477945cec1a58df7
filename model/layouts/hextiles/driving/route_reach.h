#pragma once

#include "model/layouts/hextiles/driving/driven_route.h"

#include <vector>

namespace stagewright {

/// How far cars get along a route. What the space graph says too, without building it: a checker
/// asks after every edit.
struct RouteReach {
    bool through = false;     ///< the finish can be reached
    std::size_t furthest = 0; ///< the last road, by its number, on which a car can come to a space
    std::vector<int> unreached; ///< for each road: spaces to which no car can come
};

[[nodiscard]] RouteReach routeReach(const DrivenRoute& route);

} // namespace stagewright
