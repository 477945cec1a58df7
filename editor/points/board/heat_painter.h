#pragma once

#include "editor/points/faces/board_grid.h"

#include <QPainter>

#include <vector>

namespace stagewright {

/// How much happens on points, each 0 to 1: the points of one board after those of another, by
/// their numbers (pointCount each). Empty: nothing is shown.
using PointHeat = std::vector<double>;

/// Which points are seen.
struct SeenPoints {
    int world = 0;     ///< the board, from 0
    bool wraps = true; ///< those across the edges too
};

/// A ring round each point, the broader and fuller the more happens there.
void paintHeat(QPainter& painter, const BoardGrid& grid, const PointHeat& heat, SeenPoints seen,
               const QColor& colour);

} // namespace stagewright
