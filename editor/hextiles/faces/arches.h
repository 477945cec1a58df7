#pragma once

#include "editor/hextiles/faces/free_space.h"
#include "editor/hextiles/faces/road_painter.h"

#include <span>

namespace stagewright {

/// Chequered start-finish lines, over the lines of lanes and spaces.
void paintChequeredLines(const FaceCanvas& canvas, const RoadLevel& level);

/// The inflatable arches of start and finish tiles with their control boxes, over all else. Their
/// lettering is read by the driver who comes from -> to.
void paintArches(const FaceCanvas& canvas, const TileSide& side, std::span<const RoadShape> shapes);

/// Where their lettering runs.
/// @param least height of capitals that can be read: where these have no room, there is none
[[nodiscard]] std::vector<QLineF> archWords(const TileSide& side, std::span<const RoadShape> shapes,
                                            const Lettering& lettering, double least = 0);

/// Keeps the ground that arches and boxes need.
void reserveArches(FreeSpace& room, const TileSide& side, std::span<const RoadShape> shapes);

} // namespace stagewright
