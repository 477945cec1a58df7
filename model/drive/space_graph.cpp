#include "model/drive/space_graph.h"

#include <algorithm>

namespace stagewright {

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
