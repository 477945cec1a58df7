#include "model/layouts/hextiles/driving/tile_space_graph.h"

#include "model/drive/space_graph.h"
#include "model/layouts/hextiles/driving/space_row.h"

#include <queue>

#include <algorithm>
#include <map>
#include <tuple>

namespace stagewright {

namespace {

/// Marks the first spaces beyond the finish line, and takes away the moves from there and those of
/// spaces outside the lines.
/// @return which spaces remain
std::vector<bool> cutOff(SpaceRow& row, std::int64_t finishLine) {
    const std::int64_t startLine = row.nodes[startVertex].begin;
    std::vector<bool> kept(row.nodes.size());
    for (std::size_t i = 0; i < row.nodes.size(); ++i)
        kept[i] = row.nodes[i].begin >= startLine && row.nodes[i].begin < finishLine;
    kept[startVertex] = true;
    for (const SpaceRow::Arc& arc : row.arcs) {
        SpaceNode& to = row.nodes[arc.to];
        to.finish =
            to.finish || (kept[arc.from] && !row.nodes[arc.from].finish && to.begin >= finishLine);
    }
    for (std::size_t i = 0; i < row.nodes.size(); ++i)
        kept[i] = kept[i] || row.nodes[i].finish;
    std::erase_if(row.arcs, [&](const SpaceRow::Arc& arc) {
        return !kept[arc.from] || !kept[arc.to] || row.nodes[arc.from].finish;
    });
    return kept;
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
std::vector<std::uint32_t> drivingOrder(const SpaceRow& row, const std::vector<bool>& kept) {
    std::map<int, std::vector<std::uint32_t>> corners;
    for (std::uint32_t i = 1; i < row.nodes.size(); ++i)
        if (kept[i] && row.nodes[i].corner)
            corners[row.nodes[i].corner].push_back(i);
    std::vector<std::vector<std::uint32_t>> next(row.nodes.size());
    std::vector<int> waiting(row.nodes.size());
    const auto lead = [&](std::uint32_t from, std::uint32_t to) {
        next[from].push_back(to);
        ++waiting[to];
    };
    for (const SpaceRow::Arc& arc : row.arcs) {
        const int corner = row.nodes[arc.to].corner;
        if (corner == 0 || corner == row.nodes[arc.from].corner)
            lead(arc.from, arc.to);
        else
            for (const std::uint32_t space : corners[corner])
                lead(arc.from, space);
    }
    const auto later = [&](std::uint32_t a, std::uint32_t b) {
        return std::tuple(row.nodes[a].begin, row.nodes[a].end, a) >
               std::tuple(row.nodes[b].begin, row.nodes[b].end, b);
    };
    std::priority_queue<std::uint32_t, std::vector<std::uint32_t>, decltype(later)> ready(later);
    for (std::uint32_t i = 0; i < row.nodes.size(); ++i)
        if (kept[i] && waiting[i] == 0 && i != startVertex)
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

SpaceGraph graphOf(const SpaceRow& row, const std::vector<bool>& kept) {
    const std::vector<std::uint32_t> order = drivingOrder(row, kept);
    std::vector<std::uint32_t> number(row.nodes.size());
    for (std::uint32_t i = 0; i < order.size(); ++i)
        number[order[i]] = i;
    std::vector<SpaceRow::Arc> arcs = row.arcs;
    for (SpaceRow::Arc& arc : arcs) {
        arc.from = number[arc.from];
        arc.to = number[arc.to];
    }
    std::sort(arcs.begin(), arcs.end(), [](const SpaceRow::Arc& a, const SpaceRow::Arc& b) {
        return std::pair(a.from, a.to) < std::pair(b.from, b.to);
    });
    std::vector<std::pair<std::uint32_t, std::uint32_t>> ends;
    std::vector<Entrance> entrances;
    for (const SpaceRow::Arc& arc : arcs) {
        ends.emplace_back(arc.from, arc.to);
        entrances.push_back(entrance(row.nodes[order[arc.to]], arc.lines));
    }
    SpaceGraph graph(boost::edges_are_sorted, ends.begin(), ends.end(), entrances.begin(),
                     static_cast<std::uint32_t>(order.size()));
    for (std::uint32_t i = 0; i < order.size(); ++i)
        graph[i] = row.nodes[order[i]];
    return graph;
}

} // namespace

SpaceGraph spaceGraph(const DrivenRoute& route) {
    SpaceRow row = spaceRow(route);
    const std::int64_t finishLine =
        (static_cast<std::int64_t>(route.roads.size()) - 1) * roadLength +
        2 * std::int64_t{route.finishLine};
    const std::vector<bool> kept = cutOff(row, finishLine);
    return graphOf(row, kept);
}

} // namespace stagewright
