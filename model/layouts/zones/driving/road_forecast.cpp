#include "model/layouts/zones/driving/road_forecast.h"

#include <utility>

namespace stagewright {

Expected<std::optional<RoadForecast>>
forecastOf(const RoadQuestion& question, const ZoneBoards& boards, const RoadRules& rules,
           const std::stop_token& stop, const std::function<void(const RoadForecast&)>& tell) {
    using Answer = std::optional<RoadForecast>;
    RoadForecast forecast;
    forecast.choice = question.choice;
    if (forecast.choice.tyres.isEmpty())
        forecast.choice.tyres = usualTyres(question.chain, boards, rules);
    const auto road = roadOfStage(question.chain, boards, rules, forecast.choice);
    if (!road)
        return tl::unexpected(road.error());
    forecast.nodes = road->graph.nodeCount();
    forecast.moves = road->graph.moveCount();
    const auto exact = solveRoad(road->graph, rules, road->dice, stop);
    if (!exact)
        return Answer();
    forecast.exact = exact->start;
    auto tyres = tyreTimes(question.chain, boards, rules, forecast.choice, stop);
    if (!tyres)
        return tl::unexpected(tyres.error());
    if (!*tyres)
        return Answer();
    forecast.tyres = **std::move(tyres);
    if (!question.drives)
        return Answer(std::move(forecast));
    if (tell)
        tell(forecast);
    const RoadSimulator simulator(*road, rules, question.settings);
    const auto counted = [&](const DriveStatistics& drives) {
        forecast.drives = drives;
        forecast.elements = elementsOf(road->graph, drives);
    };
    const auto drives =
        simulate(simulator, *question.drives, stop, [&](const DriveStatistics& soFar) {
            if (!tell)
                return;
            counted(soFar);
            tell(forecast);
        });
    if (!drives)
        return Answer();
    counted(*drives);
    return Answer(std::move(forecast));
}

} // namespace stagewright
