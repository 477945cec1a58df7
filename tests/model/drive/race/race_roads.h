#pragma once

#include "model/drive/race/race_simulator.h"

#include <string>

namespace stagewright {

/// A straight road of rows that are as wide as it has lanes, without limits; the first spaces
/// beyond its last row end it. The cars stand in the first row, from the left.
RaceRoad straightRoad(int rows, int lanes);

/// The space of a row and a lane, both from 0.
SpaceVertex spaceAt(int row, int lane, int lanes);

/// A circuit or a stage of tests/data, by the rules of its game.
RaceRoad roadFrom(const std::string& file, const DriveRules& rules, int laps = 1);

std::shared_ptr<const RaceSimulator> racesOn(RaceRoad road, const DriveRules& rules,
                                             const RaceSettings& settings);

} // namespace stagewright
