#include "editor/hextiles/sheets/map_branches.h"

#include "editor/hextiles/words/branch_words.h"
#include "model/layouts/hextiles/stage/branches.h"
#include "model/layouts/hextiles/stage/road_graph.h"

namespace stagewright {

std::vector<MapBranch> mapBranches(const Stage& stage, const Catalogue& catalogue,
                                   const Route& route) {
    const RoadGraph roads(stage, catalogue);
    const std::vector<Branch> branches = branchesOf(roads, route);
    if (branches.empty())
        return {};
    const Roadbook book = roadbook(roads, route);
    const bool isCircuit = stage.info.kind == StageKind::Circuit;
    std::vector<MapBranch> found;
    for (std::size_t i = 0; i < branches.size(); ++i) {
        // The tile on which it comes back is left by the route.
        std::vector<RouteStep> steps = branches[i].steps;
        steps.pop_back();
        MapBranch branch{branchKind(book, i, isCircuit),
                         branchName(book, i, isCircuit),
                         branchLength(book, i, isCircuit),
                         {},
                         {}};
        // On the tile of the junction the name would stand by both ways.
        for (const std::size_t step : {std::size_t{1}, std::size_t{0}})
            if (step < steps.size())
                branch.begin.push_back(tilesOf(stage).placements()[steps[step].placement]);
        branch.arrowPlaces = routeArrowPlaces(stage, catalogue, Route{{}, std::move(steps), false});
        found.push_back(std::move(branch));
    }
    return found;
}

} // namespace stagewright
