#pragma once

#include "model/layouts/hextiles/stage/boxes_for.h"

namespace stagewright {

/// The boxes that a stage needs (boxesFor) and of which it has a tile: all but a core box of which
/// none is used.
[[nodiscard]] BoxList usedBoxes(const Stage& stage, const Catalogue& catalogue);

} // namespace stagewright
