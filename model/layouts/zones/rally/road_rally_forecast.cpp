#include "model/layouts/zones/rally/road_rally_forecast.h"

#include <algorithm>
#include <utility>

namespace stagewright {

Expected<std::optional<RoadRallyForecast>>
forecastOfRoads(const Rally& rally, const ZoneBoards& boards, const RoadRules& rules,
                const RoadRallyRun& run, const std::stop_token& stop) {
    using Found = std::optional<RoadRallyForecast>;
    auto plan = tyrePlanOf(rally, boards, rules, true, stop);
    if (!plan)
        return tl::unexpected(plan.error());
    if (!*plan)
        return Found();
    RoadRallyForecast forecast;
    forecast.plan = **std::move(plan);
    forecast.rules = rules.rally;
    forecast.rulesFile = rules.file;
    if (forecast.plan.empty() || std::any_of(forecast.plan.begin(), forecast.plan.end(),
                                             [](const TyreLeg& leg) { return leg.tyres.empty(); }))
        return Found(std::move(forecast));
    const auto roads = roadsOf(rally, forecast.plan, boards, rules);
    if (!roads)
        return tl::unexpected(roads.error());
    for (const RallyRoad& road : *roads)
        forecast.stages.push_back({road.index, road.tyres, costOfOpening(road, rules)});
    auto driven = simulateRally(*roads, rules, run, stop);
    if (!driven)
        return Found();
    forecast.driven = *std::move(driven);
    return Found(std::move(forecast));
}

} // namespace stagewright
