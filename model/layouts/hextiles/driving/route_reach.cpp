#include "model/layouts/hextiles/driving/route_reach.h"

#include "model/layouts/hextiles/driving/plan_cache.h"

namespace stagewright {

namespace {

/// A space of the road at hand.
struct Mark {
    bool kept = false;    ///< it lies between the lines, or is the first beyond the finish
    bool reached = false; ///< by a car
    bool finish = false;
    bool joined = false; ///< it is the second piece of a space that began on the road before
};

class Reach {
public:
    explicit Reach(const DrivenRoute& route) : route_(route) {
        reach_.unreached.resize(route.roads.size());
    }

    RouteReach find() {
        for (std::size_t road = 0; road < route_.roads.size(); ++road) {
            before_.swap(marks_);
            const RoadPlan& plan = plans_.plan(route_.roads[road]);
            marks_.assign(plan.spaces.size(), {});
            const BorderPlan* border =
                road == 0 ? nullptr : &plans_.border(route_.roads[road - 1], route_.roads[road]);
            mark(road, plan, border);
            follow(plan, border);
            count(road, border);
        }
        return std::move(reach_);
    }

private:
    void mark(std::size_t road, const RoadPlan& plan, const BorderPlan* border);
    void follow(const RoadPlan& plan, const BorderPlan* border);
    void count(std::size_t road, const BorderPlan* border);

    const DrivenRoute& route_;
    PlanCache plans_;
    std::vector<Mark> before_; ///< of the road before
    std::vector<Mark> marks_;
    RouteReach reach_;
};

std::size_t at(std::int32_t number) {
    return static_cast<std::size_t>(number);
}

void Reach::mark(std::size_t road, const RoadPlan& plan, const BorderPlan* border) {
    const bool last = road + 1 == route_.roads.size();
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        const PlanSpace& space = plan.spaces[i];
        marks_[i].kept = road > 0 || space.begin >= 2 * route_.startLine;
        marks_[i].reached = road == 0 && space.begin == 2 * route_.startLine &&
                            space.kind != SpaceKind::SecondHalf &&
                            space.kind != SpaceKind::Shortcut;
        marks_[i].finish = last && space.begin >= 2 * route_.finishLine;
    }
    if (border)
        for (const auto& [i, j] : border->joined) {
            marks_[at(j)] = before_[at(i)];
            marks_[at(j)].joined = true;
        }
}

void Reach::follow(const RoadPlan& plan, const BorderPlan* border) {
    const auto reach = [](const Mark& from, Mark& to) {
        const bool isNew = from.reached && from.kept && !from.finish && to.kept && !to.reached;
        to.reached = to.reached || isNew;
        return isNew;
    };
    if (border)
        for (const RoadPlan::Move& move : border->moves)
            reach(before_[at(move.from)], marks_[at(move.to)]);
    for (bool more = true; more;) {
        more = false;
        for (const RoadPlan::Move& move : plan.moves)
            more = reach(marks_[at(move.from)], marks_[at(move.to)]) || more;
    }
}

void Reach::count(std::size_t road, const BorderPlan* border) {
    // A joined space belongs to the road before, and may have been reached only here.
    if (border)
        for (const auto& [i, j] : border->joined)
            if (marks_[at(j)].reached && !before_[at(i)].reached && before_[at(i)].kept)
                --reach_.unreached[road - 1];
    // Of the spaces beyond the finish only those count that some space leads to.
    std::vector<bool> ledTo(marks_.size());
    const auto lead = [&](const Mark& from, std::int32_t to) {
        if (from.kept && !from.finish)
            ledTo[at(to)] = true;
    };
    if (border)
        for (const RoadPlan::Move& move : border->moves)
            lead(before_[at(move.from)], move.to);
    for (const RoadPlan::Move& move : plans_.plan(route_.roads[road]).moves)
        lead(marks_[at(move.from)], move.to);
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        const Mark& mark = marks_[i];
        if (mark.reached && mark.kept) {
            reach_.furthest = road;
            reach_.through = reach_.through || mark.finish;
        } else if (mark.kept && !mark.joined && (!mark.finish || ledTo[i])) {
            ++reach_.unreached[road];
        }
    }
}

} // namespace

RouteReach routeReach(const DrivenRoute& route) {
    return Reach(route).find();
}

} // namespace stagewright
