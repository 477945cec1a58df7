#pragma once

#include "model/drive/drive_task.h"
#include "model/drive/race/race_road.h"
#include "model/rally/rules_by_game.h"
#include "model/rally/standings.h"

#include <deque>
#include <optional>
#include <vector>

namespace stagewright {

/// A stage of a rally, ready to be driven.
struct PreparedStage {
    DriveTask task;
    const DriveRules* rules = nullptr;
    int pieces = 0; ///< of the stage, beside the road too
    bool serviceAfter = false;
    bool flyingStart = false;
    /// With the dice of the first car on gravel, where the rules have some and the table uses them.
    std::optional<Dashboard> leaderDashboard;
    /// On which its cars race each other; nothing: they start one after the other, as on stages of
    /// games with time cards, or no race of this road is known.
    std::optional<RaceRoad> raceRoad;
    qsizetype index = 0; ///< in the rally
};

/// All stages of a rally that cars drive (those that are not isTimed), ready to be driven.
using PreparedRally = std::deque<PreparedStage>;

/// @param rulesOf its rules must outlive the prepared rally
/// @return the fault of the first stage that cannot be driven, which names it
[[nodiscard]] Expected<PreparedRally> prepareRally(const Rally& rally, const Games& games,
                                                   const RulesOf& rulesOf);

/// Likewise; a stage of a game without rules cannot be driven.
[[nodiscard]] Expected<PreparedRally> prepareRally(const Rally& rally, const Games& games,
                                                   const RulesByGame& rules);

} // namespace stagewright
