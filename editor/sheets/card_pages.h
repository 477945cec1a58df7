#pragma once

#include "editor/sheets/page_flow.h"
#include "editor/sheets/rally_sheet.h"

#include <vector>

namespace stagewright {

/// A time card for each driver, of races a race card, to be laid out on upright pages.
/// @param rowFactor how much higher than need be its rows are
[[nodiscard]] std::vector<FlowBlock> cardBlocks(const SharedRallySheet& sheet,
                                                const SheetFormat& format, double rowFactor);

} // namespace stagewright
