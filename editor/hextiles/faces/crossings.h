#pragma once

#include "editor/hextiles/faces/road_shape.h"

#include <span>
#include <vector>

namespace stagewright {

/// A space that two roads share which cross there at a slant. Its ends run along the other road's
/// borders, not at a right angle to its own.
struct SlantedCrossing {
    QString space;
    std::size_t first;
    std::size_t second; ///< indices into TileSide::roads
};

[[nodiscard]] std::vector<SlantedCrossing> slantedCrossings(const TileSide& side);

/// The ground that both roads cover.
[[nodiscard]] QPolygonF areaOf(const SlantedCrossing& crossing, std::span<const RoadShape> shapes);

} // namespace stagewright
