#pragma once

#include "model/drive/race/race_simulator.h"

namespace stagewright {

/// What is expected of a race.
struct EnumeratedRace {
    double roundsFirst = 0;
    double turns = 0;
    double losses = 0;
    double heldUp = 0;
    double offRoad = 0;
    double firstWins = 0; ///< chance that the car on the first place of the grid does
};

/// Every way in which the dice of a race of two may fall, with its chance: all but the choice of
/// the next move is done here again, in the plainest way. Only by the order of play of GT, on roads
/// that are tiny and have no jumps.
EnumeratedRace enumeratedRace(const RaceSimulator& simulator, const DriveRules& rules);

} // namespace stagewright
