#include "model/rally/stage_name.h"
#include "model/stage/tile_layout.h"
#include "validators/rally_rule.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct ServiceTile {
    Q_DECLARE_TR_FUNCTIONS(ServiceTile)
};

bool hasServiceTile(const Stage& stage, const Catalogue& catalogue) {
    const auto& tiles = tilesOf(stage).placements();
    return std::any_of(tiles.begin(), tiles.end(), [&](const Placement& tile) {
        const TileSide* side = catalogue.find(tile.side);
        return side && side->role == Role::Service;
    });
}

} // namespace

/// By the rulebook there is service after a stage that has its tile, and after no other.
void serviceTile(const RallyRuleContext& context, RallyFindings& findings) {
    for (const RallyStage& stage : context.rally.stages()) {
        const bool tile = hasServiceTile(stage.stage, context.catalogue);
        const QString name = stageName(context.rally, context.rally.indexOf(stage.key));
        if (stage.serviceAfter && !tile)
            findings.append({Severity::Warning,
                             {stage.key},
                             ServiceTile::tr("There is service after %1, but the stage has no "
                                             "service tile.")
                                 .arg(name)});
        if (!stage.serviceAfter && tile)
            findings.append({Severity::Hint,
                             {stage.key},
                             ServiceTile::tr("%1 has a service tile, but there is no service "
                                             "after it.")
                                 .arg(name)});
    }
}

} // namespace stagewright
