#include "tests/bench/long_stage.h"

#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/rulebook_stages.h"

namespace stagewright {

namespace {

constexpr int column = 20; // tiles up or down before the road turns into the next column

} // namespace

// Up one column, over its top into the next column to the right, down that, and so on. A column is
// joined to the next by two bends of 120 degrees (S to SE): at the top the road comes from S and
// leaves to SE; the next tile takes it from NW and leaves to S.
Stage longStage(int tiles) {
    const TileId straight = tileId("205a");
    const TileId bend = tileId("208a"); // S to NE: 60 degrees
    Stage stage;
    stage.info.title = QStringLiteral("Long");
    stage.info.game = QStringLiteral("dirt");
    Hex hex{0, 0};
    Edge heading = Edge::N; // the edge by which the road leaves the tile
    int steps = 0;
    int turning = 0; // bends still to lay, positive to the right
    for (int i = 0; i < tiles; ++i) {
        Placement tile;
        tile.hex = hex;
        tile.laid = i;
        // Straight tiles and bends are printed with their first end at S; driven N that is turn 0.
        const Edge entry = opposite(heading);
        const Turn turnNow = Turn(index(entry)) - Turn(index(Edge::S));
        if (i == 0 || i == tiles - 1) {
            tile.side = tileId(i == 0 ? "202a" : "203a");
            tile.turn = turnNow;
        } else if (turning != 0) {
            const bool right = turning > 0;
            tile.side = bend;
            // S to NE turns right; driven from NE to S it turns left.
            tile.turn = right ? turnNow : Turn(index(entry)) - Turn(index(Edge::NE));
            heading = turned(heading, Turn(right ? 1 : -1));
            turning += right ? -1 : 1;
        } else {
            tile.side = straight;
            tile.turn = turnNow;
            if (++steps % column == 0)
                turning = heading == Edge::N ? 3 : -3;
        }
        tilesOf(stage).insert(tile);
        hex = neighbour(hex, heading);
    }
    return stage;
}

} // namespace stagewright
