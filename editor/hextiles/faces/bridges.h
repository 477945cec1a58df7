#pragma once

#include "editor/hextiles/faces/free_space.h"
#include "editor/hextiles/faces/road_painter.h"

#include <array>
#include <span>
#include <vector>

namespace stagewright {

/// A road that leads over others.
struct Bridge {
    const RoadShape* shape;
    double s0;
    double s1;                      ///< its deck: the stretch above them, with a margin
    std::array<QPolygonF, 2> walls; ///< the middle lines of the walls
};

[[nodiscard]] std::vector<Bridge> bridgesOf(std::span<const RoadShape> shapes);

/// Keeps the ground on which walls stand.
void reserveBridges(FreeSpace& room, std::span<const Bridge> bridges);

/// The surfaces of roads that lead over others, with their walls. What lies beneath a deck shows
/// through a little, so that one sees which road is above.
void paintBridges(const FaceCanvas& canvas, const RoadLevel& over, std::span<const Bridge> bridges);

} // namespace stagewright
