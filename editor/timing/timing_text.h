#pragma once

#include "editor/rally/evening_planner.h"
#include "model/rally/rally.h"

#include <QTime>

namespace stagewright {

// What is said at the table, in the user's language.

/// When the stage is played by the plan; how the evening stands against that, if it is the one that
/// is played; at what time the evening is over.
/// Empty: there is no plan.
[[nodiscard]] QString planLine(const EveningPlanner& planner, const Rally& rally, qsizetype stage,
                               QTime now);

/// What is to be laid next, from the stage that is played on: that one, until somebody has driven
/// it. What lies already is not listed.
[[nodiscard]] QString layingText(const Rally& rally, qsizetype stage, const Games& games);

/// The names of those who start after a driver and have no result yet, in order. Empty: nobody.
[[nodiscard]] QString thenStart(const Rally& rally, StageKey stage, const QList<DriverKey>& order,
                                DriverKey driver);

/// The names of those in the first place after all stages.
[[nodiscard]] QString winners(const Rally& rally, const RulesOf& rulesOf);

} // namespace stagewright
