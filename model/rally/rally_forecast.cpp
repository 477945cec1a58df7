#include "model/rally/rally_forecast.h"

#include "model/drive/exact_solver.h"
#include "model/rally/rally_simulation.h"
#include "model/rally/rules_shelf.h"

#include <QCoreApplication>

#include <utility>

namespace stagewright {

namespace {

struct RallyForecastText {
    Q_DECLARE_TR_FUNCTIONS(RallyForecast)
};

/// By the exact chances, as an estimate of the stage alone has it.
std::optional<std::vector<double>> lossesOn(const CourseStage& stage, const std::stop_token& stop) {
    const Track& track = stage.track;
    const auto exact = solveExactly(track.graph, *stage.rules, track.dashboard, stop);
    if (!exact)
        return std::nullopt;
    std::vector<double> losses(track.route.roads.size());
    for (SpaceVertex v = 1; v < num_vertices(track.graph); ++v)
        losses[static_cast<std::size_t>(track.graph[v].tile)] += exact->spaces[v].loses;
    return losses;
}

} // namespace

Expected<std::optional<RallyForecast>> forecastOf(const Rally& rally, const Catalogue& catalogue,
                                                  const HouseRules& house,
                                                  const std::stop_token& stop) {
    if (rally.stages().isEmpty())
        return tl::unexpected(Fault{RallyForecastText::tr("the rally has no stages"), {}, {}, {}});
    const auto shelf = RulesShelf::of(rally, house);
    if (!shelf)
        return tl::unexpected(shelf.error());
    const auto course = courseOf(rally, catalogue, shelf->rulesOf());
    if (!course)
        return tl::unexpected(course.error());
    const auto driven = simulateRally(*course, planRun(rally.players()), stop);
    if (!driven)
        return std::nullopt;
    RallyForecast forecast;
    const std::vector<StageMinutes> minutes = minutesOf(*course, *driven, rally.players());
    for (std::size_t i = 0; i < course->size(); ++i) {
        auto losses = lossesOn((*course)[i], stop);
        if (!losses)
            return std::nullopt;
        const DriveStatistics& drives = driven->stages[i].drives;
        forecast.stages.push_back({drives.mean(), drives.quantile(0.1), drives.quantile(0.9),
                                   minutes[i], stageClass((*course)[i].track.route.tilesALap),
                                   *std::move(losses)});
    }
    forecast.plan = planEvening(rally, minutes, shelf->usual().changeMinutes);
    return forecast;
}

} // namespace stagewright
