#pragma once

#include "editor/sheets/rally_sheet.h"
#include "editor/sheets/sheet_pages.h"

namespace stagewright {

/// The rally sheet, of circuits the race sheet: all stages, with places for as many as
/// play, and a line for the whole of them.
[[nodiscard]] SheetPages rallyTimePages(const SharedRallySheet& sheet, const SheetFormat& format);

} // namespace stagewright
