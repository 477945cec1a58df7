#include "model/stage/roadbook.h"

#include <algorithm>

namespace stagewright {

namespace {

bool covers(const Space& space, double lane) {
    return space.lanes.left <= lane && lane < space.lanes.right;
}

int spacesInLane(const Road& road, double lane) {
    return static_cast<int>(
        std::count_if(road.spaces.begin(), road.spaces.end(), [lane](const Space& space) {
            return !space.shortcut && covers(space, lane);
        }));
}

} // namespace

int spacesAlong(const Road& road) {
    int fewest = 0;
    for (int lane = 0; lane < road.widestLanes(); ++lane) {
        const int spaces = spacesInLane(road, lane + 0.5);
        if (spaces > 0 && (fewest == 0 || spaces < fewest))
            fewest = spaces;
    }
    return fewest;
}

std::vector<RoadbookLine> roadbook(const RoadGraph& roads, const Route& route) {
    const std::vector<Pacenote> notes = pacenotes(roads, route);
    std::vector<RoadbookLine> lines;
    int before = 0;
    for (std::size_t i = 0; i < route.steps.size(); ++i) {
        const RouteStep& step = route.steps[i];
        const TileSide* side = roads.side(static_cast<std::size_t>(step.placement));
        const int spaces = spacesAlong(side->roads[static_cast<std::size_t>(step.road)]);
        lines.push_back({step.placement, before, spaces, notes.at(i)});
        before += spaces;
    }
    return lines;
}

} // namespace stagewright
