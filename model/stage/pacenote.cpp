#include "model/stage/pacenote.h"

#include "model/catalogue/centre_line.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace stagewright {

namespace {

/// More spaces than this on the outside line make a long corner.
constexpr std::size_t usualCorner = 3;

/// The spaces of one corner: of a numbered corner of DIRT, or of a GT road, which has at most one.
struct Corner {
    std::vector<const Space*> outside; ///< sorted along the road
    std::vector<const Space*> inside;
};

std::optional<int> limitOf(const Space& space) {
    return space.limit ? space.limit : space.limitHazard;
}

double turnedBy(const CentreLine& line, Stretch part) {
    constexpr int steps = 32;
    double sum = 0;
    QPointF before = line.pose(part.begin / 100.0).along;
    for (int i = 1; i <= steps; ++i) {
        const double s =
            (part.begin + (part.end - part.begin) * i / static_cast<double>(steps)) / 100.0;
        const QPointF now = line.pose(s).along;
        sum += std::atan2(before.x() * now.y() - before.y() * now.x(),
                          QPointF::dotProduct(before, now));
        before = now;
    }
    return sum * 180 / std::numbers::pi;
}

Stretch covered(const Corner& corner) {
    Stretch part{100, 0};
    for (const auto& spaces : {corner.outside, corner.inside})
        for (const Space* space : spaces)
            part = {std::min(part.begin, space->s.begin), std::max(part.end, space->s.end)};
    return part;
}

/// The corners of a road, from -> to.
std::vector<Corner> cornersOf(const Road& road) {
    std::map<int, Corner> numbered;
    for (const Space& space : road.spaces)
        if (space.corner) {
            Corner& corner = numbered[space.corner->number];
            (space.corner->line == CornerLine::Inside ? corner.inside : corner.outside)
                .push_back(&space);
        }
    std::vector<Corner> corners;
    for (auto& [number, corner] : numbered)
        corners.push_back(std::move(corner));
    if (corners.empty()) {
        // GT: what is limited is the corner. Its outside line is the lane with the highest limit.
        Corner corner;
        for (const Space& space : road.spaces)
            if (limitOf(space) && !space.shortcut)
                corner.outside.push_back(&space);
        if (!corner.outside.empty())
            corners.push_back(std::move(corner));
    }
    for (Corner& corner : corners)
        std::stable_sort(corner.outside.begin(), corner.outside.end(),
                         [](const Space* a, const Space* b) { return a->s.begin < b->s.begin; });
    std::stable_sort(corners.begin(), corners.end(), [](const Corner& a, const Corner& b) {
        return covered(a).begin < covered(b).begin;
    });
    return corners;
}

/// Whether the corner turns right, from -> to: by its inside lane where that is marked.
bool turnsRight(const Corner& corner, double degrees) {
    if (corner.inside.empty() || corner.outside.empty())
        return degrees > 0;
    return corner.inside.front()->lanes.left > corner.outside.front()->lanes.left;
}

bool isBeside(const Corner& corner, const Space& shortcut, bool right) {
    const bool onRight = shortcut.lanes.left > 0;
    const Stretch part = covered(corner);
    return onRight == right && shortcut.s.begin < part.end && part.begin < shortcut.s.end;
}

BendNote bendNote(const Corner& corner, const Road& road, const CentreLine& line, bool forward) {
    const Stretch part = covered(corner);
    const double degrees = turnedBy(line, part);
    const bool right = turnsRight(corner, degrees);
    BendNote note;
    note.hand = right == forward ? Hand::Right : Hand::Left;
    note.degrees = static_cast<int>(std::lround(std::abs(degrees) / 10)) * 10;
    int highest = 0;
    for (const Space* space : corner.outside)
        highest = std::max(highest, limitOf(*space).value_or(6));
    note.severity = highest;
    // The limits along the line with the highest ones, as the driver meets them.
    std::vector<int> limits;
    for (const Space* space : corner.outside)
        if (space->lanes == corner.outside.front()->lanes)
            limits.push_back(limitOf(*space).value_or(6));
    if (!forward)
        std::reverse(limits.begin(), limits.end());
    note.tightens = limits.back() < limits.front();
    note.isLong = limits.size() > usualCorner;
    for (const Space& space : road.spaces) {
        if (space.shortcut && isBeside(corner, space, right))
            note.cut = *space.shortcut >= note.severity ? CutAdvice::Cut : CutAdvice::DontCut;
        if (space.slide && (space.s.end == part.begin || space.s.begin == part.end))
            note.slide = true;
    }
    return note;
}

} // namespace

Pacenote pacenote(const TileSide& side, const Road& road, bool forward) {
    Pacenote note;
    note.danger = side.danger;
    const CentreLine line(road);
    for (const Corner& corner : cornersOf(road))
        note.bends.push_back(bendNote(corner, road, line, forward));
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
    for (const auto& steps : {route.leadIn, route.steps})
        for (const RouteStep& step : steps) {
            const TileSide& side = *roads.side(static_cast<std::size_t>(step.placement));
            notes.push_back(
                pacenote(side, side.roads[static_cast<std::size_t>(step.road)], step.forward));
            if (before && *before != side.terrain)
                notes.back().surface = side.terrain;
            before = side.terrain;
        }
    return notes;
}

} // namespace stagewright
