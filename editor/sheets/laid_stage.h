#pragma once

#include "editor/sheets/sheet_page.h"
#include "editor/sheets/stage_sheet.h"

namespace stagewright {

/// Below this height the stage is not drawn at the end of its laying order.
inline constexpr double leastOfLaidStage = mm(55);

/// Draws the stage as it lies when its last tile is laid, under a line that says how large it is.
void paintLaidStage(QPainter& painter, const QRectF& place, const StageSheet& sheet);

} // namespace stagewright
