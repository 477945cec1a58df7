#pragma once

#include "editor/hextiles/sheets/stage_sheet.h"
#include "editor/sheets/sheet_pages.h"

namespace stagewright {

/// The tiles to pick from the boxes, those that lie on the table, and those that go back.
[[nodiscard]] SheetPages listPages(const SharedStageSheet& sheet, const SheetFormat& format);

} // namespace stagewright
