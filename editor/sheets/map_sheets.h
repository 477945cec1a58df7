#pragma once

#include "editor/sheets/stage_sheet.h"

namespace stagewright {

/// The map of a stage on several pages: first the plan by which they are joined, then the sheets
/// with cutting marks. They are counted without drawing.
/// @param scale dots of a circumradius
[[nodiscard]] SheetPages mapSheetPages(const SharedStageSheet& sheet, const SheetFormat& format,
                                       double scale);

} // namespace stagewright
