#pragma once

#include "model/layouts/hextiles/stage/route.h"

#include <QPointF>

#include <vector>

namespace stagewright {

/// Where a car on its route crosses from a tile to the next, and which way.
struct RouteArrow {
    QPointF at;    ///< on the board (model/layouts/hextiles/hex/geometry.h)
    QPointF along; ///< unit vector
};

/// An arrow wherever the route leaves a tile, in driving order.
[[nodiscard]] std::vector<RouteArrow> routeArrows(const Stage& stage, const Catalogue& catalogue,
                                                  const Route& route);

} // namespace stagewright
