#include "model/stage/lane_graph.h"

#include <map>

namespace stagewright {

std::vector<std::pair<int, int>> laneJoins(int from, int to) {
    std::vector<std::pair<int, int>> joins;
    // Lane i of n covers [i * m, (i + 1) * m] of n * m parts of the width.
    for (int i = 0; i < from; ++i)
        for (int j = 0; j < to; ++j)
            if (i * to < (j + 1) * from && j * from < (i + 1) * to)
                joins.emplace_back(i, j);
    return joins;
}

LaneGraph::LaneGraph(const RoadGraph& roads) : roads_(roads) {
    const auto ends = roads.ends();
    for (std::size_t end = 0; end < ends.size(); ++end) {
        firstLane_.push_back(lanes_.size());
        for (int lane = 0; lane < ends[end].lanes; ++lane)
            lanes_.push_back({end, lane});
    }
    graph_ = Graph(lanes_.size());
    continues_.resize(lanes_.size());
    merges_.resize(lanes_.size());

    for (auto [arc, last] = edges(roads.graph()); arc != last; ++arc) {
        const std::size_t from = RoadGraph::endOf(source(*arc, roads.graph()));
        const std::size_t to = RoadGraph::endOf(target(*arc, roads.graph()));
        const RoadGraph::Drive drive = roads.graph()[*arc];
        // Each road and each border has an arc in both directions: one of them is enough here.
        if (drive.road < 0 && from < to)
            joinAcross(from, to);
        else if (drive.road >= 0 && drive.forward)
            joinAlong(from, to,
                      roads.side(static_cast<std::size_t>(ends[from].placement))
                          ->roads[static_cast<std::size_t>(drive.road)]);
    }
}

void LaneGraph::joinAcross(std::size_t from, std::size_t to) {
    const int count = roads_.ends()[from].lanes;
    if (count != roads_.ends()[to].lanes)
        return;
    for (int lane = 0; lane < count; ++lane) {
        // Left, looking out of one tile, is right looking out of the other.
        const Vertex a = vertex({from, lane});
        const Vertex b = vertex({to, count - 1 - lane});
        add_edge(a, b, graph_);
        continues_[a] = continues_[b] = true;
    }
}

void LaneGraph::joinAlong(std::size_t from, std::size_t to, const Road& road) {
    std::map<Vertex, int> joined;
    for (const auto& [a, b] : laneJoins(road.lanes[0], road.lanes[1])) {
        // At `from` the driver looks into the tile, so that the outward order is reversed.
        const Vertex first = vertex({from, road.lanes[0] - 1 - a});
        const Vertex second = vertex({to, b});
        add_edge(first, second, graph_);
        // Of three lanes and two the middle one leads to both, but only the two are narrower.
        const Vertex narrower = road.lanes[0] < road.lanes[1] ? first : second;
        if (++joined[narrower] > 1)
            merges_[narrower] = true;
    }
}

std::vector<LaneGraph::Lane> LaneGraph::lost() const {
    std::vector<Lane> found;
    for (std::size_t v = 0; v < lanes_.size(); ++v)
        if (!continues_[v] && roads_.joined(lanes_[v].end))
            found.push_back(lanes_[v]);
    return found;
}

std::vector<LaneGraph::Lane> LaneGraph::merges() const {
    std::vector<Lane> found;
    for (std::size_t v = 0; v < lanes_.size(); ++v)
        if (merges_[v])
            found.push_back(lanes_[v]);
    return found;
}

} // namespace stagewright
