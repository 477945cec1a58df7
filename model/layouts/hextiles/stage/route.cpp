#include "model/layouts/hextiles/stage/route.h"

#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <boost/graph/depth_first_search.hpp>

#include <algorithm>
#include <optional>

namespace stagewright {

namespace {

using Graph = RoadGraph::Graph;
using Vertex = RoadGraph::Vertex;
using Arc = boost::graph_traits<Graph>::edge_descriptor;

/// The arcs of a way through the graph, in driving order.
using Way = std::vector<Arc>;

/// One depth-first search. As arcs leave a vertex main road first, the way it finds keeps to the
/// main road wherever that leads on.
class Search {
public:
    Search(const Graph& graph, Vertex from)
        : graph_(graph)
        , from_(from)
        , colours_(num_vertices(graph), boost::white_color)
        , before_(num_vertices(graph)) {}

    /// The way to the first vertex found that `isGoal`.
    template <typename IsGoal>
    std::optional<Way> to(IsGoal isGoal) {
        std::optional<Vertex> goal;
        run([](Arc) {},
            [&](Vertex vertex, const Graph&) {
                if (!goal && vertex != from_ && isGoal(vertex))
                    goal = vertex;
                return goal.has_value();
            });
        if (!goal)
            return std::nullopt;
        return wayTo(*goal);
    }

    /// The way back to where it began, closed by an arc into it.
    std::optional<Way> roundTrip() {
        std::optional<Way> lap;
        const auto closes = [&](Arc arc) {
            if (!lap && target(arc, graph_) == from_)
                lap = closedBy(arc);
        };
        run(closes, [&](Vertex, const Graph&) { return lap.has_value(); });
        return lap;
    }

    /// The first ring met on the way: the way to it, and once round.
    std::optional<std::pair<Way, Way>> ringAhead() {
        std::optional<std::pair<Way, Way>> found;
        const auto closes = [&](Arc arc) {
            if (found)
                return;
            Way lap = closedBy(arc);
            const Vertex entry = target(arc, graph_);
            const auto first = std::find_if(
                lap.begin(), lap.end(), [&](Arc each) { return source(each, graph_) == entry; });
            found.emplace(Way(lap.begin(), first), Way(first, lap.end()));
        };
        run(closes, [&](Vertex, const Graph&) { return found.has_value(); });
        return found;
    }

private:
    /// Calls `closes` for each arc that leads back to a vertex on the way at hand.
    template <typename Closes, typename Stop>
    void run(Closes closes, Stop stop) {
        class Visitor : public boost::default_dfs_visitor {
        public:
            Visitor(std::vector<Arc>& before, Closes onClose) : before_(before), closes_(onClose) {}
            void tree_edge(Arc arc, const Graph& graph) { before_[target(arc, graph)] = arc; }
            void back_edge(Arc arc, const Graph&) { closes_(arc); }

        private:
            std::vector<Arc>& before_;
            Closes closes_;
        };
        auto colours =
            boost::make_iterator_property_map(colours_.begin(), get(boost::vertex_index, graph_));
        boost::depth_first_visit(graph_, from_, Visitor(before_, closes), colours, stop);
    }

    [[nodiscard]] Way wayTo(Vertex vertex) const {
        Way way;
        for (; vertex != from_; vertex = source(way.back(), graph_))
            way.push_back(before_[vertex]);
        std::reverse(way.begin(), way.end());
        return way;
    }

    [[nodiscard]] Way closedBy(Arc arc) const {
        Way way = wayTo(source(arc, graph_));
        way.push_back(arc);
        return way;
    }

    const Graph& graph_;
    Vertex from_;
    std::vector<boost::default_color_type> colours_;
    std::vector<Arc> before_; ///< the arc by which each vertex was reached
};

/// The roads among the arcs of a way.
std::vector<RouteStep> stepsOf(const Way& way, const RoadGraph& roads) {
    std::vector<RouteStep> steps;
    for (const Arc arc : way) {
        const RoadGraph::Drive drive = roads.graph()[arc];
        if (drive.road < 0)
            continue;
        const std::size_t end = RoadGraph::endOf(source(arc, roads.graph()));
        steps.push_back({roads.ends()[end].placement, drive.road, drive.forward});
    }
    return steps;
}

/// The main road from `vertex` on, until it ends or comes back to where it was.
Way mainRoad(const Graph& graph, Vertex vertex) {
    Way way;
    std::vector<bool> passed(num_vertices(graph));
    while (!passed[vertex]) {
        passed[vertex] = true;
        const auto [arc, last] = out_edges(vertex, graph);
        if (arc == last)
            break;
        way.push_back(*arc);
        vertex = target(*arc, graph);
    }
    return way;
}

Way longestMainRoad(const Graph& graph, const std::vector<Vertex>& starts) {
    Way longest;
    for (const Vertex from : starts) {
        Way way = mainRoad(graph, from);
        if (way.size() > longest.size())
            longest = std::move(way);
    }
    return longest;
}

/// The vertices at which a car may stand that is about to drive over a start line of the tile. Some
/// grids have two roads side by side, each with its line.
std::vector<Vertex> entries(const Stage& stage, const RoadGraph& roads, std::size_t placement,
                            bool forward) {
    std::vector<Vertex> found;
    for (const Road& road : roads.side(placement)->roads) {
        const Edge edge = onBoard(forward ? road.from : road.to,
                                  tilesOf(stage).placements()[static_cast<qsizetype>(placement)]);
        const auto end = roads.endAt(placement, edge);
        if (end && road.startLine)
            found.push_back(RoadGraph::arriving(*end));
    }
    return found;
}

std::optional<std::size_t> firstOf(Role role, const Stage& stage, const RoadGraph& roads) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(tilesOf(stage).placements().size()); ++i) {
        const TileSide* side = roads.side(i);
        if (side && side->role == role)
            return i;
    }
    return std::nullopt;
}

/// The entries of a start tile that may be driven either way, as printed first.
std::vector<Vertex> bothEntries(const Stage& stage, const RoadGraph& roads, std::size_t start) {
    std::vector<Vertex> found = entries(stage, roads, start, true);
    const std::vector<Vertex> backwards = entries(stage, roads, start, false);
    found.insert(found.end(), backwards.begin(), backwards.end());
    return found;
}

Route lap(const Stage& stage, const RoadGraph& roads) {
    const auto grid = firstOf(Role::StartFinish, stage, roads);
    const auto start = grid ? std::nullopt : firstOf(Role::Start, stage, roads);
    if (!grid && !start)
        return {};
    const std::vector<Vertex> starts =
        grid ? entries(stage, roads, *grid, true) : bothEntries(stage, roads, *start);
    for (const Vertex from : starts)
        if (const auto way = Search(roads.graph(), from).roundTrip())
            return {{}, stepsOf(*way, roads), true};
    for (const Vertex from : starts)
        if (const auto ring = Search(roads.graph(), from).ringAhead())
            return {stepsOf(ring->first, roads), stepsOf(ring->second, roads), true};
    return {{}, stepsOf(longestMainRoad(roads.graph(), starts), roads), false};
}

Route startToFinish(const Stage& stage, const RoadGraph& roads) {
    const auto start = firstOf(Role::Start, stage, roads);
    if (!start)
        return {};
    const auto isFinish = [&](Vertex vertex) {
        const auto owner =
            static_cast<std::size_t>(roads.ends()[RoadGraph::endOf(vertex)].placement);
        const TileSide* side = roads.side(owner);
        // Over the line, which lies across the tile.
        return RoadGraph::isLeaving(vertex) && side && side->role == Role::Finish;
    };
    const std::vector<Vertex> starts = bothEntries(stage, roads, *start);
    for (const Vertex from : starts)
        if (const auto way = Search(roads.graph(), from).to(isFinish))
            return {{}, stepsOf(*way, roads), true};
    // Which way the start was meant to be driven shows in how far the road leads.
    return {{}, stepsOf(longestMainRoad(roads.graph(), starts), roads), false};
}

/// The vertex at which a step begins, or the one at which it ends.
Vertex endOfStep(const Stage& stage, const RoadGraph& roads, const RouteStep& step,
                 bool beginning) {
    const auto number = static_cast<std::size_t>(step.placement);
    const Road& road = roads.side(number)->roads[static_cast<std::size_t>(step.road)];
    const Edge edge = onBoard(step.forward == beginning ? road.from : road.to,
                              tilesOf(stage).placements()[step.placement]);
    const std::size_t end = *roads.endAt(number, edge);
    return beginning ? RoadGraph::arriving(end) : RoadGraph::leaving(end);
}

/// The same road end driven the other way.
Vertex mirrored(Vertex vertex) {
    const std::size_t end = RoadGraph::endOf(vertex);
    return RoadGraph::isLeaving(vertex) ? RoadGraph::arriving(end) : RoadGraph::leaving(end);
}

std::vector<bool> reachable(const Graph& graph, Vertex from) {
    std::vector<boost::default_color_type> colours(num_vertices(graph), boost::white_color);
    boost::depth_first_visit(
        graph, from, boost::default_dfs_visitor(),
        boost::make_iterator_property_map(colours.begin(), get(boost::vertex_index, graph)));
    std::vector<bool> found(colours.size());
    for (std::size_t i = 0; i < colours.size(); ++i)
        found[i] = colours[i] != boost::white_color;
    return found;
}

} // namespace

bool isLap(const RoadGraph& roads, const Route& route) {
    if (!route.complete || route.steps.empty())
        return false;
    const auto roleOf = [&](const RouteStep& step) {
        return roads.side(static_cast<std::size_t>(step.placement))->role;
    };
    return roleOf(route.steps.front()) == Role::StartFinish ||
           roleOf(route.steps.back()) != Role::Finish;
}

std::optional<int> lapLine(const Road& road) {
    return road.finishLine ? road.finishLine : road.startLine;
}

Route findRoute(const Stage& stage, const RoadGraph& roads) {
    return stage.info.kind == StageKind::Circuit ? lap(stage, roads) : startToFinish(stage, roads);
}

std::vector<bool> drivenPlacements(const Stage& stage, const RoadGraph& roads, const Route& route) {
    std::vector<bool> driven(static_cast<std::size_t>(tilesOf(stage).placements().size()));
    if (!route.complete)
        return driven;
    const RouteStep& first = route.leadIn.empty() ? route.steps.front() : route.leadIn.front();
    const Vertex start = endOfStep(stage, roads, first, true);
    const Vertex goal = stage.info.kind == StageKind::Circuit
                            ? endOfStep(stage, roads, route.steps.front(), true)
                            : endOfStep(stage, roads, route.steps.back(), false);
    // A way driven backwards is a way too, arriving where it left. So what can reach the goal is
    // what can be reached from the goal's mirror image.
    const std::vector<bool> ahead = reachable(roads.graph(), start);
    const std::vector<bool> behind = reachable(roads.graph(), mirrored(goal));
    for (Vertex vertex = 0; vertex < ahead.size(); ++vertex)
        if (ahead[vertex] && behind[mirrored(vertex)]) {
            const std::size_t end = RoadGraph::endOf(vertex);
            driven[static_cast<std::size_t>(roads.ends()[end].placement)] = true;
        }
    return driven;
}

} // namespace stagewright
