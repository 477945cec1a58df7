#include "model/drive/race/flat_tables.h"

namespace stagewright {

FlatTables::FlatTables(const RaceTrack& track, const DriveRules& rules, const Dashboard& dashboard,
                       TurnValues values, std::vector<double> lost)
    : pools(rules.dice, dashboard)
    , planned(pools, rules)
    , following(std::move(values))
    , lostTurns(std::move(lost)) {
    const std::vector<bool> leads = spacesThatLeadOn(track.graph());
    for (SpaceVertex v = 0; v < track.size(); ++v)
        exits.push_back(exitsFrom(track.graph(), v, leads));
}

FutureCost FlatTables::future() const {
    FutureCost future;
    future.lostTurns = &lostTurns;
    return future;
}

} // namespace stagewright
