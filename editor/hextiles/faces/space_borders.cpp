#include "editor/hextiles/faces/space_borders.h"

#include "editor/hextiles/faces/crossings.h"
#include "editor/hextiles/faces/space_grid.h"
#include "editor/hextiles/faces/y_junctions.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <utility>

namespace stagewright {

namespace {

bool sameCorner(const Space* a, const Space* b) {
    return a && b && a->corner && b->corner && a->corner->number == b->corner->number;
}

/// Two neighbours by id.
using Pair = std::pair<QString, QString>;

Pair pairOf(const Space& a, const Space& b) {
    return std::minmax(a.id, b.id);
}

/// Calls found(begin, end) for each run of indices below `count` whose keys are equal and not null.
template <typename Key>
void forEachRun(int count, const std::function<Key(int)>& key,
                const std::function<void(int, int, const Key&)>& found) {
    for (int begin = 0; begin < count;) {
        const Key value = key(begin);
        int end = begin + 1;
        while (end < count && key(end) == value)
            ++end;
        if (value != Key())
            found(begin, end, value);
        begin = end;
    }
}

using Neighbours = std::pair<const Space*, const Space*>;

class BorderFinder {
public:
    explicit BorderFinder(const TileSide& side) : side_(side) {
        for (std::size_t road = 0; road < side.roads.size(); ++road) {
            grids_.emplace_back(side.roads[road]);
            for (const Space& space : side.roads[road].spaces)
                firstRoad_.try_emplace(space.id, road);
        }
        for (const SlantedCrossing& crossing : slantedCrossings(side))
            slanted_.insert(crossing.space);
        if (auto junction = yJunctionOf(side))
            inY_ = std::move(junction->middle);
    }

    std::vector<SpaceBorder> find() {
        // Where one road has a line along it that another has across, the former is as printed.
        for (std::size_t road = 0; road < grids_.size(); ++road)
            findAlong(road);
        for (std::size_t road = 0; road < grids_.size(); ++road) {
            findAcross(road);
            addEndLines(road);
            addSlides(road);
            addSlanted(road);
        }
        return std::move(borders_);
    }

private:
    /// Whether an earlier road has the space, too, and all its borders that other roads leave out.
    [[nodiscard]] bool isKnown(std::size_t road, const Space& space) const {
        return firstRoad_.at(space.id) < road;
    }

    /// Whether this road is the one that shows the line between the two; the first that has it is.
    bool shows(std::size_t road, const Neighbours& pair) {
        if (!pair.first || !pair.second)
            return !isKnown(road, pair.first ? *pair.first : *pair.second);
        return shownBy_.try_emplace(pairOf(*pair.first, *pair.second), road).first->second == road;
    }

    [[nodiscard]] bool isSlanted(const Space* space) const {
        return space && slanted_.contains(space->id);
    }

    [[nodiscard]] bool isInY(const Space* space) const { return space && inY_.contains(space->id); }

    /// The lines towards a slanted crossing end at its border, some sooner and some later: they run
    /// on into its area, which is painted over them.
    [[nodiscard]] SpaceBorder reachingCrossings(SpaceBorder border, const SpaceGrid& grid) const {
        constexpr double reach = 0.06;
        const int column = SpaceGrid::columnOf(border.lane0);
        if (isSlanted(grid.at(static_cast<int>(std::lround(border.s1 * SpaceGrid::rows)), column)))
            border.s1 += reach;
        if (isSlanted(
                grid.at(static_cast<int>(std::lround(border.s0 * SpaceGrid::rows)) - 1, column)))
            border.s0 -= reach;
        return border;
    }

    [[nodiscard]] static BorderKind kindAlong(std::size_t road, const Neighbours& both) {
        const auto overlaps = [](const Space* space) { return space && !space->overlaps.empty(); };
        return road > 0 && (overlaps(both.first) || overlaps(both.second)) ? BorderKind::Outline
                                                                           : BorderKind::Full;
    }

    void findAlong(std::size_t road) {
        const SpaceGrid& grid = grids_[road];
        for (int column = 1; column < grid.columns(); ++column)
            forEachRun<Neighbours>(
                SpaceGrid::rows,
                [&](int row) {
                    const Neighbours both{grid.at(row, column - 1), grid.at(row, column)};
                    return both.first == both.second || sameCorner(both.first, both.second)
                               ? Neighbours()
                               : both;
                },
                [&](int begin, int end, const Neighbours& both) {
                    const double lane = SpaceGrid::laneOf(column);
                    if (!(isInY(both.first) && isInY(both.second)) && shows(road, both))
                        borders_.push_back(reachingCrossings(
                            {road, kindAlong(road, both), begin / double(SpaceGrid::rows),
                             end / double(SpaceGrid::rows), lane, lane},
                            grid));
                });
    }

    void findAcross(std::size_t road) {
        const SpaceGrid& grid = grids_[road];
        for (int row = 0; row <= SpaceGrid::rows; ++row)
            forEachRun<Neighbours>(
                grid.columns(),
                [&](int column) {
                    const Neighbours both{grid.at(row - 1, column), grid.at(row, column)};
                    return both.first == both.second ? Neighbours() : both;
                },
                [&](int begin, int end, const Neighbours& both) {
                    addAcross(road, row, begin, end, both);
                });
    }

    void addAcross(std::size_t road, int row, int begin, int end, const Neighbours& both) {
        const bool atEdge = row == 0 || row == SpaceGrid::rows;
        const Space& space = both.first ? *both.first : *both.second;
        if (atEdge && space.openEnd == (row == 0 ? RoadEnd::From : RoadEnd::To))
            return;
        if (isSlanted(both.first) || isSlanted(both.second) || isInY(both.first) ||
            isInY(both.second) || !shows(road, both))
            return;
        // Where two spaces lie in an earlier road, too, that road shows how they meet.
        if (both.first && both.second && isKnown(road, *both.first) && isKnown(road, *both.second))
            return;
        SpaceBorder border{road,
                           BorderKind::Full,
                           row / double(SpaceGrid::rows),
                           row / double(SpaceGrid::rows),
                           SpaceGrid::laneOf(begin),
                           SpaceGrid::laneOf(end)};
        if (atEdge)
            border.kind = BorderKind::Edge;
        else if (sameCorner(both.first, both.second) && isHalf(road, border))
            border.kind = BorderKind::Tick;
        borders_.push_back(border);
    }

    /// Whether a line covers one of the two lines of a DIRT corner, not the whole road.
    [[nodiscard]] bool isHalf(std::size_t road, const SpaceBorder& border) const {
        return border.lane0 > 0 || border.lane1 < side_.roads[road].widestLanes();
    }

    void addEndLines(std::size_t road) {
        for (const Space& space : side_.roads[road].spaces) {
            for (const EndLine& line : space.entry)
                addEndLine(road, line, space.s.begin);
            for (const EndLine& line : space.exit)
                addEndLine(road, line, space.s.end);
        }
    }

    void addEndLine(std::size_t road, const EndLine& line, int row) {
        const double s = row / double(SpaceGrid::rows);
        cutOut(road, s, line.lanes);
        if (!line.everyCrossing)
            borders_.push_back({road, BorderKind::Dotted, s, s, line.lanes.left, line.lanes.right});
    }

    /// Takes the stretch of an end line out of the full line there.
    void cutOut(std::size_t road, double s, const LaneSpan& lanes) {
        std::vector<SpaceBorder> kept;
        for (const SpaceBorder& border : borders_) {
            const bool hit = border.road == road && border.isAcross() && border.s0 == s &&
                             border.kind != BorderKind::Dotted && border.lane0 < lanes.right &&
                             lanes.left < border.lane1;
            if (!hit) {
                kept.push_back(border);
                continue;
            }
            if (border.lane0 < lanes.left) {
                kept.push_back(border);
                kept.back().lane1 = lanes.left;
            }
            if (lanes.right < border.lane1) {
                kept.push_back(border);
                kept.back().lane0 = lanes.right;
            }
        }
        borders_ = std::move(kept);
    }

    void addSlides(std::size_t road) {
        for (const Space& space : side_.roads[road].spaces) {
            if (!space.slide || isKnown(road, space))
                continue;
            const double s = (space.s.begin + space.s.end) / 2.0 / SpaceGrid::rows;
            const auto left =
                std::find_if(borders_.begin(), borders_.end(), [&](const auto& other) {
                    return other.kind == BorderKind::Slide && other.road == road && other.s0 == s &&
                           other.lane1 == space.lanes.left;
                });
            if (left != borders_.end())
                left->lane1 = space.lanes.right;
            else
                borders_.push_back(
                    {road, BorderKind::Slide, s, s, space.lanes.left, space.lanes.right});
        }
    }

    /// Spaces that change lane have no place in the grid: both borders and both ends.
    void addSlanted(std::size_t road) {
        for (const Space& space : side_.roads[road].spaces) {
            if (!space.lanesTo || isKnown(road, space))
                continue;
            const double s0 = space.s.begin / double(SpaceGrid::rows);
            const double s1 = space.s.end / double(SpaceGrid::rows);
            const LaneSpan first = space.lanes;
            const LaneSpan last = *space.lanesTo;
            const BorderKind along = kindAlong(road, {&space, nullptr});
            borders_.push_back({road, along, s0, s1, first.left, last.left});
            borders_.push_back({road, along, s0, s1, first.right, last.right});
            if (space.entry.empty())
                borders_.push_back({road, BorderKind::Full, s0, s0, first.left, first.right});
            if (space.exit.empty())
                borders_.push_back({road, BorderKind::Full, s1, s1, last.left, last.right});
        }
    }

    const TileSide& side_;
    std::vector<SpaceGrid> grids_;
    std::map<Pair, std::size_t> shownBy_;
    std::set<QString> slanted_;
    std::set<QString> inY_;
    std::map<QString, std::size_t> firstRoad_; ///< the first road that has the space
    std::vector<SpaceBorder> borders_;
};

} // namespace

std::vector<SpaceBorder> spaceBorders(const TileSide& side) {
    return BorderFinder(side).find();
}

} // namespace stagewright
