#pragma once

#include "editor/hextiles/faces/bridges.h"
#include "editor/hextiles/faces/danger_signs.h"
#include "editor/hextiles/faces/fords.h"
#include "editor/hextiles/faces/kerbs.h"
#include "editor/hextiles/faces/shortcuts.h"

namespace stagewright {

/// All that is worked out about a side before its first stroke.
struct FacePlan {
    std::vector<RoadShape> shapes;
    std::vector<ShortcutArea> shortcuts;
    std::vector<Ford> fords;
    std::vector<Kerb> kerbs;
    std::vector<Bridge> bridges;
    std::vector<SignPost> posts;
    FreeSpace room; ///< what is left for scenery
};

[[nodiscard]] FacePlan planOf(const TileSide& side);

} // namespace stagewright
