#pragma once

#include "editor/points/board/board_figures.h"
#include "editor/points/faces/board_grid.h"

#include <QPainter>

namespace stagewright {

enum class FigureLook : std::uint8_t {
    Standing,
    Pushed ///< where it would be
};

/// The figure of that number on a point.
void paintFigure(QPainter& painter, const BoardGrid& grid, Place place, int number,
                 FigureLook look);

} // namespace stagewright
