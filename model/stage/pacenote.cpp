#include "model/stage/pacenote.h"

#include "model/catalogue/centre_line.h"
#include "model/stage/corners.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace stagewright {

namespace {

/// A corner of more road than this is long. In circumradii; most have 0.5 to 0.9.
constexpr double usualLength = 0.95;
constexpr int flat = 6;

int limitOf(const Space& space) {
    return space.limit.value_or(space.limitHazard.value_or(flat));
}

/// The highest limit on a line across the road: what a branch that limits no space is taken at.
int highestLineLimit(const Road& road) {
    int highest = 0;
    for (const Space& space : road.spaces)
        for (const auto& lines : {space.entry, space.exit})
            for (const EndLine& line : lines)
                highest = std::max(highest, line.limit.value_or(0));
    return highest == 0 ? flat : highest;
}

/// The limits of the outside line as the driver meets them.
std::vector<int> limitsOf(const Corner& corner, const Road& road, bool forward) {
    std::vector<int> limits;
    for (const Space* space : corner.outside)
        limits.push_back(limitOf(*space));
    if (limits.empty())
        return {highestLineLimit(road)};
    if (!forward)
        std::reverse(limits.begin(), limits.end());
    return limits;
}

bool isBeside(const Corner& corner, const Space& shortcut) {
    const bool onRight = shortcut.lanes.left > 0;
    return onRight == corner.right && shortcut.s.begin < corner.part.end &&
           corner.part.begin < shortcut.s.end;
}

/// A slide that leads into the corner or out of it, or lies in it.
bool slidesAt(const Corner& corner, const Space& space) {
    return space.slide && space.s.end >= corner.part.begin && space.s.begin <= corner.part.end;
}

BendNote bendNote(const Corner& corner, const Road& road, double length, bool forward) {
    const std::vector<int> limits = limitsOf(corner, road, forward);
    BendNote note;
    note.hand = corner.right == forward ? BendSide::Right : BendSide::Left;
    note.degrees = static_cast<int>(std::lround(std::abs(corner.degrees) / 10)) * 10;
    note.severity = *std::max_element(limits.begin(), limits.end());
    note.tightens = !std::is_sorted(limits.begin(), limits.end());
    note.isLong = !corner.outside.empty() &&
                  length * (corner.part.end - corner.part.begin) / 100 > usualLength;
    for (const Space& space : road.spaces) {
        if (space.shortcut && isBeside(corner, space))
            note.cut = *space.shortcut >= note.severity ? CutAdvice::Cut : CutAdvice::DontCut;
        note.slide = note.slide || slidesAt(corner, space);
    }
    return note;
}

} // namespace

Pacenote pacenote(const TileSide& side, const Road& road, bool forward) {
    Pacenote note;
    note.danger = side.danger;
    const double length = CentreLine(road).length();
    for (const Corner& corner : cornersOf(road))
        note.bends.push_back(bendNote(corner, road, length, forward));
    std::map<int, int> jumps; // by where they stand, those side by side once
    for (const Space& space : road.spaces) {
        note.ford = note.ford || space.water;
        if (space.jump)
            jumps[space.s.begin] = std::max(jumps[space.s.begin], *space.jump);
    }
    for (const auto& [where, gear] : jumps)
        note.jumps.push_back(gear);
    if (!forward) {
        std::reverse(note.bends.begin(), note.bends.end());
        std::reverse(note.jumps.begin(), note.jumps.end());
    }
    return note;
}

std::vector<Pacenote> pacenotes(const RoadGraph& roads, const Route& route) {
    std::vector<Pacenote> notes;
    std::optional<Terrain> before;
    const auto sideOf = [&](const RouteStep& step) -> const TileSide& {
        return *roads.side(static_cast<std::size_t>(step.placement));
    };
    if (!route.leadIn.empty())
        before = sideOf(route.leadIn.back()).terrain;
    for (const RouteStep& step : route.steps) {
        const TileSide& side = sideOf(step);
        notes.push_back(
            pacenote(side, side.roads[static_cast<std::size_t>(step.road)], step.forward));
        if (before && *before != side.terrain)
            notes.back().surface = side.terrain;
        before = side.terrain;
    }
    return notes;
}

} // namespace stagewright
