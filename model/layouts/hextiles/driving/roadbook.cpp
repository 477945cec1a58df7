#include "model/layouts/hextiles/driving/roadbook.h"

#include "model/layouts/hextiles/driving/road_plan.h"

#include <algorithm>
#include <limits>

namespace stagewright {

namespace {

constexpr int unreached = std::numeric_limits<int>::max();

const Road& roadOf(const RoadGraph& roads, const RouteStep& step) {
    const TileSide* side = roads.side(static_cast<std::size_t>(step.placement));
    return side->roads[static_cast<std::size_t>(step.road)];
}

int inDrivingDirection(int line, bool forward) {
    return forward ? line : 100 - line;
}

bool isOpenAt(const Road& road, RoadEnd end) {
    return std::any_of(road.spaces.begin(), road.spaces.end(),
                       [end](const Space& space) { return space.openEnd == end; });
}

/// Whether spaces of a step's road began on the tile before.
bool isContinued(const RoadGraph& roads, const RouteStep& before, const RouteStep& step) {
    return isOpenAt(roadOf(roads, before), before.forward ? RoadEnd::To : RoadEnd::From) &&
           isOpenAt(roadOf(roads, step), step.forward ? RoadEnd::From : RoadEnd::To);
}

/// What is driven of a step's road: on the first from the start line, on the last to the finish
/// line.
RoadPart drivenPart(const RoadGraph& roads, const Route& route, std::size_t i) {
    const RouteStep& step = route.steps[i];
    RoadPart part{roadOf(roads, step), step.forward};
    if (i == 0 && route.leadIn.empty() && part.road.startLine)
        part.from = inDrivingDirection(*part.road.startLine, step.forward);
    if (i > 0 && i + 1 == route.steps.size() && part.road.finishLine)
        part.to = inDrivingDirection(*part.road.finishLine, step.forward);
    part.isContinued = i > 0 && isContinued(roads, route.steps[i - 1], step);
    return part;
}

/// Of a lap that ends on the tile on which it begins.
int spacesBeforeTheLine(const RoadGraph& roads, const Route& route) {
    if (!isLap(roads, route) || !route.leadIn.empty())
        return 0;
    const RouteStep& first = route.steps.front();
    const Road& road = roadOf(roads, first);
    const auto line = lapLine(road);
    if (!line)
        return 0;
    return fewestSpaces({road, first.forward, 0, inDrivingDirection(*line, first.forward),
                         isContinued(roads, route.steps.back(), first)});
}

} // namespace

int fewestSpaces(const RoadPart& part) {
    const RoadPlan plan = planOf(part.road, part.forward);
    const int from = 2 * part.from;
    const int to = 2 * part.to;
    const auto space = [&](std::int32_t i) -> const PlanSpace& {
        return plan.spaces[static_cast<std::size_t>(i)];
    };
    const auto cost = [&](const PlanSpace& each) {
        return each.openAtBegin && part.isContinued ? 0 : 1;
    };
    const auto counts = [&](const PlanSpace& each) {
        return each.kind == SpaceKind::Whole && from <= each.begin && each.begin < to;
    };
    std::vector<int> fewest(plan.spaces.size(), unreached);
    for (std::size_t i = 0; i < fewest.size(); ++i)
        if (counts(plan.spaces[i]) && plan.spaces[i].begin == from)
            fewest[i] = cost(plan.spaces[i]);
    // Every move leads to a space whose end lies further.
    std::vector<RoadPlan::Move> moves = plan.moves;
    std::sort(moves.begin(), moves.end(), [&](const RoadPlan::Move& a, const RoadPlan::Move& b) {
        return space(a.from).end < space(b.from).end;
    });
    for (const RoadPlan::Move& move : moves) {
        const int before = fewest[static_cast<std::size_t>(move.from)];
        int& here = fewest[static_cast<std::size_t>(move.to)];
        if (before != unreached && counts(space(move.to)))
            here = std::min(here, before + cost(space(move.to)));
    }
    int least = unreached;
    for (std::size_t i = 0; i < fewest.size(); ++i)
        if (plan.spaces[i].end >= to)
            least = std::min(least, fewest[i]);
    return least == unreached ? 0 : least;
}

std::vector<RoadbookLine> roadbook(const RoadGraph& roads, const Route& route) {
    const std::vector<Pacenote> notes = pacenotes(roads, route);
    std::vector<RoadbookLine> lines;
    int before = 0;
    for (std::size_t i = 0; i < route.steps.size(); ++i) {
        const int spaces = fewestSpaces(drivenPart(roads, route, i));
        lines.push_back({route.steps[i].placement, before, spaces, notes.at(i)});
        before += spaces;
    }
    return lines;
}

int lengthInSpaces(const RoadGraph& roads, const Route& route) {
    int spaces = spacesBeforeTheLine(roads, route);
    for (std::size_t i = 0; i < route.steps.size(); ++i)
        spaces += fewestSpaces(drivenPart(roads, route, i));
    return spaces;
}

} // namespace stagewright
