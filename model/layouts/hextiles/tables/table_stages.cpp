#include "model/layouts/hextiles/tables/table_stages.h"

#include "model/layouts/hextiles/stage/tile_layout.h"

namespace stagewright {

namespace {

Stage laidSo(const Stage& stage, const TileMove& move) {
    Stage laid;
    laid.info = stage.info;
    for (const Placement& tile : tilesOf(stage).placements())
        tilesOf(laid).insert(move.onTable(tile));
    return laid;
}

} // namespace

QList<Placement> TableStage::lying() const {
    QList<Placement> tiles;
    if (fromBefore)
        for (const Placement& tile : fromBefore->stay)
            tiles.append(fromBefore->onTable(tile));
    return tiles;
}

std::vector<TableStage> tableStages(const Rally& rally, const Catalogue& catalogue) {
    std::vector<TableStage> onTable;
    for (const RallyStage& each : rally.stages()) {
        TableStage laid{each.stage, {}, {}};
        const bool isAfterAnother = rally.info.laying == Laying::OneAfterAnother &&
                                    !onTable.empty() && !onTable.back().stage.layout.isEmpty();
        if (isAfterAnother) {
            const TileMove move = tilesBetween(onTable.back().stage, each.stage, catalogue);
            if (!move.stay.isEmpty()) {
                laid.stage = laidSo(each.stage, move);
                laid.turn = move.turn;
            }
            laid.fromBefore = move;
        }
        onTable.push_back(std::move(laid));
    }
    return onTable;
}

} // namespace stagewright
