#pragma once

#include "model/layouts/hextiles/catalogue/tile_side.h"

#include <vector>

namespace stagewright {

/// A stretch of a road that turns one way, as it reads from -> to.
struct Corner {
    Stretch part;
    double degrees = 0; ///< by how much the road turns on it; to the right where positive
    bool right = true;  ///< whether the inside lane is the right one
    std::vector<const Space*> outside; ///< the limited spaces of its outside line, along the road
    std::vector<const Space*> inside;  ///< its other limited spaces
};

/// The corners of a road, from -> to. DIRT numbers them; elsewhere a stretch of limited spaces is a
/// corner, or several where it turns one way and then the other. A road that bends and limits
/// nothing is one corner without spaces.
///
/// The spaces are those of the road, which must outlive them.
[[nodiscard]] std::vector<Corner> cornersOf(const Road& road);

/// By how many degrees the road turns in a bend of which `corner` is the limited part, to the right
/// where positive: from where it begins to turn that way to where it ends, limited or not. The legs
/// of a loop turn as far as its tip.
[[nodiscard]] double wholeTurn(const Road& road, const Corner& corner);

} // namespace stagewright
