#pragma once

#include "editor/colours/board_colours.h"
#include "editor/document/document.h"
#include "editor/overlays/camera.h"

#include <QPainter>

namespace stagewright {

// What the overlays lay over the board, in pixels of the view. Each paints only what is in view,
// and leaves out what could not be read at the camera's zoom.

/// The number of each tile, large and upright, near its top.
void paintTileNumbers(QPainter& painter, const Document& document, const Camera& camera);

/// The route as a line with arrows, its tiles numbered as they are driven.
void paintRoute(QPainter& painter, const Document& document, const Camera& camera,
                const BoardColours& colours);

/// How many lanes there are where a road meets the border of its tile: in green where it goes on
/// alike, in red where it does not, grey where nothing lies beyond.
void paintLanes(QPainter& painter, const Document& document, const Camera& camera);

/// The table around the middle of the stage, its longer side along the longer side of the stage,
/// and its size.
void paintTable(QPainter& painter, const Document& document, const Table& table,
                const Camera& camera, const BoardColours& colours);

/// What the marks on the board mean, in the top left corner of the view.
void paintLegend(QPainter& painter, const Camera& camera, const QPalette& palette);

/// The table in circumradii, lying around the middle of a stage that covers `stage`.
[[nodiscard]] QRectF tableAround(const QRectF& stage, const Table& table);

} // namespace stagewright
