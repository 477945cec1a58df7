#pragma once

#include "editor/sheets/page_flow.h"
#include "editor/sheets/rally_sheet.h"

#include <vector>

namespace stagewright {

/// The standings, if there are results, to be laid out on upright pages.
/// @param isApart on a page of their own, which says of what they are
[[nodiscard]] std::vector<FlowBlock> standingBlocks(const SharedRallySheet& sheet,
                                                    const SheetFormat& format, bool isApart);

} // namespace stagewright
