#include "model/layouts/hextiles/driving/plan_border.h"

#include "model/layouts/hextiles/driving/lanes.h"
#include "model/layouts/hextiles/driving/plan_moves.h"
#include "model/layouts/hextiles/driving/road_plan.h"

#include <algorithm>

namespace stagewright {

namespace {

/// Lanes at one edge of a tile, counted in the lanes of that edge. Where it is the narrower end of
/// its road, the spaces there are matched by order (FORMAT.md of the catalogue, "Centre line"); an
/// end cut into fewer or more spaces than it has lanes is scaled evenly.
class EdgeLanes {
public:
    EdgeLanes(const RoadPlan& plan, bool atEnd)
        : lanes_(atEnd ? plan.lanesAtEnd : plan.lanesAtBegin)
        , widest_(plan.widestLanes) {
        if (lanes_ == widest_)
            return;
        for (const PlanSpace& space : plan.spaces)
            if (space.kind == SpaceKind::Whole &&
                (atEnd ? space.end == roadLength : space.begin == 0))
                borders_.push_back(atEnd ? space.lanesAtEnd.right : space.lanes.right);
        std::sort(borders_.begin(), borders_.end());
        if (static_cast<int>(borders_.size()) != lanes_)
            borders_.clear();
    }

    [[nodiscard]] LaneSpan operator()(const LaneSpan& span) const {
        return {position(span.left), position(span.right)};
    }

private:
    [[nodiscard]] double position(double lane) const {
        if (borders_.empty())
            return lane * lanes_ / widest_;
        double left = 0;
        for (std::size_t i = 0; i < borders_.size(); ++i) {
            if (lane <= borders_[i] + laneSlack)
                return static_cast<double>(i) + (lane - left) / (borders_[i] - left);
            left = borders_[i];
        }
        return lanes_;
    }

    int lanes_;
    int widest_;
    std::vector<double> borders_; ///< right borders of the spaces, from the left
};

bool leavesOverBorder(const PlanSpace& space) {
    return space.end == roadLength && space.kind != SpaceKind::FirstHalf &&
           space.kind != SpaceKind::Shortcut && (space.corner == 0 || space.lastOfLine);
}

bool entersOverBorder(const PlanSpace& space) {
    return space.begin == 0 && space.kind != SpaceKind::SecondHalf &&
           space.kind != SpaceKind::Shortcut && (space.corner == 0 || space.firstOfLine);
}

} // namespace

BorderPlan planBorder(const RoadPlan& before, const RoadPlan& after) {
    BorderPlan border;
    const EdgeLanes lanesBefore(before, true);
    const EdgeLanes lanesAfter(after, false);
    const bool twoLanes = before.lanesAtEnd == 2 && after.lanesAtBegin == 2;
    std::vector<std::int32_t> joinedTo(before.spaces.size(), -1);
    std::vector<bool> joined(after.spaces.size());
    const auto forEachPair = [&](auto visit) {
        for (std::size_t i = 0; i < before.spaces.size(); ++i)
            for (std::size_t j = 0; j < after.spaces.size(); ++j)
                if (leavesOverBorder(before.spaces[i]) && entersOverBorder(after.spaces[j]))
                    visit(i, j, lanesBefore(before.spaces[i].lanesAtEnd),
                          lanesAfter(after.spaces[j].lanes));
    };
    forEachPair([&](std::size_t i, std::size_t j, const LaneSpan& from, const LaneSpan& to) {
        if (!before.spaces[i].openAtEnd || !after.spaces[j].openAtBegin || from != to)
            return;
        joinedTo[i] = static_cast<std::int32_t>(j);
        joined[j] = true;
        border.joined.emplace_back(static_cast<std::int32_t>(i), static_cast<std::int32_t>(j));
    });
    forEachPair([&](std::size_t i, std::size_t j, const LaneSpan& from, const LaneSpan& to) {
        const PlanSpace& u = before.spaces[i];
        const PlanSpace& v = after.spaces[j];
        if (joinedTo[i] >= 0 || joined[j])
            return;
        const bool anyLane = u.kind == SpaceKind::SecondHalf || v.kind == SpaceKind::FirstHalf ||
                             (twoLanes && (u.corner || v.corner));
        if (!anyLane && !overlapOrTouch(from, to))
            return;
        // The lines are given in lanes of the wider end, as the spaces are.
        PlanSpace leaving = u;
        PlanSpace entering = v;
        for (EndLine& line : leaving.exit)
            line.lanes = lanesBefore(line.lanes);
        for (EndLine& line : entering.entry)
            line.lanes = lanesAfter(line.lanes);
        border.moves.push_back({static_cast<std::int32_t>(i), static_cast<std::int32_t>(j),
                                demandOf(leaving, from, entering, to)});
    });
    return border;
}

} // namespace stagewright
