#include "editor/rally/driven_rally.h"

#include "editor/rally/evening_report.h"
#include "model/drive/stage_timing.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "model/rally/rally_minutes.h"
#include "model/rally/rules_by_game.h"

#include <set>
#include <utility>

namespace stagewright {

namespace {

QString sentenceOf(const Fault& fault) {
    return sentenceAlone(Fault{fault.what, {}, {}, {}});
}

int roadTilesOf(const DriveTask& task) {
    std::set<std::int32_t> tiles;
    for (const DrivenPiece& driven : task.pieces)
        tiles.insert(driven.piece);
    return static_cast<int>(tiles.size());
}

/// @return false if it was asked to stop
bool takeTime(const Games& games, int players, const std::stop_token& stop, DrivenStage& each) {
    const auto minutes = timedMinutes(each.stage, games, players, stop);
    each.players = players;
    if (!minutes) {
        each.whyNot = sentenceOf(minutes.error());
        return true;
    }
    each.timed = *minutes;
    return each.timed.has_value();
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

std::optional<DrivenRally> drivenRally(const Rally& rally, const Games& games,
                                       const HouseRules& house, const std::stop_token& stop,
                                       const StageProgress& tell) {
    DrivenRally driven;
    driven.players = rally.players();
    std::map<QString, Expected<RulesByGame>> rulesByGames; // to which the prepared rally refers
    PreparedRally prepared;
    for (const RallyStage& stage : rally.stages()) {
        if (stop.stop_requested())
            return std::nullopt;
        driven.order << stage.key;
        DrivenStage& each = driven.stages[stage.key];
        each.stage = stage.stage;
        each.options = optionalRulesOf(rally, stage);
        each.serviceAfter = stage.serviceAfter;
        if (isTimed(stage.stage, games)) {
            if (!takeTime(games, driven.players, stop, each))
                return std::nullopt;
            if (tell)
                tell(stage.key, each);
            continue;
        }
        const Rally one = alone(rally, stage);
        const auto [rulesByGame, isNew] =
            rulesByGames.try_emplace(stage.stage.info.game, tl::unexpected(Fault{}));
        if (isNew)
            rulesByGame->second = RulesByGame::of(one, house);
        auto part = rulesByGame->second
                        ? prepareRally(one, games, *rulesByGame->second)
                        : Expected<PreparedRally>(tl::unexpected(rulesByGame->second.error()));
        if (!part) {
            each.whyNot = sentenceOf(part.error());
            if (tell)
                tell(stage.key, each);
            continue;
        }
        each.roadTiles = roadTilesOf(part->front().task);
        prepared.push_back(std::move(part->front()));
        driven.counted << stage.key;
    }
    driven.remarks = remarksOf(rally, games, stop);
    if (stop.stop_requested())
        return std::nullopt;
    if (prepared.empty())
        return driven;
    const auto take = [&](std::size_t at, const StageStatistics& drives) {
        const StageKey key = driven.counted[static_cast<qsizetype>(at)];
        driven.stages[key].drives = std::make_shared<const StageStatistics>(drives);
        if (tell)
            tell(key, driven.stages[key]);
    };
    auto statistics = simulateRally(prepared, planRun(driven.players), stop, take);
    if (!statistics)
        return std::nullopt;
    driven.statistics = *std::move(statistics);
    return driven;
}

} // namespace stagewright
