#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <cstdint>

namespace stagewright {

/// The same for stages whose roads cover the same hexes: however turned, seen in a mirror, or
/// driven the other way, with whatever tiles (RoadShapes). Service parks and fillers do not count.
[[nodiscard]] std::uint64_t stageShape(const Stage& stage, const Catalogue& catalogue);

} // namespace stagewright
