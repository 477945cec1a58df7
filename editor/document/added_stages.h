#pragma once

#include "editor/document/named_rally_edit.h"

namespace stagewright {

/// Puts stages of other rallies before the one at `at`, in one step. Service, place and whatever
/// else is said of each comes with it; session and results do not.
/// @param at 0 to the number of stages
[[nodiscard]] NamedRallyEdit addStagesTo(const Rally& rally, const QList<RallyStage>& stages,
                                         qsizetype at);

} // namespace stagewright
