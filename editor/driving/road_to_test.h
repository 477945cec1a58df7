#pragma once

#include "model/drive/profile.h"
#include "model/drive/race/test_race.h"
#include "model/game/games.h"

namespace stagewright {

/// The road of a stage on which a person drives, with the laps that it says, and who else does.
/// @param others simulated cars of a profile that drive along, or as many as the grid takes
/// @return no stage if it was asked to stop
[[nodiscard]] Expected<RoadToRace> roadToTest(const Stage& stage, const Games& games,
                                              const DriveRules& rules, Profile profile, int others,
                                              const std::stop_token& stop);

} // namespace stagewright
