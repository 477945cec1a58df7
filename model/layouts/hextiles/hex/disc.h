#pragma once

#include "model/layouts/hextiles/hex/hex.h"

#include <vector>

namespace stagewright {

/// The hexes at most `radius` steps away from `middle`, itself among them, sorted.
[[nodiscard]] std::vector<Hex> disc(Hex middle, int radius);

} // namespace stagewright
