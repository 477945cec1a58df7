#include "model/rally/prepared_rally.h"

#include "model/drive/race/stage_racing.h"
#include "model/drive/stage_driving.h"
#include "model/drive/stage_timing.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct PreparedRallyTexts {
    Q_DECLARE_TR_FUNCTIONS(PreparedRallyTexts)
};

/// The graphs of all stages are kept while a rally is driven.
constexpr std::size_t mostInRally = 250'000;

/// The dashboard of the same car on the same ground that has leader dice.
std::optional<Dashboard> withLeaderDie(const Dashboard& usual, const DriveRules& rules) {
    const auto found =
        std::find_if(rules.dashboards.begin(), rules.dashboards.end(), [&](const Dashboard& each) {
            return each.leader > 0 && usual.leader == 0 && each.carClass == usual.carClass &&
                   each.tyres == usual.tyres && each.surface == usual.surface;
        });
    return found == rules.dashboards.end() ? std::nullopt : std::optional(*found);
}

std::optional<RaceRoad> raceRoad(const RallyStage& stage, const Games& games,
                                 const DriveRules& rules) {
    if (rules.hasCardBacks())
        return std::nullopt;
    auto road = raceRoadOf(stage.stage, games, rules, lapsOf(stage));
    return road ? std::optional(*std::move(road)) : std::nullopt;
}

} // namespace

Expected<PreparedRally> prepareRally(const Rally& rally, const Games& games,
                                     const RulesOf& rulesOf) {
    PreparedRally prepared;
    std::size_t spaces = 0;
    for (qsizetype i = 0; i < rally.stages().size(); ++i) {
        const RallyStage& stage = rally.stages()[i];
        if (isTimed(stage.stage, games))
            continue;
        const DriveRules& rules = rulesOf(stage.stage.info.game);
        auto task = driveTaskOf(stage.stage, games, rules, lapsOf(stage));
        if (!task) {
            Fault fault = task.error();
            fault.place = stageName(rally, i);
            return tl::unexpected(fault);
        }
        spaces += spaceCount(task->graph);
        if (spaces > mostInRally)
            return tl::unexpected(Fault{
                PreparedRallyTexts::tr("with this stage the rally is too long to be driven: the "
                                       "most is %1 spaces, all laps counted")
                    .arg(mostInRally),
                stageName(rally, i),
                PreparedRallyTexts::tr("Make two rallies of it, or lay fewer tiles"),
                {}});
        const OptionalRules options = optionalRulesOf(rally, stage);
        auto leader = options.oneShot ? std::nullopt : withLeaderDie(task->dashboard, rules);
        prepared.push_back({*std::move(task), &rules, stage.stage.layout.pieceCount(),
                            stage.serviceAfter, options.flyingStart, std::move(leader),
                            raceRoad(stage, games, rules), i});
    }
    return prepared;
}

Expected<PreparedRally> prepareRally(const Rally& rally, const Games& games,
                                     const RulesByGame& rules) {
    for (qsizetype i = 0; i < rally.stages().size(); ++i) {
        const Stage& stage = rally.stages()[i].stage;
        auto fault = isTimed(stage, games) ? std::nullopt : rules.faultOf(stage.info.game);
        if (!fault)
            continue;
        fault->place = stageName(rally, i);
        return tl::unexpected(*std::move(fault));
    }
    return prepareRally(rally, games, rules.rulesOf());
}

} // namespace stagewright
