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

constexpr std::int64_t rallies = 300; // enough for whole minutes
/// Stages driven together, with damage taken along: each takes megabytes while it is driven.
constexpr std::size_t mostAtOnce = 12;

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

/// The cars begin whole.
std::optional<std::vector<StageForecast>> forecastPart(const Course& part, int players,
                                                       const std::stop_token& stop) {
    RallyRun run;
    run.players = players;
    run.rallies = rallies;
    const auto driven = simulateRally(part, run, stop);
    if (!driven)
        return std::nullopt;
    const std::vector<StageMinutes> minutes = minutesOf(part, *driven, players);
    std::vector<StageForecast> stages;
    for (std::size_t i = 0; i < part.size(); ++i) {
        auto losses = lossesOn(part[i], stop);
        if (!losses)
            return std::nullopt;
        const DriveStatistics& drives = driven->stages[i].drives;
        stages.push_back({drives.mean(), drives.quantile(0.1), drives.quantile(0.9), minutes[i],
                          stageClass(part[i].track.route.tilesALap), *std::move(losses)});
    }
    return stages;
}

} // namespace

Expected<std::optional<RallyForecast>> forecastOf(const Rally& rally, const Catalogue& catalogue,
                                                  const std::stop_token& stop) {
    if (rally.stages().isEmpty())
        return tl::unexpected(Fault{RallyForecastText::tr("the rally has no stages"), {}, {}, {}});
    const auto shelf = RulesShelf::of(rally);
    if (!shelf)
        return tl::unexpected(shelf.error());
    auto course = courseOf(rally, catalogue, shelf->rulesOf());
    if (!course)
        return tl::unexpected(course.error());
    RallyForecast forecast;
    std::vector<StageMinutes> minutes;
    while (!course->empty()) {
        Course part;
        while (part.size() < mostAtOnce && !course->empty()) {
            part.push_back(std::move(course->front()));
            course->pop_front();
        }
        const auto driven = forecastPart(part, rally.players(), stop);
        if (!driven)
            return std::nullopt;
        for (const StageForecast& stage : *driven) {
            minutes.push_back(stage.minutes);
            forecast.stages.push_back(stage);
        }
    }
    forecast.plan = planEvening(rally, minutes, shelf->usual().changeMinutes);
    return forecast;
}

} // namespace stagewright
