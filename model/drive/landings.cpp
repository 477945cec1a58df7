#include "model/drive/landings.h"

#include "model/drive/space_graph.h"

#include <algorithm>

namespace stagewright {

namespace {

void sortAndUnite(std::vector<SpaceVertex>& vertices) {
    std::sort(vertices.begin(), vertices.end());
    vertices.erase(std::unique(vertices.begin(), vertices.end()), vertices.end());
}

/// The spaces of a corner lie close together: the search goes a tile's spaces to both sides.
void addCorner(const SpaceGraph& graph, SpaceVertex met, const SpaceNode& jump,
               std::vector<SpaceVertex>& landings) {
    constexpr std::int64_t reach = 2 * roadLength;
    const int corner = graph[met].corner;
    const auto visit = [&](SpaceVertex vertex) {
        const SpaceNode& space = graph[vertex];
        if (space.corner == corner && space.end > jump.end)
            landings.push_back(vertex);
        return std::abs(space.begin - graph[met].begin) <= reach;
    };
    for (SpaceVertex v = met; v > startVertex && visit(v); --v) {
    }
    for (SpaceVertex v = met + 1; v < num_vertices(graph) && visit(v); ++v) {
    }
}

} // namespace

std::vector<SpaceVertex> landings(const SpaceGraph& graph, SpaceVertex jump, int skipped) {
    std::vector<SpaceVertex> found;
    std::vector<SpaceVertex> front{jump};
    for (int move = 1; move <= skipped + 1; ++move) {
        std::vector<SpaceVertex> next;
        for (const SpaceVertex vertex : front)
            for (const auto arc : boost::make_iterator_range(out_edges(vertex, graph)))
                next.push_back(target(arc, graph));
        sortAndUnite(next);
        for (const SpaceVertex vertex : next) {
            if (graph[vertex].corner)
                addCorner(graph, vertex, graph[jump], found);
            if (move == skipped + 1 || graph[vertex].finish)
                found.push_back(vertex);
        }
        front = std::move(next);
    }
    sortAndUnite(found);
    return found;
}

} // namespace stagewright
