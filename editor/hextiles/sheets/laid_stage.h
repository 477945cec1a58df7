#pragma once

#include "editor/hextiles/sheets/stage_sheet.h"

namespace stagewright {

/// Draws the stage as it lies when its last tile is laid, under a line that says how large it is.
void paintLaidStage(QPainter& painter, const QRectF& place, const StageSheet& sheet);

} // namespace stagewright
