#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace stagewright {

namespace {

struct UnclearJunction {
    Q_DECLARE_TR_FUNCTIONS(UnclearJunction)
};

} // namespace

/// A car comes to a junction where no road is the straightest, so that the order in the catalogue
/// decides which is the main one.
void unclearJunction(const RuleContext& context, const RouteAnalysis& analysis,
                     Findings& findings) {
    std::set<Hex> told;
    for (const RouteStep& step : analysis.route.steps) {
        const TileSide& side = *analysis.roads.side(static_cast<std::size_t>(step.placement));
        const Road& driven = side.roads[static_cast<std::size_t>(step.road)];
        const Edge entry = step.forward ? driven.from : driven.to;
        int straightest = 3;
        int ways = 0;
        for (const Road& road : side.roads) {
            if (road.from != entry && road.to != entry)
                continue;
            if (road.bend() < straightest)
                ways = 0;
            straightest = std::min(straightest, road.bend());
            ways += road.bend() == straightest ? 1 : 0;
        }
        const Placement& tile = tilesOf(context.stage).placements()[step.placement];
        if (ways > 1 && told.insert(tile.hex).second)
            findings.append(findingAt(
                Severity::Hint, {tile.hex}, std::nullopt,
                UnclearJunction::tr(
                    "At the junction %1 it is not clear which road goes on: %n road(s) bend alike.",
                    nullptr, ways)
                    .arg(tile.side.toString())));
    }
}

} // namespace stagewright
