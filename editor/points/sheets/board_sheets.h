#pragma once

#include "editor/sheets/sheet_pages.h"
#include "editor/sheets/sheet_plan.h"
#include "model/layouts/points/track/titan_layout.h"

namespace stagewright {

/// A board that is larger than a page, spread over several: first the plan by which they are
/// joined, then sheets with cutting marks.
/// @param side of the board, dots
/// @param owner whose the pages are
[[nodiscard]] SheetPages boardSheets(const PointTrack& track, double side, const SheetPlan& plan,
                                     const QString& owner);

} // namespace stagewright
