#pragma once

#include "editor/sheets/page_flow.h"
#include "editor/zones/faces/zone_style.h"
#include "model/layouts/zones/chain/chain_layout.h"
#include "model/layouts/zones/driving/road_rules.h"

namespace stagewright {

/// To paint in dots of the sheet.
[[nodiscard]] ZoneStyle sheetZones(bool mono);

/// As the race director writes it, to be broken behind the slashes alone.
[[nodiscard]] QString roadbookText(const QList<StageSection>& sections);

/// Roadbook line, what the stage is like, drawing of the boards as they lie.
/// @param keptFrom see tyreSectorsOf()
/// @param mostPicture height of the drawing
void addChainSetUp(Flow& flow, const ChainLayout& chain, const ZoneBoards& boards, int keptFrom,
                   bool mono, double mostPicture);

/// The drawing alone.
/// @param keptFrom see tyreSectorsOf()
/// @param mostHeight of it
void addChainPicture(Flow& flow, const ChainLayout& chain, const ZoneBoards& boards, int keptFrom,
                     bool mono, double mostHeight);

/// What is assumed of boards and rules.
void addAssumed(Flow& flow, const ChainLayout& chain, const ZoneBoards& boards,
                const RoadRules& rules);

} // namespace stagewright
