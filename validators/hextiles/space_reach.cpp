#include "validators/hextiles/space_reach.h"

#include "model/layouts/hextiles/driving/route_reach.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

namespace stagewright {

SpaceReach spaceReach(const Stage& stage, const RoadGraph& roads, const Route& route) {
    SpaceReach reach;
    const auto driven = drivenRoute(stage, roads, route, 1);
    if (!driven)
        return reach;
    const RouteReach found = routeReach(*driven);
    reach.through = found.through;
    reach.furthest = driven->roads[found.furthest].placement;
    if (!reach.through)
        return reach;
    reach.unreached.resize(static_cast<std::size_t>(tilesOf(stage).placements().size()));
    for (std::size_t road = 0; road < found.unreached.size(); ++road)
        reach.unreached[static_cast<std::size_t>(driven->roads[road].placement)] +=
            found.unreached[road];
    return reach;
}

} // namespace stagewright
