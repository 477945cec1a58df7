#pragma once

#include "editor/cli/stage_estimating.h"

namespace stagewright {

/// How the command "estimate" takes chains of printed boards: exactly, or by many drives.
[[nodiscard]] StageEstimating roadEstimating();

} // namespace stagewright
