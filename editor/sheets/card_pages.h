#pragma once

#include "editor/sheets/page_flow.h"
#include "editor/sheets/rally_sheet.h"

#include <vector>

namespace stagewright {

/// A time card for each driver, to be laid out on upright pages.
[[nodiscard]] std::vector<FlowBlock> cardBlocks(const SharedRallySheet& sheet,
                                                const SheetFormat& format);

/// Pages of them alone.
[[nodiscard]] SheetPages cardPages(const SharedRallySheet& sheet, const SheetFormat& format);

} // namespace stagewright
