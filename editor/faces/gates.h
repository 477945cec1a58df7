#pragma once

#include "editor/faces/road_shape.h"

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
};

/// Where the gates of two roads would cross, both end there: they meet like the arms of a V.
[[nodiscard]] std::vector<Gate> gatesOf(std::span<const RoadShape> shapes);

} // namespace stagewright
