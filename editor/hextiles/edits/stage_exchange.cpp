#include "editor/hextiles/edits/stage_exchange.h"

#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>

namespace stagewright {

namespace {

bool lies(const Stage& stage, const Placement& tile) {
    const auto there = tilesOf(stage).at(tile.hex);
    return std::find(there.begin(), there.end(), tile) != there.end();
}

} // namespace

TileEdit exchanged(const Stage& now, const Stage& wanted) {
    TileEdit edit;
    for (const Placement& tile : tilesOf(now).placements())
        if (!lies(wanted, tile))
            edit.taken.append(tile);
    int laid = tilesOf(now).nextLaid();
    for (Placement tile : tilesOf(wanted).inLayingOrder())
        if (!lies(now, tile)) {
            tile.laid = laid++;
            edit.put.append(tile);
        }
    return edit;
}

StageUndoStep exchangeStage(const Stage& now, const Stage& wanted, StepName name) {
    const Edit tiles = editOf(exchanged(now, wanted));
    StageInfo info = now.info;
    info.game = wanted.info.game;
    info.kind = wanted.info.kind;
    info.laps = wanted.info.laps;
    if (info.game != now.info.game)
        info.dashboard.clear(); // of the other game
    if (info.title.isEmpty())
        info.title = wanted.info.title;
    if (info == now.info)
        return {tiles, std::move(name)};
    return {composed(tiles, describe(now, info)), std::move(name)};
}

} // namespace stagewright
