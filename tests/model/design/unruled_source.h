#pragma once

#include "model/design/generate.h"
#include "model/layouts/hextiles/stage/placement.h"

#include <vector>

namespace stagewright {

/// One of each of these boxes, and no rule that a stage would have to hold by: so that a test sees
/// what a search does, not what is sorted out behind it.
StageSource unruledSource(const std::vector<const char*>& boxes, const char* game = "dirt");

/// The tiles of a stage in the order in which they are driven over, a crossing twice.
std::vector<Placement> drivenTiles(const Stage& stage);

} // namespace stagewright
