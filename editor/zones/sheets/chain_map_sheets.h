#pragma once

#include "editor/sheets/sheet_pages.h"
#include "editor/sheets/sheet_plan.h"
#include "model/layouts/zones/chain/chain_layout.h"

namespace stagewright {

/// The boards of a chain as they lie, to a scale, on as many pages as that takes: of more than one
/// the first says how they are joined.
/// @param name of the stage
/// @param keptFrom see tyreSectorsOf()
/// @param oneTo the scale, 1 : oneTo
[[nodiscard]] SheetPages chainMapSheets(const QString& name, const ChainLayout& chain,
                                        const ZoneBoards& boards, int keptFrom,
                                        const SheetPlan& plan, double oneTo);

} // namespace stagewright
