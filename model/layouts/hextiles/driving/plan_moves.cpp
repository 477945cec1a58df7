#include "model/layouts/hextiles/driving/plan_moves.h"

#include "model/layouts/hextiles/driving/lanes.h"

#include <algorithm>

namespace stagewright {

namespace {

bool isPlain(const PlanSpace& space) {
    return space.kind == SpaceKind::Whole && space.corner == 0;
}

/// Move 1. Where both run side by side their lanes may change, so they are compared at both ends of
/// what they have in common.
bool plainMove(const PlanSpace& from, const PlanSpace& to) {
    if (!(to.end > from.end && to.begin <= from.end))
        return false;
    const auto lanesAt = [](const PlanSpace& space, int s) -> LaneSpan {
        const double part = static_cast<double>(s - space.begin) / (space.end - space.begin);
        return {space.lanes.left + part * (space.lanesAtEnd.left - space.lanes.left),
                space.lanes.right + part * (space.lanesAtEnd.right - space.lanes.right)};
    };
    const int first = std::max(from.begin, to.begin);
    return overlapOrTouch(from.lanesAtEnd, lanesAt(to, from.end)) ||
           overlapOrTouch(lanesAt(from, first), lanesAt(to, first));
}

/// Moves 3 and 4 into or out of a corner, or of a row driven sideways: over the line that ends one
/// space and begins the other.
bool lineMove(const PlanSpace& from, const PlanSpace& to, int widestLanes) {
    if (from.end != to.begin || from.kind == SpaceKind::FirstHalf ||
        to.kind == SpaceKind::SecondHalf)
        return false;
    if ((from.corner && !from.lastOfLine) || (to.corner && !to.firstOfLine))
        return false;
    return widestLanes == 2 || overlapOrTouch(from.lanesAtEnd, to.lanes);
}

bool shares(const std::vector<QString>& touches, const Road& road, const PlanSpace& space) {
    const auto touched = [&](const Space& each) {
        return std::find(touches.begin(), touches.end(), each.id) != touches.end();
    };
    const Space& own = road.spaces[static_cast<std::size_t>(space.space)];
    if (space.kind == SpaceKind::Whole || space.kind == SpaceKind::Shortcut)
        return space.corner == 0 && touched(own);
    // A half is touched if any space of its row is.
    return std::any_of(road.spaces.begin(), road.spaces.end(), [&](const Space& each) {
        return each.slide && each.s == own.s && touched(each);
    });
}

/// Move 5. `inward`: into the shortcut, else out of it.
bool shortcutMove(const PlanSpace& shortcut, const PlanSpace& other, const Road& road,
                  bool inward) {
    const Space& space = road.spaces[static_cast<std::size_t>(shortcut.space)];
    const int middle = (shortcut.begin + shortcut.end) / 2;
    return shares(space.touches, road, other) &&
           (inward ? other.end <= middle : other.begin >= middle);
}

bool isMove(const PlanSpace& from, const PlanSpace& to, const RoadPlan& plan, const Road& road) {
    if (to.kind == SpaceKind::Shortcut)
        return shortcutMove(to, from, road, true);
    if (from.kind == SpaceKind::Shortcut)
        return shortcutMove(from, to, road, false);
    if (from.corner && from.corner == to.corner) {
        const auto line = [&](const PlanSpace& space) {
            return road.spaces[static_cast<std::size_t>(space.space)].corner->line;
        };
        return from.end == to.begin && line(from) == line(to);
    }
    if (from.kind == SpaceKind::FirstHalf || to.kind == SpaceKind::SecondHalf)
        return from.kind == SpaceKind::FirstHalf && to.kind == SpaceKind::SecondHalf &&
               from.end == to.begin;
    if (isPlain(from) && isPlain(to))
        return plainMove(from, to);
    return lineMove(from, to, plan.widestLanes);
}

void take(LineDemand& demand, const EndLine& line, std::optional<int> LineDemand::*limit) {
    if (!line.limit) {
        ++demand.hazards;
        return;
    }
    std::optional<int>& held = demand.*limit;
    held = std::min(held.value_or(*line.limit), *line.limit);
}

} // namespace

LineDemand demandOf(const PlanSpace& from, const LaneSpan& fromLanes, const PlanSpace& to,
                    const LaneSpan& toLanes) {
    const bool straight = overlap(fromLanes, toLanes);
    const LaneSpan crossed = common(fromLanes, toLanes);
    const auto holds = [&](const EndLine& line) {
        return line.everyCrossing || (straight && overlap(crossed, line.lanes));
    };
    LineDemand demand;
    for (const EndLine& line : to.entry)
        if (holds(line))
            take(demand, line, &LineDemand::entryLimit);
    for (const EndLine& line : from.exit)
        if (holds(line))
            take(demand, line, &LineDemand::exitLimit);
    return demand;
}

std::vector<RoadPlan::Move> movesWithin(const RoadPlan& plan, const Road& road) {
    std::vector<RoadPlan::Move> moves;
    const auto count = static_cast<std::int32_t>(plan.spaces.size());
    for (std::int32_t i = 0; i < count; ++i)
        for (std::int32_t j = 0; j < count; ++j) {
            const PlanSpace& from = plan.spaces[static_cast<std::size_t>(i)];
            const PlanSpace& to = plan.spaces[static_cast<std::size_t>(j)];
            if (i == j || !isMove(from, to, plan, road))
                continue;
            LineDemand demand;
            if (from.end == to.begin)
                demand = demandOf(from, from.lanesAtEnd, to, to.lanes);
            moves.push_back({i, j, demand});
        }
    return moves;
}

} // namespace stagewright
