#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_edit.h"

namespace stagewright {

/// A tile with side `side` up where `old` lies: with its tokens and note, in its turn unless
/// another is the only one that fits.
/// @param rest the stage without `old`
[[nodiscard]] Placement inPlaceOf(const Placement& old, TileId side, const Stage& rest,
                                  const Catalogue& catalogue);

/// Each tile of a group replaced by one with `side` up.
[[nodiscard]] Edit replaced(const Stage& stage, Group group, TileId side,
                            const Catalogue& catalogue);

/// A new tile laid over others, which it replaces: tokens and note of the first stay.
/// @pre some are covered
[[nodiscard]] Edit laidOver(const Placement& tile, const QList<Placement>& covered);

} // namespace stagewright
