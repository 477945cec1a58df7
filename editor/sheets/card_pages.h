#pragma once

#include "editor/sheets/rally_sheet.h"
#include "editor/sheets/sheet_pages.h"

namespace stagewright {

/// A time card for each driver.
[[nodiscard]] SheetPages cardPages(const SharedRallySheet& sheet, const SheetFormat& format);

} // namespace stagewright
