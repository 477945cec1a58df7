#pragma once

#include "model/game/pieces.h"

#include <vector>

namespace stagewright {

/// How many copies of each box it takes to have what is needed, as far as they hold it: one of
/// each, and where that does not do, one after another, one more of the box that adds most of what
/// is still missing, of those that add the same the first.
/// @param boxes what each holds
[[nodiscard]] std::vector<int> copiesThatDo(const std::vector<PieceCounts>& boxes,
                                            const PieceCounts& needs);

} // namespace stagewright
