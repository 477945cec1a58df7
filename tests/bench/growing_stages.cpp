#include "tests/bench/growing_stages.h"

#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/bench/long_stage.h"
#include "tests/rulebook_stages.h"

#include <algorithm>

namespace stagewright {

namespace {

Stage stageOf(const QList<Placement>& tiles) {
    Stage stage;
    stage.info.game = QStringLiteral("dirt");
    tilesOf(stage).exchange({}, tiles);
    return stage;
}

Placement tileAt(Hex hex, int laid, const char* side = "205a") {
    Placement tile;
    tile.hex = hex;
    tile.side = tileId(side);
    tile.laid = laid;
    return tile;
}

Token tokenNumber(int i) {
    return {QStringLiteral("jump-gravel"),
            {(i * 37 % 181) / 100.0 - 0.9, (i * 61 % 141) / 100.0 - 0.7},
            static_cast<double>(i % 360),
            {}};
}

} // namespace

Stage onOneHex(int count) {
    QList<Placement> tiles;
    for (int i = 0; i < count; ++i) {
        tiles.append(tileAt({0, 0}, i));
        tiles.back().turn = Turn(i);
    }
    return stageOf(tiles);
}

Stage turnedHereAndThere(int count) {
    QList<Placement> tiles = tilesOf(longStage(count)).placements();
    for (qsizetype i = 5; i < tiles.size(); i += 7)
        tiles[i].turn = tiles[i].turn + Turn(1 + static_cast<int>(i) % 5);
    return stageOf(tiles);
}

Stage doubled(int count) {
    QList<Placement> tiles = tilesOf(longStage(count / 2)).placements();
    for (qsizetype i = 0, once = tiles.size(); i < once; ++i) {
        tiles.append(tiles[i]);
        tiles.back().laid += static_cast<int>(once);
    }
    return stageOf(tiles);
}

Stage apart(int count) {
    QList<Placement> tiles;
    for (int i = 0; i < count / 2; ++i)
        tiles.append(tileAt({i % 200 * 2, i / 200 * 2 - i % 200}, i));
    return stageOf(tiles);
}

Stage tokensOnATile(int count) {
    QList<Placement> tiles{tileAt({0, 1}, 0, "202a"), tileAt({0, 0}, 1),
                           tileAt({0, -1}, 2, "203a")};
    for (int i = 0; i < count; ++i)
        tiles[1].tokens.append(tokenNumber(i));
    return stageOf(tiles);
}

Stage tokensOverAStage(int count) {
    constexpr int most = 1000;
    QList<Placement> tiles = tilesOf(longStage(std::clamp(count, 4, most))).placements();
    for (int i = 0; i < count; ++i)
        tiles[i % tiles.size()].tokens.append(tokenNumber(i));
    return stageOf(tiles);
}

const std::array<GrowingStage, 5> growingStages{{{"row", longStage},
                                                 {"hex", onOneHex},
                                                 {"tile", tokensOnATile},
                                                 {"tokens", tokensOverAStage},
                                                 {"findings", apart}}};

} // namespace stagewright
