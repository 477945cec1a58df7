#pragma once

#include "validators/stage_substitutes.h"

namespace stagewright {

/// Tiles with the same roads and lanes in place of others (model/design/substitute.h).
[[nodiscard]] StageSubstitutes tileSubstitutes();

} // namespace stagewright
