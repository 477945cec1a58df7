#pragma once

#include "editor/hextiles/sheets/stage_sheet.h"
#include "editor/sheets/sheet_pages.h"

namespace stagewright {

/// The roadbook: what a co-driver reads for each tile of the route.
[[nodiscard]] SheetPages notePages(const SharedStageSheet& sheet, const SheetFormat& format);

} // namespace stagewright
