#pragma once

#include "editor/document/rally_undo_step.h"

namespace stagewright {

/// Puts stages of other rallies before the one at `at`, in one step. Service, place and whatever
/// else is said of each comes with it; session and results do not.
/// @param at 0 to the number of stages
[[nodiscard]] RallyUndoStep addStagesTo(const Rally& rally, const QList<RallyStage>& stages,
                                        qsizetype at);

} // namespace stagewright
