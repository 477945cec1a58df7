#pragma once

#include "model/game/edit.h"
#include "model/step_name.h"

#include <QString>

namespace stagewright {

/// A step of the undo history before it is taken: an edit, and what the user calls it.
struct StageUndoStep {
    Edit edit;
    StepName name;

    /// Steps of one gesture (a spin of the wheel, a word being typed) become one. 0: a step alone.
    int gesture = 0;
};

// What is said of a stage of any game.

[[nodiscard]] StageUndoStep changeTitle(const Stage& stage, const QString& title);
[[nodiscard]] StageUndoStep changeAuthor(const Stage& stage, const QString& author);
/// @param laps 1 to mostLaps
[[nodiscard]] StageUndoStep changeLaps(const Stage& stage, int laps);
/// @param id of the rules; empty: the usual one for the road
[[nodiscard]] StageUndoStep changeDashboard(const Stage& stage, const QString& id);

} // namespace stagewright
