#pragma once

#include "model/layouts/hextiles/stage/tile_layout.h"

namespace stagewright {

/// A stage of `tiles` tiles (4 or more) that winds to and fro: start, straights and bends of the
/// DIRT core box, finish. It has no open end beside those of start and finish.
Stage longStage(int tiles);

} // namespace stagewright
