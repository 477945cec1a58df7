#pragma once

#include "editor/sheets/rally_sheet.h"
#include "editor/sheets/sheet_pages.h"

namespace stagewright {

/// What is filled in at the table: the rally sheet, solo sheets of the games that have them, a card
/// for each driver; and the standings, if there are results.
[[nodiscard]] SheetPages timePages(const SharedRallySheet& sheet, const SheetFormat& format);

} // namespace stagewright
