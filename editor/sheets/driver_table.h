#pragma once

#include "editor/sheets/page_flow.h"
#include "editor/sheets/rally_sheet.h"

#include <QString>

#include <vector>

namespace stagewright {

/// What is filled in of a stage or race alone: a line for each driver, as many as play. A table
/// with a line for each stage would leave most of its page blank.
/// @param title "Race sheet": what stands at the right of the heading
/// @param width of the page, dots
/// @param rowFactor how much higher than need be its rows are
[[nodiscard]] std::vector<FlowBlock>
driverTable(const SharedRallySheet& sheet, const QString& title, double width, double rowFactor);

} // namespace stagewright
