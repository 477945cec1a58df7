#pragma once

#include "model/rally/rally_edit.h"
#include "model/step_name.h"

#include <QString>

namespace stagewright {

/// A step of the undo history that changes the rally around the stages, before it is taken; see
/// StageUndoStep.
struct RallyUndoStep {
    RallyEdit edit;
    StepName name;
    int gesture = 0;
};

// The edits that the user makes, by name. Where they change nothing, the edit is nothing.

/// @param at 0 to the number of stages
[[nodiscard]] RallyUndoStep addStageTo(const Rally& rally, const Stage& stage, qsizetype at);
[[nodiscard]] RallyUndoStep duplicateStageOf(const Rally& rally, StageKey stage);
/// The last stage cannot be removed.
[[nodiscard]] RallyUndoStep removeStageOf(const Rally& rally, StageKey stage);
/// @param to its index afterwards
[[nodiscard]] RallyUndoStep moveStageOf(const Rally& rally, StageKey stage, qsizetype to);
[[nodiscard]] RallyUndoStep renameStageOf(const Rally& rally, StageKey stage, const QString& title);
[[nodiscard]] RallyUndoStep setServiceAfter(const Rally& rally, StageKey stage, bool service);
/// @param players 1 to mostDrivers
[[nodiscard]] RallyUndoStep changePlayersOf(const Rally& rally, int players);

} // namespace stagewright
