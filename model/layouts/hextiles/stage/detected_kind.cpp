#include "model/layouts/hextiles/stage/detected_kind.h"

#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/route.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>

namespace stagewright {

StageKind detectedKind(const Stage& stage, const Catalogue& catalogue) {
    const auto& tiles = tilesOf(stage).placements();
    const auto has = [&](Role role) {
        return std::any_of(tiles.begin(), tiles.end(), [&](const Placement& tile) {
            const TileSide* side = catalogue.find(tile.side);
            return side && side->role == role;
        });
    };
    const bool starts = has(Role::Start);
    const bool finishes = has(Role::Finish);
    const bool hasGrid = has(Role::StartFinish);
    const RoadGraph roads(stage, catalogue);
    const auto drivenAs = [&](StageKind kind) {
        Stage as = stage;
        as.info.kind = kind;
        return findRoute(as, roads);
    };
    if (starts && finishes && drivenAs(StageKind::Stage).complete)
        return StageKind::Stage;
    const Route lap = drivenAs(StageKind::Circuit);
    const bool isCircuit = hasGrid ? lap.complete || (!starts && !finishes)
                                   : lap.complete && lap.leadIn.empty() && !finishes;
    return isCircuit ? StageKind::Circuit : StageKind::Stage;
}

void setDetectedKind(Stage& stage, const Catalogue& catalogue) {
    if (stage.info.kind == StageKind::Unsaid)
        stage.info.kind = detectedKind(stage, catalogue);
}

} // namespace stagewright
