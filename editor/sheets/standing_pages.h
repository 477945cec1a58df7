#pragma once

#include "editor/sheets/rally_sheet.h"
#include "editor/sheets/sheet_pages.h"

namespace stagewright {

/// The standings, if there are results.
[[nodiscard]] SheetPages standingPages(const SharedRallySheet& sheet, const SheetFormat& format);

} // namespace stagewright
