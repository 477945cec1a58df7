#pragma once

#include "editor/document/stage_undo_step.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_edit.h"

namespace stagewright {

/// Each tile of a group replaced by one with `side` up.
[[nodiscard]] StageUndoStep replaceTiles(const Stage& stage, Group group, TileId side,
                                         const Catalogue& catalogue);

/// A new tile laid over others, which it replaces: tokens and note of the first stay.
/// @pre some are covered
[[nodiscard]] StageUndoStep layOver(const Placement& tile, const QList<Placement>& covered);

} // namespace stagewright
