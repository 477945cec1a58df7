#include "validators/space_reach.h"

#include "model/drive/space_graph.h"

namespace stagewright {

SpaceReach spaceReach(const Stage& stage, const RoadGraph& roads, const Route& route) {
    SpaceReach reach;
    const auto driven = drivenRoute(stage, roads, route, 1);
    if (!driven)
        return reach;
    const SpaceGraph graph = spaceGraph(*driven);
    const std::vector<bool> reached = reachableSpaces(graph);
    const auto placementOf = [&](SpaceVertex v) {
        return driven->roads[static_cast<std::size_t>(graph[v].tile)].placement;
    };
    reach.through = false;
    std::int64_t end = -1;
    for (SpaceVertex v = 0; v < num_vertices(graph); ++v) {
        reach.through = reach.through || (reached[v] && graph[v].finish);
        if (reached[v] && graph[v].end > end) {
            end = graph[v].end;
            reach.furthest = placementOf(v);
        }
    }
    if (!reach.through)
        return reach;
    reach.unreached.resize(static_cast<std::size_t>(stage.placements().size()));
    for (SpaceVertex v = 0; v < num_vertices(graph); ++v)
        if (!reached[v])
            ++reach.unreached[static_cast<std::size_t>(placementOf(v))];
    return reach;
}

} // namespace stagewright
