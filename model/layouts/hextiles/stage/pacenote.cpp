#include "model/layouts/hextiles/stage/pacenote.h"

#include "model/layouts/hextiles/stage/corners.h"
#include "model/layouts/hextiles/stage/road_graph.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace stagewright {

namespace {

constexpr int flat = 6;
constexpr std::size_t spacesOfLong = 4;

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

bool isHairpin(int degrees, int severity) {
    constexpr int turningBack = 150;
    constexpr int ofTheSharpest = 120;
    return degrees >= (severity == 1 ? ofTheSharpest : turningBack);
}

BendNote bendNote(const Corner& corner, const Road& road, bool forward) {
    const std::vector<int> limits = limitsOf(corner, road, forward);
    BendNote note;
    note.hand = corner.right == forward ? BendSide::Right : BendSide::Left;
    note.degrees = static_cast<int>(std::lround(std::abs(wholeTurn(road, corner)) / 10)) * 10;
    note.severity = *std::max_element(limits.begin(), limits.end());
    note.hairpin = isHairpin(note.degrees, note.severity);
    note.tightens = !std::is_sorted(limits.begin(), limits.end());
    note.isLong = corner.outside.size() >= spacesOfLong;
    for (const Space& space : road.spaces) {
        if (space.shortcut && isBeside(corner, space))
            note.cut = *space.shortcut >= note.severity ? CutAdvice::Cut : CutAdvice::DontCut;
        note.slide = note.slide || slidesAt(corner, space);
    }
    return note;
}

/// Whether a driver takes both as one bend.
bool isOneBend(const Corner& first, const Corner& next) {
    return first.right == next.right && first.part.end == next.part.begin;
}

/// The corners of a road, those that are one bend joined.
std::vector<Corner> bendsOf(const Road& road) {
    std::vector<Corner> bends;
    for (const Corner& corner : cornersOf(road)) {
        if (bends.empty() || !isOneBend(bends.back(), corner)) {
            bends.push_back(corner);
            continue;
        }
        Corner& bend = bends.back();
        bend.part.end = corner.part.end;
        bend.degrees += corner.degrees;
        bend.outside.insert(bend.outside.end(), corner.outside.begin(), corner.outside.end());
        bend.inside.insert(bend.inside.end(), corner.inside.begin(), corner.inside.end());
    }
    return bends;
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

/// The slope where it begins, as the driver meets it: told by the arrows his way, or by those for
/// who comes towards him.
void addSlope(const Road& road, bool forward, std::vector<Met>& met) {
    std::optional<Met> slope;
    for (const Space& space : road.spaces)
        for (const ClimbArrow& arrow : space.climb) {
            const int where = 2 * (arrow.end == RoadEnd::From ? space.s.begin : space.s.end);
            const bool isMine = (arrow.arrow == RoadEnd::To) == forward;
            if (!slope || (forward ? where < slope->first : where > slope->first))
                slope = {where, SlopeNote{(arrow.value < 0) == isMine}};
        }
    if (slope)
        met.push_back(*slope);
}

/// @param where twice, along the road
bool isDriven(int where, bool forward, Stretch driven) {
    const int along = forward ? where : 200 - where;
    return 2 * driven.begin <= along && along <= 2 * driven.end;
}

} // namespace

std::vector<BendNote> Pacenote::bends() const {
    std::vector<BendNote> bends;
    for (const NotePart& part : parts)
        if (const auto* bend = std::get_if<BendNote>(&part))
            bends.push_back(*bend);
    return bends;
}

bool Pacenote::isHarmless() const {
    return std::all_of(parts.begin(), parts.end(), [](const NotePart& part) {
        const auto* bend = std::get_if<BendNote>(&part);
        return bend && bend->severity == flat;
    });
}

Pacenote pacenote(const TileSide& side, const Road& road, bool forward, Stretch driven) {
    std::vector<Met> met;
    std::vector<Corner> corners = bendsOf(road); // some share their part of the road
    if (!forward)
        std::reverse(corners.begin(), corners.end());
    for (const Corner& corner : corners)
        met.emplace_back(middle(corner.part), bendNote(corner, road, forward));
    addJumpsAndFords(road, met);
    addSlope(road, forward, met);
    std::erase_if(met, [&](const Met& each) { return !isDriven(each.first, forward, driven); });
    std::stable_sort(met.begin(), met.end(), [forward](const Met& a, const Met& b) {
        return forward ? a.first < b.first : b.first < a.first;
    });
    Pacenote note;
    note.danger = side.danger;
    for (const Met& each : met)
        note.parts.push_back(each.second);
    return note;
}

bool isHairpin(const Road& road) {
    const std::vector<Corner> bends = bendsOf(road);
    return std::any_of(bends.begin(), bends.end(),
                       [&](const Corner& bend) { return bendNote(bend, road, true).hairpin; });
}

std::vector<Stretch> bendsAlong(const Road& road, bool forward, Stretch driven) {
    std::vector<Stretch> bends;
    for (const Corner& bend : bendsOf(road))
        if (isDriven(middle(bend.part), forward, driven))
            bends.push_back(forward ? bend.part
                                    : Stretch{100 - bend.part.end, 100 - bend.part.begin});
    std::sort(bends.begin(), bends.end(),
              [](const Stretch& a, const Stretch& b) { return a.begin < b.begin; });
    return bends;
}

void callSurface(Pacenote& note, const TileSide& side, const TileSide* before) {
    note.isFirst = !before;
    if (!before || before->terrain != side.terrain)
        note.surface = side.terrain;
}

std::vector<Pacenote> pacenotes(const RoadGraph& roads, const Route& route) {
    std::vector<Pacenote> notes;
    const auto sideOf = [&](const RouteStep& step) {
        return roads.side(static_cast<std::size_t>(step.placement));
    };
    const TileSide* before = route.leadIn.empty() ? nullptr : sideOf(route.leadIn.back());
    for (const RouteStep& step : route.steps) {
        const TileSide* side = sideOf(step);
        notes.push_back(
            pacenote(*side, side->roads[static_cast<std::size_t>(step.road)], step.forward));
        callSurface(notes.back(), *side, before);
        before = side;
    }
    return notes;
}

} // namespace stagewright
