#pragma once

#include "editor/zones/faces/chain_grid.h"
#include "editor/zones/faces/drawn_chain.h"
#include "editor/zones/faces/zone_style.h"

#include <QPainter>

namespace stagewright {

/// On each board the numbers of its ends, and where there is most room its name with an arrow to
/// the long side of its ends 0 1 2; start and finish outside the boards; beside each road the
/// numbers of its sections in the chain and the sector of the first, "3 S2".
/// @param openEnd there is no finish yet
void paintChainLabels(QPainter& painter, const ChainGrid& grid, const DrawnChain& chain,
                      const ZoneStyle& style, bool openEnd);

} // namespace stagewright
