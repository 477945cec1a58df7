#pragma once

#include "model/library/library_entry.h"

namespace stagewright {

/// "gravel 8, asphalt 2": how many pieces are of which.
[[nodiscard]] QString surfacesSaid(const std::map<Terrain, int>& surfaces);

} // namespace stagewright
