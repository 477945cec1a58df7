#pragma once

#include "editor/hextiles/sheets/stage_sheet.h"
#include "editor/sheets/sheet_pages.h"

namespace stagewright {

/// The largest scale of which the map needs no more sheets than of the least, as a round 1 : 7.3.
/// @param least dots of a circumradius
[[nodiscard]] double joinedScale(const StageSheet& sheet, const SheetFormat& format, double least);

/// The map of a stage on several pages: first the plan by which they are joined, with what the
/// stage needs, then the sheets with cutting marks. They are counted without drawing.
/// @param scale dots of a circumradius
[[nodiscard]] SheetPages mapSheetPages(const SharedStageSheet& sheet, const SheetFormat& format,
                                       double scale);

} // namespace stagewright
