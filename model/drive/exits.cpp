#include "model/drive/exits.h"

#include "model/drive/landings.h"
#include "model/drive/space_graph.h"

namespace stagewright {

std::array<Exits, flights> exitsFrom(const SpaceGraph& graph, SpaceVertex space,
                                     const std::vector<bool>& leadsOn) {
    std::array<Exits, flights> exits;
    const auto add = [&](std::size_t flight, SpaceVertex to, const Entrance& entrance) {
        if (!leadsOn[to])
            return;
        exits.at(flight).to.push_back(to);
        exits.at(flight).entrances.push_back(entrance);
    };
    for (const auto arc : boost::make_iterator_range(out_edges(space, graph)))
        add(0, target(arc, graph), graph[arc]);
    if (graph[space].jump)
        for (int skipped = 1; skipped <= mostSkipped; ++skipped)
            for (const SpaceVertex to : landings(graph, space, skipped))
                add(static_cast<std::size_t>(skipped), to, graph[to].own);
    return exits;
}

} // namespace stagewright
