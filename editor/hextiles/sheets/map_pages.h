#pragma once

#include "editor/hextiles/sheets/stage_sheet.h"
#include "editor/sheets/sheet_pages.h"

namespace stagewright {

/// The map in the middle of a place, with its tiles' numbers where they have room.
/// @param scale dots of a circumradius
void paintSheetMap(QPainter& painter, const QRectF& place, const StageSheet& sheet, double scale,
                   const std::shared_ptr<FaceStencils>& faces);

/// How large the map of a stage is on pages of its own: dots of a circumradius.
[[nodiscard]] double mapScale(const StageSheet& sheet, const SheetFormat& format);

/// The map as large as the page allows, upright or across, under a heading; or at its scale, on
/// several pages if need be.
[[nodiscard]] SheetPages mapPages(const SharedStageSheet& sheet, const SheetFormat& format);

} // namespace stagewright
