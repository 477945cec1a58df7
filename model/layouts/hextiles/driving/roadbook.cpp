#include "model/layouts/hextiles/driving/roadbook.h"

#include "model/layouts/hextiles/driving/road_plan.h"
#include "model/layouts/hextiles/stage/road_graph.h"

#include <algorithm>
#include <limits>

namespace stagewright {

namespace {

constexpr int unreached = std::numeric_limits<int>::max();

const Road& roadOf(const RoadGraph& roads, const RouteStep& step) {
    const TileSide* side = roads.side(static_cast<std::size_t>(step.placement));
    return side->roads[static_cast<std::size_t>(step.road)];
}

int inDrivingDirection(int line, bool forward) {
    return forward ? line : 100 - line;
}

bool isOpenAt(const Road& road, RoadEnd end) {
    return std::any_of(road.spaces.begin(), road.spaces.end(),
                       [end](const Space& space) { return space.openEnd == end; });
}

/// Whether spaces of a step's road began on the tile before.
bool isContinued(const RoadGraph& roads, const RouteStep& before, const RouteStep& step) {
    return isOpenAt(roadOf(roads, before), before.forward ? RoadEnd::To : RoadEnd::From) &&
           isOpenAt(roadOf(roads, step), step.forward ? RoadEnd::From : RoadEnd::To);
}

/// A step of the way, and what of its road is driven: hundredths, in driving direction.
struct Passage {
    RouteStep step;
    int from = 0;
    int to = 100;
    bool endsLap = false;
};

using Passages = std::vector<Passage>;

int lineOf(std::optional<int> line, bool forward, int otherwise) {
    return line ? inDrivingDirection(*line, forward) : otherwise;
}

/// The steps as they are, but the first from its start line.
Passages fromTheStart(const RoadGraph& roads, const std::vector<RouteStep>& steps) {
    Passages passages;
    for (const RouteStep& step : steps)
        passages.push_back({step});
    if (!steps.empty())
        passages.front().from =
            lineOf(roadOf(roads, steps.front()).startLine, steps.front().forward, 0);
    return passages;
}

/// From line to line.
Passages drivenOf(const RoadGraph& roads, const Route& route) {
    if (!route.leadIn.empty()) {
        Passages ring;
        for (const RouteStep& step : route.steps)
            ring.push_back({step});
        return ring;
    }
    Passages passages = fromTheStart(roads, route.steps);
    if (isLap(roads, route)) {
        const RouteStep& first = route.steps.front();
        const int line = lineOf(lapLine(roadOf(roads, first)), first.forward, 0);
        if (line > 0)
            passages.push_back({first, 0, line, true});
    } else if (passages.size() > 1) {
        Passage& last = passages.back();
        last.to = lineOf(roadOf(roads, last.step).finishLine, last.step.forward, 100);
    }
    return passages;
}

RoadPart partOf(const RoadGraph& roads, const Passage& passage, const RouteStep* before) {
    return {roadOf(roads, passage.step), passage.step.forward, passage.from, passage.to,
            before && isContinued(roads, *before, passage.step)};
}

/// @param before the step before the first; null: the way begins
/// @param distance spaces before the first
RoadbookLines linesOf(const RoadGraph& roads, const Passages& passages, const RouteStep* before,
                      int distance) {
    RoadbookLines lines;
    const auto sideOf = [&](const RouteStep& step) {
        return roads.side(static_cast<std::size_t>(step.placement));
    };
    for (const Passage& passage : passages) {
        const RouteStep& step = passage.step;
        const RoadPart part = partOf(roads, passage, before);
        RoadbookLine line{step.placement, step.road, step.forward, distance, fewestSpaces(part)};
        const TileSide& side = *sideOf(step);
        line.note = pacenote(side, part.road, step.forward, {passage.from, passage.to});
        callSurface(line.note, side, before ? sideOf(*before) : nullptr);
        line.endsLap = passage.endsLap;
        distance += line.spaces;
        lines.push_back(std::move(line));
        before = &step;
    }
    return lines;
}

int spacesOf(const RoadbookLines& lines, std::size_t first, std::size_t last) {
    int spaces = 0;
    for (std::size_t i = first; i <= last; ++i)
        spaces += lines[i].spaces;
    return spaces;
}

/// What of the route a branch leaves out, its junctions counted.
int spacesLeftOut(const RoadbookLines& lines, const Branch& branch) {
    return branch.to >= branch.from
               ? spacesOf(lines, branch.from, branch.to)
               : spacesOf(lines, branch.from, lines.size() - 1) + spacesOf(lines, 0, branch.to);
}

void addBranch(const RoadGraph& roads, const Route& route, const Branch& branch, Roadbook& book) {
    Passages passages;
    for (const RouteStep& step : branch.steps)
        passages.push_back({step});
    const RouteStep* before = branch.from > 0         ? &route.steps[branch.from - 1]
                              : !route.leadIn.empty() ? &route.leadIn.back()
                                                      : nullptr;
    RoadbookBranch added{linesOf(roads, passages, before, book.lines[branch.from].before), 0};
    added.longer =
        spacesOf(added.lines, 0, added.lines.size() - 1) - spacesLeftOut(book.lines, branch);
    const std::size_t number = book.branches.size();
    book.lines[branch.from].forks.push_back({number, true, branch.leaves});
    book.lines[branch.to].forks.push_back({number, false, branch.comesBack});
    book.branches.push_back(std::move(added));
}

/// Counts the spaces between bends.
class Straights {
public:
    void add(int spaces) { run_ += spaces; }
    void bend() {
        (isFirst_ ? first_ : longest_) = isFirst_ ? run_ : std::max(longest_, run_);
        isFirst_ = false;
        run_ = 0;
    }
    /// @param isLap what follows the last bend goes on before the first
    [[nodiscard]] int longest(bool isLap) const {
        if (isFirst_)
            return run_;
        return isLap ? std::max(longest_, first_ + run_) : std::max({longest_, first_, run_});
    }

private:
    int run_ = 0;
    int first_ = 0;
    int longest_ = 0;
    bool isFirst_ = true;
};

} // namespace

int fewestSpaces(const RoadPart& part) {
    const RoadPlan plan = planOf(part.road, part.forward);
    const int from = 2 * part.from;
    const int to = 2 * part.to;
    const auto space = [&](std::int32_t i) -> const PlanSpace& {
        return plan.spaces[static_cast<std::size_t>(i)];
    };
    const auto cost = [&](const PlanSpace& each) {
        return each.openAtBegin && part.isContinued ? 0 : 1;
    };
    const auto counts = [&](const PlanSpace& each) {
        return each.kind == SpaceKind::Whole && from <= each.begin && each.begin < to;
    };
    std::vector<int> fewest(plan.spaces.size(), unreached);
    for (std::size_t i = 0; i < fewest.size(); ++i)
        if (counts(plan.spaces[i]) && plan.spaces[i].begin == from)
            fewest[i] = cost(plan.spaces[i]);
    // Every move leads to a space whose end lies further.
    std::vector<RoadPlan::Move> moves = plan.moves;
    std::sort(moves.begin(), moves.end(), [&](const RoadPlan::Move& a, const RoadPlan::Move& b) {
        return space(a.from).end < space(b.from).end;
    });
    for (const RoadPlan::Move& move : moves) {
        const int before = fewest[static_cast<std::size_t>(move.from)];
        int& here = fewest[static_cast<std::size_t>(move.to)];
        if (before != unreached && counts(space(move.to)))
            here = std::min(here, before + cost(space(move.to)));
    }
    int least = unreached;
    for (std::size_t i = 0; i < fewest.size(); ++i)
        if (plan.spaces[i].end >= to)
            least = std::min(least, fewest[i]);
    return least == unreached ? 0 : least;
}

Roadbook roadbook(const RoadGraph& roads, const Route& route) {
    Roadbook book;
    book.leadIn = linesOf(roads, fromTheStart(roads, route.leadIn), nullptr, 0);
    book.lines = linesOf(roads, drivenOf(roads, route),
                         route.leadIn.empty() ? nullptr : &route.leadIn.back(), 0);
    for (const Branch& branch : branchesOf(roads, route))
        addBranch(roads, route, branch, book);
    return book;
}

RoadFigures roadFigures(const RoadGraph& roads, const Route& route) {
    RoadFigures figures;
    Straights straights;
    const RouteStep* before = nullptr;
    const Passages passages = drivenOf(roads, route);
    for (const Passage& passage : passages) {
        const RoadPart whole = partOf(roads, passage, before);
        figures.spaces += fewestSpaces(whole);
        int from = passage.from;
        const auto addStraight = [&](int to) {
            if (to > from)
                straights.add(fewestSpaces({whole.road, whole.forward, from, to,
                                            whole.isContinued && from == passage.from}));
        };
        for (const Stretch& bend :
             bendsAlong(whole.road, whole.forward, {passage.from, passage.to})) {
            addStraight(bend.begin);
            straights.bend();
            ++figures.bends;
            from = bend.end;
        }
        addStraight(passage.to);
        before = &passage.step;
    }
    figures.longestStraight = straights.longest(isLap(roads, route));
    return figures;
}

} // namespace stagewright
