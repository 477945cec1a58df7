#pragma once

#include "editor/cli/stage_estimating.h"

namespace stagewright {

/// How the command "estimate" takes tracks of points: a titan alone exactly, or races of several.
[[nodiscard]] StageEstimating titanEstimating();

} // namespace stagewright
