#pragma once

#include "editor/points/faces/board_grid.h"
#include "model/layouts/points/racing/die_moves.h"

#include <QColor>
#include <QPainter>

namespace stagewright {

/// Lines of a way, before and behind an edge where it goes over one.
[[nodiscard]] std::vector<QLineF> linesOfWay(const BoardGrid& grid, const DieMove& move,
                                             Place from);

/// The way of a move as arrows, and a ring round its end.
void paintWay(QPainter& painter, const BoardGrid& grid, const DieMove& move, Place from,
              const QColor& colour, const QColor& halo);

} // namespace stagewright
