#pragma once

#include "editor/sheets/rally_sheet.h"
#include "editor/sheets/sheet_pages.h"

namespace stagewright {

/// What an evening needs to know: sessions, stages, timetable, boxes, rules.
[[nodiscard]] SheetPages overviewPages(const SharedRallySheet& sheet, const SheetFormat& format);

} // namespace stagewright
