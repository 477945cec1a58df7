#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct ServiceApart {
    Q_DECLARE_TR_FUNCTIONS(ServiceApart)
};

bool hasDrivenRoad(const RuleContext& context, Hex hex) {
    const auto tiles = tilesOf(context.stage).at(hex);
    return std::any_of(tiles.begin(), tiles.end(), [&](const Placement& tile) {
        const TileSide* side = context.catalogue.find(tile.side);
        return side && side->role != Role::Service && !side->roads.empty();
    });
}

} // namespace

/// The service park stands beside the stage (book 000, ready-made stages: each service tile touches
/// a road tile).
void serviceApart(const RuleContext& context, Hex hex, Findings& findings) {
    for (const Placement& tile : tilesOf(context.stage).at(hex)) {
        const TileSide* side = context.catalogue.find(tile.side);
        if (!side || side->role != Role::Service)
            continue;
        const bool beside = std::any_of(allEdges.begin(), allEdges.end(), [&](Edge edge) {
            return hasDrivenRoad(context, neighbour(hex, edge));
        });
        if (!beside)
            findings.append(
                findingAt(Severity::Warning, {hex}, std::nullopt,
                          ServiceApart::tr("The service park %1 is not next to the stage.")
                              .arg(tile.side.toString())));
    }
}

} // namespace stagewright
