#pragma once

#include "editor/hextiles/sheets/stage_sheet.h"
#include "editor/sheets/sheet_pages.h"

namespace stagewright {

/// All that a table needs to set the stage up on one page: its map, with the list of its tiles in
/// the margin. A stage too large for that has its list on pages of its own, and one whose map has
/// no room for the tiles' numbers on one page has that on several.
[[nodiscard]] SheetPages setupPages(const SharedStageSheet& sheet, const SheetFormat& format);

/// Whether those pages have the list of its tiles as pages of its own (list_pages.h).
[[nodiscard]] bool isListApart(const StageSheet& sheet, const SheetFormat& format);

} // namespace stagewright
