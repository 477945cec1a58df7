#pragma once

#include "model/game/layout_changes.h"

namespace stagewright {

/// Section by section: as many as can be stay in their order. Of the others one of the same zone
/// between the same neighbours is turned if it is driven the other way, flipped if it is so on the
/// other side of the board, else altered.
[[nodiscard]] LayoutChanges changesOfChains(const Stage& first, const Stage& second);

} // namespace stagewright
