#include "tests/editor/recovery/restless_steps.h"

#include "model/layouts/hextiles/stage/tile_edit.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

namespace stagewright {

namespace {

constexpr int movingTiles = 6; // more, each wrong, would keep the checker busy

/// Whether the tile with this number lies there after so many steps.
bool isLaid(int tile, int steps) {
    const int round = steps % (2 * movingTiles);
    return round <= movingTiles ? tile < round : tile >= round - movingTiles;
}

Placement tileOf(int number) {
    Placement tile;
    tile.hex = {number, 0};
    tile.side = TileId::parse(QStringLiteral("217b")).value();
    return tile;
}

} // namespace

Stage stageAfterSteps(int steps) {
    Stage stage;
    if (steps > 0)
        stage.info.title = QString::number(steps);
    for (int tile = 0; tile < movingTiles; ++tile)
        if (isLaid(tile, steps))
            tilesOf(stage).insert(tileOf(tile));
    return stage;
}

StageUndoStep nextStep(const Stage& stage) {
    const int steps = stepsOf(stage);
    const Stage next = stageAfterSteps(steps + 1);
    TileEdit tiles;
    for (int tile = 0; tile < movingTiles; ++tile) {
        if (isLaid(tile, steps) && !isLaid(tile, steps + 1))
            tiles.taken.append(tilesOf(stage).at(tileOf(tile).hex).front());
        if (!isLaid(tile, steps) && isLaid(tile, steps + 1))
            tiles.put.append(tileOf(tile));
    }
    return {composed(describe(stage, next.info), editOf(std::move(tiles))),
            [] { return QStringLiteral("Step"); }};
}

int stepsOf(const Stage& stage) {
    const int steps = stage.info.title.toInt();
    return stage == stageAfterSteps(steps) ? steps : -1;
}

} // namespace stagewright
