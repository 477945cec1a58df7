#pragma once

#include "editor/cli/house_rules_option.h"
#include "model/game/games.h"
#include "model/rally/evening_plan.h"
#include "model/rally/rally_simulation.h"
#include "model/rally/rules_by_game.h"

#include <QString>

#include <memory>

namespace stagewright {

/// A rally as the command line speaks of it: driven and planned.
struct RallySubject {
    QString file;
    Rally rally;
    Games games;                              ///< with the pieces that there are
    std::unique_ptr<const RulesByGame> rules; ///< which the prepared rally refers to
    PreparedRally prepared;
    RallyRun run;
    RallyStatistics driven;            ///< of the prepared stages; no rallies where there is none
    std::vector<StageMinutes> minutes; ///< of each stage
    EveningPlan plan;
};

/// Drives the stages of a rally that cars drive with as many cars as it has players, and plans it:
/// by the minutes of a planRun, however often and from whatever seed it is driven for its times.
/// @param run its number of players does not matter
/// @param given games, and the table's own rules; the fault says which are for none of the stages
[[nodiscard]] Expected<RallySubject> driveRally(const QString& file, const Rally& rally,
                                                const GivenRules& given, const RallyRun& run);

} // namespace stagewright
