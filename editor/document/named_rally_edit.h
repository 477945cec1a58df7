#pragma once

#include "model/rally/rally_edit.h"
#include "model/step_name.h"

#include <QString>

namespace stagewright {

/// A step of the undo history that changes the rally around the stages, before it is taken; see
/// NamedEdit.
struct NamedRallyEdit {
    RallyEdit edit;
    StepName name;
    int gesture = 0;
};

// The edits that the user makes, by name. Where they change nothing, the edit is nothing.

/// @param at 0 to the number of stages
[[nodiscard]] NamedRallyEdit addStageTo(const Rally& rally, const Stage& stage, qsizetype at);
[[nodiscard]] NamedRallyEdit duplicateStageOf(const Rally& rally, StageKey stage);
/// The last stage cannot be removed.
[[nodiscard]] NamedRallyEdit removeStageOf(const Rally& rally, StageKey stage);
/// @param to its index afterwards
[[nodiscard]] NamedRallyEdit moveStageOf(const Rally& rally, StageKey stage, qsizetype to);
[[nodiscard]] NamedRallyEdit renameStageOf(const Rally& rally, StageKey stage,
                                           const QString& title);
[[nodiscard]] NamedRallyEdit setServiceAfter(const Rally& rally, StageKey stage, bool service);

} // namespace stagewright
