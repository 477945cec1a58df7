#pragma once

#include "model/layouts/hextiles/stage/route.h"

#include <QPointF>
#include <QPolygonF>

#include <vector>

namespace stagewright {

class Catalogue;

inline constexpr double usualArrowLength = 0.2; ///< circumradii

/// Where a car on its route crosses from a tile to the next, and which way.
struct RouteArrow {
    QPointF at;    ///< on the board (model/layouts/hextiles/hex/geometry.h)
    QPointF along; ///< unit vector
    double length = usualArrowLength;
};

/// An arrow wherever the route leaves a tile, in driving order.
[[nodiscard]] std::vector<RouteArrow> routeArrows(const Stage& stage, const Catalogue& catalogue,
                                                  const Route& route);

/// For each of them the places where it may lie: where the tile is left, then ever farther back
/// along its road and on along the next; then the same for a smaller arrow.
[[nodiscard]] std::vector<std::vector<RouteArrow>>
routeArrowPlaces(const Stage& stage, const Catalogue& catalogue, const Route& route);

/// An arrow at the origin that points along x, without its rim; 1 is its length.
[[nodiscard]] const QPolygonF& arrowHead();
inline constexpr double arrowRim = 0.16; ///< width of the line along its outline

/// What an arrow covers on the board, with its rim.
[[nodiscard]] QPolygonF outlineOf(const RouteArrow& arrow);

} // namespace stagewright
