#pragma once

#include "model/drive/flat_plan.h"
#include "model/drive/race/race_track.h"

namespace stagewright {

/// What turns flat out with one set of dice are planned by.
struct FlatTables {
    /// @param values what turns are worth after the one that is planned
    FlatTables(const RaceTrack& track, const DriveRules& rules, const Dashboard& dashboard,
               TurnValues values);

    DicePools pools;
    PlannedPools planned;
    std::vector<std::array<Exits, flights>> exits; ///< by space
    TurnValues following;
};

} // namespace stagewright
