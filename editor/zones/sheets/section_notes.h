#pragma once

#include "editor/sheets/page_flow.h"
#include "model/layouts/zones/chain/chain_layout.h"

namespace stagewright {

/// Strips of the sections as pacenotes, each below its number, its points, sector and surface, and
/// what the signs mean. Sections whose spaces are not entered are named in a sentence.
/// @param keptFrom see tyreSectorsOf()
void addSectionNotes(Flow& flow, const ChainLayout& chain, const ZoneBoards& boards, int keptFrom,
                     bool mono);

} // namespace stagewright
