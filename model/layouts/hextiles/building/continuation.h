#pragma once

#include "model/layouts/hextiles/building/open_end.h"

namespace stagewright {

/// Which way a road is wanted to go on, as its driver sees it.
enum class PreferredBend : unsigned char {
    AsPrinted, ///< driven from -> to
    Left,
    Right
};

/// How a tile goes on at an open end. Of the ways in which it joins the road: those that lean as
/// wanted, then those that fit their other neighbours too, then those driven as printed. A tile
/// that has no road to join with lies as it is printed.
[[nodiscard]] Placement continuation(const Stage& stage, const Catalogue& catalogue,
                                     const OpenEnd& end, TileId side,
                                     PreferredBend preferred = PreferredBend::AsPrinted);

} // namespace stagewright
