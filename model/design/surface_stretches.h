#pragma once

#include "model/design/stage_walk.h"

#include <map>
#include <span>

namespace stagewright {

/// Says of each tile of a walk which terrain it may have, so that all together have the shares that
/// are wished for: in stretches, as roads are, and so that start and finish can be laid.
/// @return false: no tile with those roles has the terrain
[[nodiscard]] bool layStretches(const std::map<Terrain, int>& surfaces, const TileChoices& choices,
                                DriveRandom& random, std::vector<WalkSlot>& slots);

} // namespace stagewright
