#pragma once

#include "model/drive/race/race_simulator.h"

#include <string>

namespace stagewright {

/// What a recorded race breaks of what must hold in every race: one car a space, gears that the
/// dice allow, the order of play, everybody in or retired, seconds and losses as they were counted.
/// Looked at from the record alone. Empty: nothing.
std::string brokenRule(const RaceSimulator& simulator, const DriveRecord& record,
                       const RaceOutcome& outcome);

/// Races one after the other with their numbers from 0, until a rule is broken.
/// @return which, and in which race; empty: none
std::string brokenInRaces(const RaceSimulator& simulator, std::uint64_t seed, int races);

} // namespace stagewright
