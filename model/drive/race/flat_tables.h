#pragma once

#include "model/drive/flat_plan.h"
#include "model/drive/race/race_track.h"

namespace stagewright {

/// What turns flat out with one set of dice are planned by.
struct FlatTables {
    /// @param values what turns are worth after the one that is planned
    /// @param lost FutureCost::lostTurns
    FlatTables(const RaceTrack& track, const DriveRules& rules, const Dashboard& dashboard,
               TurnValues values, std::vector<double> lost);

    /// What a driver reckons with who plans by them.
    [[nodiscard]] FutureCost future() const;

    DicePools pools;
    PlannedPools planned;
    std::vector<std::array<Exits, flights>> exits; ///< by space
    TurnValues following;
    std::vector<double> lostTurns;
};

} // namespace stagewright
