#pragma once

#include "editor/cli/stage_estimating.h"

namespace stagewright {

/// The command "estimate" of tables of cards: rounds, minutes, the ghost driver's dice by round,
/// and his points once the faces of the hazard die are entered.
[[nodiscard]] StageEstimating cardEstimating();

} // namespace stagewright
