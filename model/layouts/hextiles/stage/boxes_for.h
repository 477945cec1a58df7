#pragma once

#include "model/game/pieces.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <vector>

namespace stagewright {

using BoxList = std::vector<const Box*>;

/// The boxes that a stage needs at least: the core box of its game (also if no tile of it is used),
/// then, one after another, the box that adds most of the tiles still missing, until no box adds
/// any. Each box is counted once. Of boxes that add the same, the stage's game goes first, then the
/// catalogue's order.
[[nodiscard]] BoxList boxesFor(const Stage& stage, const Catalogue& catalogue);

/// Those of the boxes that hold the tile; the side does not matter.
[[nodiscard]] BoxList boxesHolding(TileId tile, const BoxList& boxes);

/// What the boxes hold together; a box that is listed twice counts twice.
[[nodiscard]] Stock stockOf(const BoxList& boxes);
/// Likewise; boxes that the catalogue does not know are passed over.
[[nodiscard]] Stock stockOf(const BoxCounts& boxes, const Catalogue& catalogue);

} // namespace stagewright
