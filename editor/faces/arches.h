#pragma once

#include "editor/faces/face_canvas.h"
#include "editor/faces/road_shape.h"
#include "editor/faces/surroundings.h"

#include <span>

namespace stagewright {

/// Chequered start-finish lines, on the surface.
void paintChequeredLines(const FaceCanvas& canvas, const TileSide& side,
                         std::span<const RoadShape> shapes);

/// The inflatable arches of start and finish tiles with their control boxes, over all else. Their
/// lettering is read by the driver who comes from -> to.
void paintArches(const FaceCanvas& canvas, const TileSide& side, std::span<const RoadShape> shapes);

/// Keeps the ground that arches and boxes need.
void reserveArches(Surroundings& room, const TileSide& side, std::span<const RoadShape> shapes);

} // namespace stagewright
