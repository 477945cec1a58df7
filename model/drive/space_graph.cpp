#include "model/drive/space_graph.h"

#include <queue>

#include <algorithm>
#include <map>
#include <tuple>

namespace stagewright {

namespace {

struct Arc {
    std::uint32_t from;
    std::uint32_t to;
    LineDemand lines;
};

/// Puts the roads of a route in a row: each road's plan, then what happens at the borders.
class Row {
public:
    explicit Row(const DrivenRoute& route) {
        nodes_.push_back(before(route));
        std::vector<std::uint32_t> previous;
        for (std::size_t i = 0; i < route.roads.size(); ++i) {
            const BorderPlan* border =
                i == 0 ? nullptr : &borderPlan(route.roads[i - 1], route.roads[i]);
            previous = append(route.roads[i], static_cast<std::int32_t>(i), border, previous);
        }
        startLine_ = 2 * route.startLine;
        finishLine_ = static_cast<std::int64_t>(route.roads.size() - 1) * roadLength +
                      2 * std::int64_t{route.finishLine};
        addStart();
        keepBetweenTheLines();
    }

    /// Vertices in the order in which cars pass them.
    [[nodiscard]] SpaceGraph graph() const;

private:
    using Key = std::pair<const Road*, bool>;

    static SpaceNode before(const DrivenRoute& route) {
        SpaceNode start;
        start.kind = SpaceKind::Start;
        start.begin = start.end = 2 * std::int64_t{route.startLine};
        return start;
    }

    const RoadPlan& plan(const DrivenRoad& road) {
        const Key key(road.road, road.forward);
        const auto found = plans_.find(key);
        return found != plans_.end()
                   ? found->second
                   : plans_.emplace(key, planOf(*road.road, road.forward)).first->second;
    }

    const BorderPlan& borderPlan(const DrivenRoad& a, const DrivenRoad& b) {
        const std::pair key(Key(a.road, a.forward), Key(b.road, b.forward));
        const auto found = borders_.find(key);
        return found != borders_.end()
                   ? found->second
                   : borders_.emplace(key, planBorder(plan(a), plan(b))).first->second;
    }

    std::vector<std::uint32_t> append(const DrivenRoad& road, std::int32_t tile,
                                      const BorderPlan* border,
                                      const std::vector<std::uint32_t>& previous);
    void join(SpaceNode& node, const PlanSpace& piece, std::int32_t tile) const;
    void addStart();
    void keepBetweenTheLines();
    [[nodiscard]] std::vector<std::uint32_t> drivingOrder() const;

    std::vector<SpaceNode> nodes_;
    std::vector<Arc> arcs_;
    std::vector<bool> kept_;
    std::int64_t startLine_ = 0;
    std::int64_t finishLine_ = 0;
    std::map<Key, RoadPlan> plans_;
    std::map<std::pair<Key, Key>, BorderPlan> borders_;
};

SpaceNode nodeOf(const PlanSpace& plan, std::int32_t tile) {
    const std::int64_t origin = std::int64_t{tile} * roadLength;
    SpaceNode node;
    node.kind = plan.kind;
    node.tile = tile;
    node.space = plan.space;
    node.begin = origin + plan.begin;
    node.end = origin + plan.end;
    node.own = plan.own;
    node.jump = plan.jump;
    node.water = plan.water;
    node.corner = plan.corner ? 4 * tile + plan.corner : 0;
    return node;
}

/// The vertices of the road's spaces.
std::vector<std::uint32_t> Row::append(const DrivenRoad& road, std::int32_t tile,
                                       const BorderPlan* border,
                                       const std::vector<std::uint32_t>& previous) {
    const RoadPlan& own = plan(road);
    constexpr std::uint32_t unset = 0;
    std::vector<std::uint32_t> vertices(own.spaces.size(), unset);
    if (border)
        for (const auto& [i, j] : border->joined) {
            const std::uint32_t vertex = previous[static_cast<std::size_t>(i)];
            vertices[static_cast<std::size_t>(j)] = vertex;
            join(nodes_[vertex], own.spaces[static_cast<std::size_t>(j)], tile);
        }
    for (std::size_t i = 0; i < own.spaces.size(); ++i)
        if (vertices[i] == unset) {
            vertices[i] = static_cast<std::uint32_t>(nodes_.size());
            nodes_.push_back(nodeOf(own.spaces[i], tile));
        }
    if (border)
        for (const RoadPlan::Move& move : border->moves)
            arcs_.push_back({previous[static_cast<std::size_t>(move.from)],
                             vertices[static_cast<std::size_t>(move.to)], move.lines});
    for (const RoadPlan::Move& move : own.moves)
        arcs_.push_back({vertices[static_cast<std::size_t>(move.from)],
                         vertices[static_cast<std::size_t>(move.to)], move.lines});
    return vertices;
}

/// Move 2: one space, with the facts of both pieces. Of two limits the stricter holds.
void Row::join(SpaceNode& node, const PlanSpace& piece, std::int32_t tile) const {
    const SpaceNode second = nodeOf(piece, tile);
    node.nextSpace = second.space;
    node.end = second.end;
    if (second.own.limit < node.own.limit)
        node.own = second.own;
    else if (second.own.limit == node.own.limit)
        node.own.hazardGear = std::max(node.own.hazardGear, second.own.hazardGear);
    node.jump = node.jump && second.jump ? std::min(node.jump, second.jump)
                                         : std::max(node.jump, second.jump);
    node.water = node.water || second.water;
    if (!node.corner)
        node.corner = second.corner;
}

/// Move 7: onto any space that begins at the start line. End lines hold there for nobody, as no
/// space before the line is left.
void Row::addStart() {
    for (std::uint32_t i = 1; i < nodes_.size(); ++i) {
        const SpaceNode& node = nodes_[i];
        if (node.begin == startLine_ && node.kind != SpaceKind::SecondHalf &&
            node.kind != SpaceKind::Shortcut)
            arcs_.push_back({startVertex, i, {}});
    }
}

void Row::keepBetweenTheLines() {
    kept_.assign(nodes_.size(), false);
    for (std::size_t i = 0; i < nodes_.size(); ++i)
        kept_[i] = nodes_[i].begin >= startLine_ && nodes_[i].begin < finishLine_;
    kept_[startVertex] = true;
    for (const Arc& arc : arcs_) {
        SpaceNode& to = nodes_[arc.to];
        to.finish =
            to.finish || (kept_[arc.from] && !nodes_[arc.from].finish && to.begin >= finishLine_);
    }
    for (std::size_t i = 0; i < nodes_.size(); ++i)
        kept_[i] = kept_[i] || nodes_[i].finish;
    std::erase_if(arcs_, [&](const Arc& arc) {
        return !kept_[arc.from] || !kept_[arc.to] || nodes_[arc.from].finish;
    });
}

Entrance entrance(const SpaceNode& to, const LineDemand& lines) {
    Entrance held = to.own;
    if (lines.entryLimit)
        held = {*lines.entryLimit, 0, 0};
    if (lines.exitLimit)
        held.limit = std::min(held.limit, *lines.exitLimit);
    held.hazards = lines.hazards;
    return held;
}

/// The vertices in an order in which every arc leads on, those further back first where several
/// could come next: so it depends on the route alone. Spaces of a corner come after whatever leads
/// into any of them, as jumps land on all.
std::vector<std::uint32_t> Row::drivingOrder() const {
    std::map<int, std::vector<std::uint32_t>> corners;
    for (std::uint32_t i = 1; i < nodes_.size(); ++i)
        if (kept_[i] && nodes_[i].corner)
            corners[nodes_[i].corner].push_back(i);
    std::vector<std::vector<std::uint32_t>> next(nodes_.size());
    std::vector<int> waiting(nodes_.size());
    const auto lead = [&](std::uint32_t from, std::uint32_t to) {
        next[from].push_back(to);
        ++waiting[to];
    };
    for (const Arc& arc : arcs_) {
        const int corner = nodes_[arc.to].corner;
        if (corner == 0 || corner == nodes_[arc.from].corner)
            lead(arc.from, arc.to);
        else
            for (const std::uint32_t space : corners[corner])
                lead(arc.from, space);
    }
    const auto later = [&](std::uint32_t a, std::uint32_t b) {
        return std::tuple(nodes_[a].begin, nodes_[a].end, a) >
               std::tuple(nodes_[b].begin, nodes_[b].end, b);
    };
    std::priority_queue<std::uint32_t, std::vector<std::uint32_t>, decltype(later)> ready(later);
    for (std::uint32_t i = 0; i < nodes_.size(); ++i)
        if (kept_[i] && waiting[i] == 0 && i != startVertex)
            ready.push(i);
    std::vector<std::uint32_t> order;
    const auto take = [&](std::uint32_t vertex) {
        order.push_back(vertex);
        for (const std::uint32_t to : next[vertex])
            if (--waiting[to] == 0)
                ready.push(to);
    };
    take(startVertex);
    while (!ready.empty()) {
        const std::uint32_t vertex = ready.top();
        ready.pop();
        take(vertex);
    }
    return order;
}

SpaceGraph Row::graph() const {
    const std::vector<std::uint32_t> order = drivingOrder();
    std::vector<std::uint32_t> number(nodes_.size());
    for (std::uint32_t i = 0; i < order.size(); ++i)
        number[order[i]] = i;
    std::vector<Arc> arcs = arcs_;
    for (Arc& arc : arcs) {
        arc.from = number[arc.from];
        arc.to = number[arc.to];
    }
    std::sort(arcs.begin(), arcs.end(), [](const Arc& a, const Arc& b) {
        return std::pair(a.from, a.to) < std::pair(b.from, b.to);
    });
    std::vector<std::pair<std::uint32_t, std::uint32_t>> ends;
    std::vector<Entrance> entrances;
    for (const Arc& arc : arcs) {
        ends.emplace_back(arc.from, arc.to);
        entrances.push_back(entrance(nodes_[order[arc.to]], arc.lines));
    }
    SpaceGraph graph(boost::edges_are_sorted, ends.begin(), ends.end(), entrances.begin(),
                     static_cast<std::uint32_t>(order.size()));
    for (std::uint32_t i = 0; i < order.size(); ++i)
        graph[i] = nodes_[order[i]];
    return graph;
}

} // namespace

SpaceGraph spaceGraph(const DrivenRoute& route) {
    return Row(route).graph();
}

std::vector<bool> reachableSpaces(const SpaceGraph& graph) {
    // Vertices stand in driving order, so one pass is a search.
    std::vector<bool> reached(num_vertices(graph));
    reached[startVertex] = true;
    for (SpaceVertex v = 0; v < num_vertices(graph); ++v)
        for (const auto arc : boost::make_iterator_range(out_edges(v, graph)))
            if (reached[v])
                reached[target(arc, graph)] = true;
    return reached;
}

std::vector<bool> spacesThatLeadOn(const SpaceGraph& graph) {
    std::vector<bool> leads(num_vertices(graph));
    for (SpaceVertex v = static_cast<SpaceVertex>(num_vertices(graph)); v-- > 0;) {
        leads[v] = graph[v].finish;
        for (const auto arc : boost::make_iterator_range(out_edges(v, graph)))
            if (leads[target(arc, graph)])
                leads[v] = true;
    }
    return leads;
}

} // namespace stagewright
