#include "editor/driving/road_to_test.h"

#include "model/drive/race/stage_races.h"
#include "model/drive/stage_driving.h"

namespace stagewright {

Expected<RoadToRace> roadToTest(const Stage& stage, const Games& games, const DriveRules& rules,
                                Profile profile, int others, const std::stop_token& stop) {
    if (others == 0) {
        auto task = driveTaskOf(stage, games, rules, stage.info.laps);
        if (!task)
            return tl::unexpected(task.error());
        return RoadToRace{std::make_shared<const StageToDrive>(*std::move(task), rules), nullptr};
    }
    auto races = stageRaces(stage, games, rules, stage.info.laps, others + 1, profile, stop);
    if (!races)
        return tl::unexpected(races.error());
    if (!*races)
        return RoadToRace();
    const RaceRoad& road = (*races)->track().road();
    DriveTask task{road.pieces, road.graph, road.dashboard, road.laps, road.piecesALap};
    return RoadToRace{std::make_shared<const StageToDrive>(std::move(task), rules),
                      *std::move(races)};
}

} // namespace stagewright
