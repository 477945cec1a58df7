#pragma once

#include "editor/points/sheets/race_table.h"
#include "editor/sheets/page_flow.h"

namespace stagewright {

/// Boxes to be ticked while a race goes on, for tables without the markers: laps and lives of each
/// titan, and whether it lies.
/// @param laps of more than fit, a box for their number
void addLapSheet(Flow& flow, const std::vector<SheetSeat>& seats, int laps);

} // namespace stagewright
