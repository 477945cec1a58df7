#include "model/drive/race/flat_tables.h"

namespace stagewright {

FlatTables::FlatTables(const RaceTrack& track, const DriveRules& rules, const Dashboard& dashboard,
                       TurnValues values)
    : pools(rules.dice, dashboard)
    , planned(pools, rules)
    , following(std::move(values)) {
    const std::vector<bool> leads = spacesThatLeadOn(track.graph());
    for (SpaceVertex v = 0; v < track.size(); ++v)
        exits.push_back(exitsFrom(track.graph(), v, leads));
}

} // namespace stagewright
