#pragma once

#include "model/drive/space.h"

#include <vector>

namespace stagewright {

/// Most spaces that a jump skips.
inline constexpr int mostSkipped = 2;

/// Where a car lands that jumps on `jump` and skips `skipped` spaces (1 or 2), in rising order
/// (driving rules, move 6): each space exactly skipped + 1 moves on; each space of a corner that is
/// met within these moves, as far as it lies ahead; and a space beyond the finish line that is met
/// within them, as a flight over the line ends the drive.
[[nodiscard]] std::vector<SpaceVertex> landings(const SpaceGraph& graph, SpaceVertex jump,
                                                int skipped);

} // namespace stagewright
