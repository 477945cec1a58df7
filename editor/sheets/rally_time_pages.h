#pragma once

#include "editor/sheets/rally_sheet.h"
#include "editor/sheets/sheet_pages.h"

namespace stagewright {

/// The rally sheet: all stages, with places for six drivers.
[[nodiscard]] SheetPages rallyTimePages(const SharedRallySheet& sheet, const SheetFormat& format);

} // namespace stagewright
