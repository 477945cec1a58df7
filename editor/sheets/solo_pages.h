#pragma once

#include "editor/sheets/rally_sheet.h"
#include "editor/sheets/sheet_pages.h"

namespace stagewright {

/// Solo sheets of the stages whose games have them.
[[nodiscard]] SheetPages soloPages(const SharedRallySheet& sheet, const SheetFormat& format);

} // namespace stagewright
