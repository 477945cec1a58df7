#pragma once

#include "editor/hextiles/faces/face_canvas.h"
#include "editor/hextiles/faces/road_shape.h"

#include <span>

namespace stagewright {

/// Of the line along both borders of a road.
inline constexpr double roadEdgeWidth = 0.014;

/// Roads that lie on one level: their surfaces first, so that they join, then what is printed on
/// them.
struct RoadLevel {
    const TileSide& side;
    std::span<const RoadShape> shapes; ///< all roads of the side
    std::vector<std::size_t> roads;    ///< those of this level
    std::vector<QPolygonF> surfaces;   ///< theirs, in the same order

    [[nodiscard]] bool has(std::size_t road) const;
};

void paintSurfaces(const FaceCanvas& canvas, const RoadLevel& level);

} // namespace stagewright
