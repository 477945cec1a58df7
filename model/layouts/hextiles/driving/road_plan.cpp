#include "model/layouts/hextiles/driving/road_plan.h"

#include "model/layouts/hextiles/driving/lanes.h"
#include "model/layouts/hextiles/driving/plan_moves.h"

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

std::vector<EndLine> mirroredLines(std::vector<EndLine> lines, int widest) {
    for (EndLine& line : lines)
        line.lanes = mirrored(line.lanes, widest);
    return lines;
}

PlanSpace inDrivingDirection(const Space& space, int widest, bool forward) {
    PlanSpace plan;
    plan.begin = 2 * space.s.begin;
    plan.end = 2 * space.s.end;
    plan.lanes = space.lanes;
    plan.lanesAtEnd = space.lanesAtEnd();
    plan.entry = space.entry;
    plan.exit = space.exit;
    if (forward)
        return plan;
    std::swap(plan.begin, plan.end);
    plan.begin = roadLength - plan.begin;
    plan.end = roadLength - plan.end;
    plan.lanes = mirrored(space.lanesAtEnd(), widest);
    plan.lanesAtEnd = mirrored(space.lanes, widest);
    plan.entry = mirroredLines(space.exit, widest);
    plan.exit = mirroredLines(space.entry, widest);
    return plan;
}

void takeFacts(PlanSpace& plan, const Space& space, bool forward) {
    const auto limit = space.shortcut      ? space.shortcut
                       : space.limitHazard ? space.limitHazard
                                           : space.limit;
    plan.own.limit = limit.value_or(plan.own.limit);
    plan.own.hazardGear = space.limitHazard.value_or(0);
    plan.jump = space.jump.value_or(0);
    plan.water = space.water;
    plan.openAtBegin = space.openEnd == (forward ? RoadEnd::From : RoadEnd::To);
    plan.openAtEnd = space.openEnd == (forward ? RoadEnd::To : RoadEnd::From);
    plan.corner = space.corner ? space.corner->number : 0;
    if (space.shortcut)
        plan.kind = SpaceKind::Shortcut;
}

/// Which spaces of a corner's line a car enters first and leaves last.
void markLineEnds(std::vector<PlanSpace>& spaces, const Road& road) {
    std::map<std::pair<int, CornerLine>, std::pair<PlanSpace*, PlanSpace*>> lines;
    for (PlanSpace& plan : spaces) {
        const auto& corner = road.spaces[static_cast<std::size_t>(plan.space)].corner;
        if (!corner)
            continue;
        auto& [first, last] = lines[{corner->number, corner->line}];
        if (!first || plan.begin < first->begin)
            first = &plan;
        if (!last || plan.end > last->end)
            last = &plan;
    }
    for (const auto& [line, ends] : lines) {
        ends.first->firstOfLine = true;
        ends.second->lastOfLine = true;
    }
}

/// Both halves of each slide row, as wide as the road (move 4).
void addHalves(std::vector<PlanSpace>& spaces, const Road& road) {
    std::vector<PlanSpace> halves;
    for (const PlanSpace& plan : spaces) {
        if (!road.spaces[static_cast<std::size_t>(plan.space)].slide)
            continue;
        const bool known = std::any_of(halves.begin(), halves.end(), [&](const PlanSpace& half) {
            return half.kind == SpaceKind::FirstHalf && half.begin == plan.begin;
        });
        if (known)
            continue;
        PlanSpace half;
        half.space = plan.space;
        half.lanes = half.lanesAtEnd = {0, static_cast<double>(road.widestLanes())};
        half.kind = SpaceKind::FirstHalf;
        half.begin = plan.begin;
        half.end = (plan.begin + plan.end) / 2;
        halves.push_back(half);
        half.kind = SpaceKind::SecondHalf;
        half.begin = half.end;
        half.end = plan.end;
        halves.push_back(half);
    }
    spaces.insert(spaces.end(), halves.begin(), halves.end());
}

} // namespace

RoadPlan planOf(const Road& road, bool forward) {
    RoadPlan plan;
    plan.widestLanes = road.widestLanes();
    plan.lanesAtBegin = road.lanes.at(forward ? 0 : 1);
    plan.lanesAtEnd = road.lanes.at(forward ? 1 : 0);
    for (std::size_t i = 0; i < road.spaces.size(); ++i) {
        PlanSpace space = inDrivingDirection(road.spaces[i], plan.widestLanes, forward);
        space.space = static_cast<std::int32_t>(i);
        takeFacts(space, road.spaces[i], forward);
        plan.spaces.push_back(std::move(space));
    }
    markLineEnds(plan.spaces, road);
    addHalves(plan.spaces, road);
    plan.moves = movesWithin(plan, road);
    return plan;
}

} // namespace stagewright
