#include "model/stage/roadbook.h"

#include <algorithm>

namespace stagewright {

namespace {

bool covers(const Space& space, double lane) {
    return space.lanes.left <= lane && lane < space.lanes.right;
}

int spacesInLane(const Road& road, double lane, std::optional<RoadEnd> continued) {
    return static_cast<int>(
        std::count_if(road.spaces.begin(), road.spaces.end(), [&](const Space& space) {
            const bool countsBefore = continued && space.openEnd == continued;
            return !space.shortcut && !countsBefore && covers(space, lane);
        }));
}

const Road& roadOf(const RoadGraph& roads, const RouteStep& step) {
    const TileSide* side = roads.side(static_cast<std::size_t>(step.placement));
    return side->roads[static_cast<std::size_t>(step.road)];
}

RoadEnd enteredAt(const RouteStep& step) {
    return step.forward ? RoadEnd::From : RoadEnd::To;
}

bool isOpenAt(const Road& road, RoadEnd end) {
    return std::any_of(road.spaces.begin(), road.spaces.end(),
                       [end](const Space& space) { return space.openEnd == end; });
}

/// The end of a step's road whose spaces began on the tile before.
std::optional<RoadEnd> continuedAt(const RoadGraph& roads, const RouteStep& before,
                                   const RouteStep& step) {
    const RoadEnd left = before.forward ? RoadEnd::To : RoadEnd::From;
    const RoadEnd entered = enteredAt(step);
    const bool isCut =
        isOpenAt(roadOf(roads, before), left) && isOpenAt(roadOf(roads, step), entered);
    return isCut ? std::optional(entered) : std::nullopt;
}

} // namespace

int spacesAlong(const Road& road, std::optional<RoadEnd> continued) {
    int fewest = 0;
    for (int lane = 0; lane < road.widestLanes(); ++lane) {
        const int spaces = spacesInLane(road, lane + 0.5, continued);
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
        const auto continued = i == 0 ? std::nullopt : continuedAt(roads, route.steps[i - 1], step);
        const int spaces = spacesAlong(roadOf(roads, step), continued);
        lines.push_back({step.placement, before, spaces, notes.at(i)});
        before += spaces;
    }
    return lines;
}

} // namespace stagewright
