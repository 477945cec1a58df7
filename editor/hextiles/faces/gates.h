#pragma once

#include "editor/hextiles/faces/road_shape.h"

#include <QLineF>

#include <optional>
#include <span>
#include <vector>

namespace stagewright {

/// A full line across the mouth of a junction's branch, whose limit holds for every crossing.
struct Gate {
    std::size_t road = 0; ///< index into TileSide::roads
    double s = 0;
    int inwards = 1;          ///< 1: its space lies beyond the line, -1: before it
    std::optional<int> limit; ///< nothing: a hazard
    QLineF line;
    QPointF branch; ///< direction of the branch at the tile's edge, towards the right of the tile
};

/// Height of the digit in the middle of a gate.
inline constexpr double gateDigit = 0.096;

/// Where the gates of two roads would cross, both end there: they meet like the arms of a V, on the
/// line across the road that they lead to if one is near.
[[nodiscard]] std::vector<Gate> gatesOf(std::span<const RoadShape> shapes);

} // namespace stagewright
