#include "editor/rally/evening_report.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_simulation.h"
#include "model/rally/rules_shelf.h"

#include <set>
#include <utility>

namespace stagewright {

namespace {

constexpr std::int64_t mostRallies = 300; // enough for whole minutes

QString sentenceOf(const Fault& fault) {
    QString why = sentence(Fault{fault.what, {}, {}, {}});
    why.front() = why.front().toUpper();
    return why;
}

int roadTilesOf(const Track& track) {
    std::set<std::int32_t> tiles;
    for (const DrivenRoad& road : track.route.roads)
        tiles.insert(road.placement);
    return static_cast<int>(tiles.size());
}

/// The rally with one stage alone, by the same rules.
Rally alone(const Rally& rally, const RallyStage& stage) {
    Rally one(stage.stage);
    one.info = rally.info;
    RallyStage same = stage;
    same.key = one.stages().front().key;
    apply(changeStage(one, same), one);
    return one;
}

} // namespace

std::optional<DrivenRally> drivenRally(const Rally& rally, const Catalogue& catalogue,
                                       const std::stop_token& stop) {
    DrivenRally driven;
    driven.players = rally.players();
    std::map<QString, Expected<RulesShelf>> shelves; // to which the course refers
    Course course;
    for (const RallyStage& stage : rally.stages()) {
        if (stop.stop_requested())
            return std::nullopt;
        driven.order << stage.key;
        DrivenStage& each = driven.stages[stage.key];
        each.stage = stage.stage;
        each.options = optionsOf(rally, stage);
        each.serviceAfter = stage.serviceAfter;
        const Rally one = alone(rally, stage);
        const auto [shelf, isNew] =
            shelves.try_emplace(stage.stage.info.game, tl::unexpected(Fault{}));
        if (isNew)
            shelf->second = RulesShelf::of(one);
        auto part = shelf->second ? courseOf(one, catalogue, shelf->second->rulesOf())
                                  : Expected<Course>(tl::unexpected(shelf->second.error()));
        if (!part) {
            each.whyNot = sentenceOf(part.error());
            continue;
        }
        each.roadTiles = roadTilesOf(part->front().track);
        course.push_back(std::move(part->front()));
        driven.counted << stage.key;
    }
    if (course.empty())
        return driven;
    RallyRun run;
    run.players = driven.players;
    run.rallies = mostRallies;
    auto statistics = simulateRally(course, run, stop);
    if (!statistics)
        return std::nullopt;
    driven.statistics = *std::move(statistics);
    for (qsizetype i = 0; i < driven.counted.size(); ++i)
        driven.stages[driven.counted[i]].turns =
            driven.statistics.stages[static_cast<std::size_t>(i)].drives.turns();
    return driven;
}

} // namespace stagewright
