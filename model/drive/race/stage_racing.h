#pragma once

#include "model/drive/rules.h"
#include "model/fault.h"
#include "model/game/games.h"
#include "model/game/stage.h"

namespace stagewright {

struct RaceRoad;

[[nodiscard]] Expected<RaceRoad> notRaced(const Stage& stage, const DriveRules& rules, int laps,
                                          const Games& games);

/// How several cars race on stages of a kind of layout (Games::face).
struct StageRacing {
    /// The fault: the stage has no route, no car gets through, or the kind has no such model.
    /// @param laps 1 to mostLaps; counts only for circuits
    Expected<RaceRoad> (*road)(const Stage& stage, const DriveRules& rules, int laps,
                               const Games& games) = notRaced;
};

/// With the dashboard that the stage says, if the rules have it.
[[nodiscard]] Expected<RaceRoad> raceRoadOf(const Stage& stage, const Games& games,
                                            const DriveRules& rules, int laps);

} // namespace stagewright
