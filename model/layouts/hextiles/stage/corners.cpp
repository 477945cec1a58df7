#include "model/layouts/hextiles/stage/corners.h"

#include "model/layouts/hextiles/catalogue/centre_line.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace stagewright {

namespace {

/// Less than this is no turn: the points of a path are rounded.
constexpr double leastTurn = 10; // degrees

using Spaces = std::vector<const Space*>;

bool isLimited(const Space& space) {
    return !space.shortcut && (space.limit || space.limitHazard);
}

/// By how many degrees the road turns on each hundredth of the part.
std::vector<double> turns(const CentreLine& line, Stretch part) {
    std::vector<double> steps;
    for (int i = part.begin; i < part.end; ++i) {
        const QPointF before = line.pose(i / 100.0).along;
        const QPointF after = line.pose((i + 1) / 100.0).along;
        steps.push_back(std::atan2(before.x() * after.y() - before.y() * after.x(),
                                   QPointF::dotProduct(before, after)) *
                        180 / std::numbers::pi);
    }
    return steps;
}

double turned(const CentreLine& line, Stretch part) {
    double sum = 0;
    for (const double step : turns(line, part))
        sum += step;
    return sum;
}

Stretch covered(const Spaces& spaces) {
    Stretch part{100, 0};
    for (const Space* space : spaces)
        part = {std::min(part.begin, space->s.begin), std::max(part.end, space->s.end)};
    return part;
}

void sortAlong(Spaces& spaces) {
    std::stable_sort(spaces.begin(), spaces.end(),
                     [](const Space* a, const Space* b) { return a->s.begin < b->s.begin; });
}

/// The stretches of the part on which the road turns one way.
std::vector<Corner> swings(const CentreLine& line, Stretch part) {
    std::vector<Corner> found;
    Corner current{{part.begin, part.begin}, 0, true, {}, {}};
    for (const double step : turns(line, part)) {
        if (step * current.degrees < 0 && std::abs(step) > 0.05) {
            found.push_back(current);
            current = {{current.part.end, current.part.end}, 0, true, {}, {}};
        }
        current.degrees += step;
        ++current.part.end;
    }
    found.push_back(current);
    std::erase_if(found, [](const Corner& each) { return std::abs(each.degrees) < leastTurn; });
    for (Corner& each : found)
        each.right = each.degrees > 0;
    return found;
}

/// How much of the road both cover; negative where they lie apart.
int common(Stretch a, Stretch b) {
    return std::min(a.end, b.end) - std::max(a.begin, b.begin);
}

bool overlap(Stretch a, Stretch b) {
    return 2 * common(a, b) >= std::min(a.end - a.begin, b.end - b.begin);
}

/// Gives a corner its spaces: the outside line is the lane farthest from where it turns to.
void deal(Corner& corner, const Spaces& limited) {
    const auto outwards = [&](const Space* space) {
        return corner.right ? -space->lanes.left : space->lanes.right;
    };
    Spaces mine;
    std::copy_if(limited.begin(), limited.end(), std::back_inserter(mine),
                 [&](const Space* space) { return overlap(space->s, corner.part); });
    if (mine.empty())
        return;
    const double outermost =
        outwards(*std::max_element(mine.begin(), mine.end(), [&](const Space* a, const Space* b) {
            return outwards(a) < outwards(b);
        }));
    for (const Space* space : mine)
        (outwards(space) == outermost ? corner.outside : corner.inside).push_back(space);
    corner.part = covered(mine);
    sortAlong(corner.outside);
}

std::vector<Corner> numberedCorners(const Road& road, const CentreLine& line) {
    std::map<int, Corner> numbered;
    for (const Space& space : road.spaces)
        if (space.corner) {
            Corner& corner = numbered[space.corner->number];
            (space.corner->line == CornerLine::Inside ? corner.inside : corner.outside)
                .push_back(&space);
        }
    std::vector<Corner> corners;
    for (auto& [number, corner] : numbered) {
        Spaces all = corner.outside;
        all.insert(all.end(), corner.inside.begin(), corner.inside.end());
        corner.part = covered(all);
        corner.degrees = turned(line, corner.part);
        corner.right = corner.inside.empty() || corner.outside.empty()
                           ? corner.degrees > 0
                           : corner.inside.front()->lanes.left > corner.outside.front()->lanes.left;
        sortAlong(corner.outside);
        corners.push_back(std::move(corner));
    }
    return corners;
}

/// Of a road without numbered corners.
std::vector<Corner> otherCorners(const Road& road, const CentreLine& line) {
    Spaces limited;
    for (const Space& space : road.spaces)
        if (isLimited(space))
            limited.push_back(&space);
    if (!limited.empty()) {
        std::vector<Corner> corners = swings(line, covered(limited));
        for (Corner& corner : corners)
            deal(corner, limited);
        return corners;
    }
    Corner flat;
    flat.degrees = turned(line, flat.part);
    flat.right = flat.degrees > 0;
    if (std::abs(flat.degrees) < leastTurn)
        return {};
    return {flat};
}

} // namespace

std::vector<Corner> cornersOf(const Road& road) {
    const CentreLine line(road);
    std::vector<Corner> corners = numberedCorners(road, line);
    if (corners.empty())
        corners = otherCorners(road, line);
    std::stable_sort(corners.begin(), corners.end(),
                     [](const Corner& a, const Corner& b) { return a.part.begin < b.part.begin; });
    return corners;
}

double wholeTurn(const Road& road, const Corner& corner) {
    double degrees = corner.degrees;
    int most = 0;
    for (const Corner& swing : swings(CentreLine(road), {})) {
        const int shared = common(swing.part, corner.part);
        if (swing.right == corner.right && shared > most) {
            most = shared;
            degrees = swing.degrees;
        }
    }
    return degrees;
}

} // namespace stagewright
