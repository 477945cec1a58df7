#include "model/layouts/hextiles/stage/branches.h"

#include "model/layouts/hextiles/stage/road_graph.h"

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <unordered_map>

namespace stagewright {

namespace {

using Vertex = RoadGraph::Vertex;
using RoadArc = boost::graph_traits<RoadGraph::Graph>::edge_descriptor;

RoadArc arcOf(const RoadGraph& roads, const RouteStep& step) {
    const auto [first, last] = roads.endsOf(static_cast<std::size_t>(step.placement));
    for (std::size_t end = first; end < last; ++end) {
        const auto [arc, behind] = out_edges(RoadGraph::arriving(end), roads.graph());
        const auto found = std::find_if(arc, behind, [&](const RoadArc& each) {
            const RoadGraph::Drive drive = roads.graph()[each];
            return drive.road == step.road && drive.forward == step.forward;
        });
        if (found != behind)
            return *found;
    }
    return {};
}

/// How far round from the edge at which `from` lies that of `to` lies, clockwise: 1 to 5 sixths of
/// the same tile.
int sixthsRound(const RoadGraph& roads, Vertex from, Vertex to) {
    const auto edge = [&](Vertex vertex) {
        return index(roads.ends()[RoadGraph::endOf(vertex)].edge);
    };
    return (edge(to) - edge(from) + 6) % 6;
}

/// The ways off a route.
class Ways {
public:
    Ways(const RoadGraph& roads, const Route& route)
        : roads_(roads)
        , mayPassTheEnd_(!route.leadIn.empty()) {
        for (std::size_t i = 0; i < route.steps.size(); ++i) {
            arcs_.push_back(arcOf(roads, route.steps[i]));
            stepLeaving_.emplace(target(arcs_.back(), roads.graph()), i);
        }
    }

    [[nodiscard]] std::vector<Branch> branches() const {
        std::vector<Branch> found;
        for (std::size_t i = 0; i < arcs_.size(); ++i) {
            const auto [first, last] = out_edges(source(arcs_[i], roads_.graph()), roads_.graph());
            for (auto arc = first; arc != last; ++arc)
                if (target(*arc, roads_.graph()) != target(arcs_[i], roads_.graph()))
                    if (auto branch = branchFrom(i, *arc))
                        found.push_back(*std::move(branch));
        }
        return found;
    }

private:
    /// The step at whose end the way comes back.
    [[nodiscard]] std::optional<std::size_t> backOn(std::size_t from, Vertex vertex) const {
        const auto step = stepLeaving_.find(vertex);
        if (step == stepLeaving_.end() || (step->second <= from && !mayPassTheEnd_))
            return std::nullopt;
        return step->second;
    }

    [[nodiscard]] std::optional<Branch> branchFrom(std::size_t from, RoadArc off) const {
        const RoadGraph::Graph& graph = roads_.graph();
        std::unordered_map<Vertex, RoadArc> reachedBy{{target(off, graph), off}};
        std::deque<Vertex> ahead{target(off, graph)};
        for (; !ahead.empty(); ahead.pop_front()) {
            const Vertex vertex = ahead.front();
            if (const auto to = backOn(from, vertex))
                return branchOf(from, *to, source(off, graph), reachedBy);
            if (stepLeaving_.contains(vertex))
                continue;
            const auto [first, last] = out_edges(vertex, graph);
            for (auto arc = first; arc != last; ++arc)
                if (reachedBy.try_emplace(target(*arc, graph), *arc).second)
                    ahead.push_back(target(*arc, graph));
        }
        return std::nullopt;
    }

    [[nodiscard]] Branch branchOf(std::size_t from, std::size_t to, Vertex fork,
                                  const std::unordered_map<Vertex, RoadArc>& reachedBy) const {
        const RoadGraph::Graph& graph = roads_.graph();
        Branch branch{from, to, {}, {}, {}};
        const Vertex meeting = target(arcs_[to], graph);
        Vertex first = meeting; // behind the road on which it leaves
        for (Vertex at = meeting; at != fork;) {
            const RoadArc arc = reachedBy.at(at);
            const RoadGraph::Drive drive = graph[arc];
            first = at;
            at = source(arc, graph);
            if (drive.road >= 0)
                branch.steps.push_back(
                    {roads_.ends()[RoadGraph::endOf(at)].placement, drive.road, drive.forward});
        }
        std::reverse(branch.steps.begin(), branch.steps.end());
        const Vertex main = target(arcs_[from], graph);
        branch.leaves = sixthsRound(roads_, fork, first) < sixthsRound(roads_, fork, main)
                            ? BendSide::Left
                            : BendSide::Right;
        const Vertex mainIn = source(arcs_[to], graph);
        const Vertex branchIn = source(reachedBy.at(meeting), graph);
        branch.comesBack =
            sixthsRound(roads_, meeting, branchIn) < sixthsRound(roads_, meeting, mainIn)
                ? BendSide::Right
                : BendSide::Left;
        return branch;
    }

    const RoadGraph& roads_;
    bool mayPassTheEnd_; ///< a ring that is met on the way begins anywhere
    std::vector<RoadArc> arcs_;
    std::map<Vertex, std::size_t> stepLeaving_; ///< the steps by the vertices at their ends
};

} // namespace

std::vector<Branch> branchesOf(const RoadGraph& roads, const Route& route) {
    return route.complete ? Ways(roads, route).branches() : std::vector<Branch>();
}

} // namespace stagewright
