#pragma once

#include "editor/hextiles/faces/face_canvas.h"
#include "editor/hextiles/faces/road_shape.h"

#include <span>
#include <vector>

namespace stagewright {

/// Water that runs over a road.
struct Ford {
    const RoadShape* shape;
    double s0;
    double s1;       ///< the stretch of the road that lies in it
    QPolygonF water; ///< across the road and beyond
};

[[nodiscard]] std::vector<Ford> fordsOf(std::span<const RoadShape> shapes);

/// Over the surface, whose borders show through.
void paintFords(const FaceCanvas& canvas, const TileSide& side, std::span<const Ford> fords);

} // namespace stagewright
