#include "model/drive/race/stage_racing.h"

#include "model/drive/race/race_road.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct RacingTexts {
    Q_DECLARE_TR_FUNCTIONS(StageRacing)
};

} // namespace

Expected<RaceRoad> notRaced(const Stage&, const DriveRules&, int, const Games&) {
    return tl::unexpected(
        Fault{RacingTexts::tr("how several cars race in this game is not known"), {}, {}, {}});
}

Expected<RaceRoad> raceRoadOf(const Stage& stage, const Games& games, const DriveRules& rules,
                              int laps) {
    auto road = games.face<StageRacing>(stage).road(stage, rules, laps, games);
    if (const Dashboard* said = dashboardNamed(rules, stage.info.dashboard); road && said)
        road->dashboard = *said;
    return road;
}

} // namespace stagewright
