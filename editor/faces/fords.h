#pragma once

#include "editor/faces/face_canvas.h"
#include "editor/faces/road_shape.h"

#include <span>
#include <vector>

namespace stagewright {

/// The water of fords: across the road and beyond.
[[nodiscard]] std::vector<QPolygonF> waterAreas(std::span<const RoadShape> shapes);

/// Over the surface.
void paintWater(const FaceCanvas& canvas, std::span<const QPolygonF> areas);

} // namespace stagewright
