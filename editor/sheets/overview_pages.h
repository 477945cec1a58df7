#pragma once

#include "editor/sheets/rally_sheet.h"
#include "editor/sheets/sheet_pages.h"

namespace stagewright {

/// What an evening needs to know: sessions, stages with small pictures, timetable, boxes, rules.
/// @param mono pictures in black and white
[[nodiscard]] SheetPages overviewPages(const SharedRallySheet& sheet, const SheetFormat& format,
                                       bool mono = false);

} // namespace stagewright
