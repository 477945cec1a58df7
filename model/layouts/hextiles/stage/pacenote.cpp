#include "model/layouts/hextiles/stage/pacenote.h"

#include "model/layouts/hextiles/catalogue/centre_line.h"
#include "model/layouts/hextiles/stage/corners.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

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
    constexpr int leastBend = 2; // sixths of a turn
    const std::vector<int> limits = limitsOf(corner, road, forward);
    BendNote note;
    note.hand = corner.right == forward ? BendSide::Right : BendSide::Left;
    note.degrees = static_cast<int>(std::lround(std::abs(corner.degrees) / 10)) * 10;
    note.severity = *std::max_element(limits.begin(), limits.end());
    note.hairpin = note.severity == 1 && road.bend() >= leastBend;
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

/// A part of a note and twice where its middle stands, along the road.
using Met = std::pair<int, NotePart>;

int middle(Stretch part) {
    return part.begin + part.end;
}

/// Jumps and fords, those side by side once.
void addJumpsAndFords(const Road& road, std::vector<Met>& met) {
    std::map<int, int> jumps; // gears
    std::set<int> fords;
    for (const Space& space : road.spaces) {
        if (space.jump)
            jumps[middle(space.s)] = std::max(jumps[middle(space.s)], *space.jump);
        if (space.water)
            fords.insert(middle(space.s));
    }
    for (const auto& [where, gear] : jumps)
        met.emplace_back(where, JumpNote{gear});
    for (const int where : fords)
        met.emplace_back(where, FordNote{});
}

} // namespace

std::vector<BendNote> Pacenote::bends() const {
    std::vector<BendNote> bends;
    for (const NotePart& part : parts)
        if (const auto* bend = std::get_if<BendNote>(&part))
            bends.push_back(*bend);
    return bends;
}

Pacenote pacenote(const TileSide& side, const Road& road, bool forward) {
    std::vector<Met> met;
    const double length = CentreLine(road).length();
    std::vector<Corner> corners = cornersOf(road); // some share their part of the road
    if (!forward)
        std::reverse(corners.begin(), corners.end());
    for (const Corner& corner : corners)
        met.emplace_back(middle(corner.part), bendNote(corner, road, length, forward));
    addJumpsAndFords(road, met);
    std::stable_sort(met.begin(), met.end(), [forward](const Met& a, const Met& b) {
        return forward ? a.first < b.first : b.first < a.first;
    });
    Pacenote note;
    note.danger = side.danger;
    for (const Met& each : met)
        note.parts.push_back(each.second);
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
