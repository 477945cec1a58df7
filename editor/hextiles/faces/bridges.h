#pragma once

#include "editor/hextiles/faces/free_space.h"
#include "editor/hextiles/faces/road_painter.h"

#include <vector>

namespace stagewright {

/// The middle lines of the walls of bridges: two for each road that leads over others.
[[nodiscard]] std::vector<QPolygonF> parapets(std::span<const RoadShape> shapes);

/// Keeps the ground on which walls stand.
void reserveParapets(FreeSpace& room, std::span<const QPolygonF> walls);

/// The surfaces of roads that lead over others, with their walls.
void paintBridges(const FaceCanvas& canvas, const RoadLevel& over,
                  std::span<const QPolygonF> walls);

} // namespace stagewright
