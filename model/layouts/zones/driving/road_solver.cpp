#include "model/layouts/zones/driving/road_solver.h"

namespace stagewright {

std::optional<RoadDrive> solveRoad(const SectionGraph& graph, const RoadRules& rules,
                                   std::span<const SectionDice> dice, const std::stop_token& stop) {
    const RoadDice thrown(graph, rules, {dice.begin(), dice.end()});
    RoadPlay play(thrown);
    if (!play.solve(stop))
        return std::nullopt;
    return RoadDrive{play.values()[0][0], play.values()};
}

} // namespace stagewright
