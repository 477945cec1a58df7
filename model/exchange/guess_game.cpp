#include "model/exchange/guess_game.h"

#include "model/layouts/hextiles/stage/tile_layout.h"

#include <map>

namespace stagewright {

namespace {

/// The game of the first box that holds the tile; empty where none does.
QString gameOf(const TileId& side, const Catalogue& catalogue) {
    for (const Box& box : catalogue.boxes())
        if (box.tiles.contains(side.withSide(0)))
            return box.game;
    return {};
}

} // namespace

void guessGame(Stage& stage, const Catalogue& catalogue) {
    std::map<QString, int> tilesOfGame;
    for (const Placement& tile : tilesOf(stage).placements()) {
        const TileSide* side = catalogue.find(tile.side);
        if (!side)
            continue;
        if (side->role != Role::Filler && side->role != Role::Podium)
            ++tilesOfGame[gameOf(tile.side, catalogue)];
    }
    int most = 0;
    for (const auto& [game, tiles] : tilesOfGame)
        if (tiles > most) {
            most = tiles;
            stage.info.game = game;
        }
}

} // namespace stagewright
