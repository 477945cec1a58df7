#pragma once

#include "model/layouts/hextiles/stage/tile_layout.h"

#include <array>

namespace stagewright {

// Stages with much of one kind, beside those of long_stage.h.

/// Tiles on one hex.
Stage onOneHex(int tiles);

/// Every seventh tile of a long road is turned.
Stage turnedHereAndThere(int tiles);

/// A long road of which every tile lies twice.
Stage doubled(int tiles);

/// Tiles apart from each other: each road ends twice.
Stage apart(int findings);

Stage tokensOnATile(int tokens);

/// The same number of tokens on each of a thousand tiles, or one on each of as many.
Stage tokensOverAStage(int tokens);

/// One of each kind that the window is shown.
struct GrowingStage {
    const char* name;
    Stage (*make)(int count);
};
extern const std::array<GrowingStage, 5> growingStages;

} // namespace stagewright
