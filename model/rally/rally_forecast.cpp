#include "model/rally/rally_forecast.h"

#include "model/drive/exact_solver.h"
#include "model/rally/rally_minutes.h"
#include "model/rally/rules_by_game.h"

#include <QCoreApplication>

#include <utility>

namespace stagewright {

namespace {

struct RallyForecastText {
    Q_DECLARE_TR_FUNCTIONS(RallyForecast)
};

/// By the exact chances, as an estimate of the stage alone has it.
std::optional<std::vector<double>> lossesOn(const PreparedStage& stage,
                                            const std::stop_token& stop) {
    const DriveTask& task = stage.task;
    const auto exact = solveExactly(task.graph, *stage.rules, task.dashboard, stop);
    if (!exact)
        return std::nullopt;
    std::vector<double> losses(task.pieces.size());
    for (SpaceVertex v = 1; v < num_vertices(task.graph); ++v)
        losses[static_cast<std::size_t>(task.graph[v].tile)] += exact->spaces[v].loses;
    return losses;
}

} // namespace

Expected<std::optional<RallyForecast>> forecastOf(const Rally& rally, const Games& games,
                                                  const HouseRules& house,
                                                  const std::stop_token& stop) {
    if (rally.stages().isEmpty())
        return tl::unexpected(Fault{RallyForecastText::tr("the rally has no stages"), {}, {}, {}});
    const auto rulesByGame = RulesByGame::of(rally, house);
    if (!rulesByGame)
        return tl::unexpected(rulesByGame.error());
    const auto prepared = prepareRally(rally, games, *rulesByGame);
    if (!prepared)
        return tl::unexpected(prepared.error());
    const auto driven = prepared->empty()
                            ? std::optional(RallyStatistics())
                            : simulateRally(*prepared, planRun(rally.players()), stop);
    if (!driven)
        return std::nullopt;
    const auto minutes = minutesOf(rally, games, *prepared, *driven, stop);
    if (!minutes)
        return tl::unexpected(minutes.error());
    if (!*minutes)
        return std::nullopt;
    RallyForecast forecast;
    forecast.stages.resize((*minutes)->size());
    for (std::size_t i = 0; i < forecast.stages.size(); ++i)
        forecast.stages[i].minutes = (**minutes)[i];
    for (std::size_t i = 0; i < prepared->size(); ++i) {
        const auto losses = lossesOn((*prepared)[i], stop);
        if (!losses)
            return std::nullopt;
        const DriveStatistics& drives = driven->stages[i].drives;
        StageForecast& stage = forecast.stages.at(static_cast<std::size_t>((*prepared)[i].index));
        stage = {true,
                 drives.mean(),
                 drives.quantile(0.1),
                 drives.quantile(0.9),
                 stage.minutes,
                 stageClass((*prepared)[i].task.piecesALap),
                 difficultyOf((*prepared)[i].task.pieces, *losses)};
    }
    forecast.plan = planEvening(rally, **minutes, rulesByGame->usual().changeMinutes);
    return forecast;
}

} // namespace stagewright
