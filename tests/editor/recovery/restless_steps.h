#pragma once

#include "editor/document/stage_undo_step.h"

namespace stagewright {

/// The stage after so many steps of the restless editor: its title is their number, and tiles come
/// one by one, then go again.
[[nodiscard]] Stage stageAfterSteps(int steps);

/// From one such stage to the next.
[[nodiscard]] StageUndoStep nextStep(const Stage& stage);

/// How many steps the stage is after; -1 for one that is no such stage.
[[nodiscard]] int stepsOf(const Stage& stage);

} // namespace stagewright
