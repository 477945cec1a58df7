#include "model/layouts/hextiles/driving/driven_route.h"

#include "model/layouts/hextiles/driving/water_tokens.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct Drive {
    Q_DECLARE_TR_FUNCTIONS(DrivenRoute)
};

int drivenLine(std::optional<int> line, bool forward) {
    const int s = line.value_or(0);
    return forward ? s : 100 - s;
}

} // namespace

Expected<DrivenRoute> drivenRoute(const Stage& stage, const RoadGraph& roads, const Route& route,
                                  int laps) {
    if (!route.complete || route.steps.empty())
        return tl::unexpected(
            Fault{Drive::tr("no road leads from the start to the finish"),
                  {},
                  Drive::tr("\"stagewright check\" says what is wrong with the stage"),
                  {}});
    DrivenRoute driven;
    const QList<Placement>& tiles = tilesOf(stage).placements();
    const auto append = [&](const std::vector<RouteStep>& steps) {
        for (const RouteStep& step : steps) {
            const TileSide* side = roads.side(static_cast<std::size_t>(step.placement));
            const Road& road = side->roads[static_cast<std::size_t>(step.road)];
            driven.roads.push_back({side, &road, step.forward, step.placement,
                                    fordsByTokens(road, tiles[step.placement].tokens)});
        }
    };
    driven.tilesALap = static_cast<int>(route.steps.size());
    append(route.leadIn);
    const bool circuit = stage.info.kind == StageKind::Circuit;
    for (int lap = 0; lap < (circuit ? laps : 1); ++lap)
        append(route.steps);
    if (circuit)
        append({route.steps.front()});
    const DrivenRoad& first = driven.roads.front();
    const DrivenRoad& last = driven.roads.back();
    driven.startLine = drivenLine(first.road->startLine, first.forward);
    if (route.leadIn.empty())
        driven.finishLine =
            drivenLine(circuit ? lapLine(*last.road) : last.road->finishLine, last.forward);
    return driven;
}

} // namespace stagewright
