#pragma once

#include "model/drive/profile.h"
#include "model/drive/race/race_simulator.h"
#include "model/drive/race/stage_racing.h"

namespace stagewright {

/// How drivers of a profile race: whom it calls optimal knows what a loss of control costs in a
/// race.
[[nodiscard]] Manner mannerOf(Profile profile);

/// Races of so many cars on a road, or of as many as its grid and a race take, driven as a profile
/// says.
/// @param cars at least 1
/// @return no simulator if it was asked to stop; the fault: so many spaces cannot be raced
[[nodiscard]] Expected<std::shared_ptr<const RaceSimulator>>
racesAlong(RaceRoad road, const DriveRules& rules, int cars, Profile profile,
           const std::stop_token& stop = {});

/// Likewise on the road of a stage, with the dashboard that the stage says.
/// @param laps 1 to mostLaps; counts only for circuits
/// @return the fault: no car gets through, too
[[nodiscard]] Expected<std::shared_ptr<const RaceSimulator>>
stageRaces(const Stage& stage, const Games& games, const DriveRules& rules, int laps, int cars,
           Profile profile, const std::stop_token& stop = {});

/// A race turn by turn, and what it came to.
struct RecordedRace {
    DriveRecord record; ///< its spaces are those of the race road
    RaceOutcome outcome;
};

/// Race number 0 of a seed: the one that `race --seed S --races 1` runs.
[[nodiscard]] RecordedRace recordedRace(const RaceSimulator& simulator, std::uint64_t seed);

} // namespace stagewright
