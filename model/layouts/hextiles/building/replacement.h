#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_edit.h"

#include <functional>

namespace stagewright {

/// A tile with side `side` up where `old` lies: with its tokens and note, in its turn unless
/// another is the only one that fits.
/// @param rest the stage without `old`
[[nodiscard]] Placement inPlaceOf(const Placement& old, TileId side, const Stage& rest,
                                  const Catalogue& catalogue);

/// The sides that may lie in place of a tile: in its role, with no misfit, and joining as many
/// roads. Those most like it first: that leave the same way, of the same surface, with as many
/// spaces, then by their numbers.
/// @param isThere whether a side may be had
/// @param most how many are wanted
[[nodiscard]] QList<TileId> replacementsFor(const Placement& old, const Stage& stage,
                                            const Catalogue& catalogue,
                                            const std::function<bool(const TileId&)>& isThere,
                                            qsizetype most);

/// Each tile of a group replaced by one with `side` up.
[[nodiscard]] Edit replaced(const Stage& stage, Group group, TileId side,
                            const Catalogue& catalogue);

/// A new tile laid over others, which it replaces: tokens and note of the first stay.
/// @pre some are covered
[[nodiscard]] Edit laidOver(const Placement& tile, const QList<Placement>& covered);

} // namespace stagewright
