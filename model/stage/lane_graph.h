#pragma once

#include "model/stage/road_graph.h"

#include <boost/graph/adjacency_list.hpp>

#include <utility>
#include <vector>

namespace stagewright {

/// Which lanes lead into which, where a road has `from` lanes at one end and `to` at the other:
/// pairs of lane numbers, counted from 0 at the left border looking along the road. Equal counts
/// pair one to one; otherwise a lane of the wider end leads to each lane of the narrower one that
/// it overlaps, both taken over the same width (FORMAT.md, "Centre line").
[[nodiscard]] std::vector<std::pair<int, int>> laneJoins(int from, int to);

/// The lanes of a stage as an undirected graph: a vertex for each lane at each road end, edges
/// along roads and across borders. Across a border lanes continue only where their counts are
/// equal.
class LaneGraph {
public:
    using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;
    using Vertex = boost::graph_traits<Graph>::vertex_descriptor;

    /// A lane at a road end, counted from the left border looking out of the tile.
    struct Lane {
        std::size_t end; ///< index into RoadGraph::ends()
        int lane;

        friend bool operator==(const Lane&, const Lane&) = default;
    };

    /// @param roads the road graph of the stage; must outlive this one
    explicit LaneGraph(const RoadGraph& roads);

    [[nodiscard]] const Graph& graph() const { return graph_; }
    [[nodiscard]] Lane lane(Vertex vertex) const { return lanes_[vertex]; }
    [[nodiscard]] Vertex vertex(Lane lane) const {
        return firstLane_[lane.end] + static_cast<Vertex>(lane.lane);
    }

    /// Lanes that stop at a border at which their road goes on: the lane counts differ there.
    [[nodiscard]] std::vector<Lane> lost() const;

    /// Lanes at the narrower end of a road that several lanes of its wider end lead into.
    [[nodiscard]] std::vector<Lane> merges() const;

private:
    void joinAcross(std::size_t from, std::size_t to);
    void joinAlong(std::size_t from, std::size_t to, const Road& road);

    const RoadGraph& roads_;
    std::vector<Lane> lanes_;
    std::vector<Vertex> firstLane_;
    std::vector<bool> continues_; ///< for each lane: whether it goes on across the border
    std::vector<bool> merges_;    ///< for each lane: whether several lanes of one road lead to it
    Graph graph_;
};

} // namespace stagewright
