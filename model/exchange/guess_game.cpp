#include "model/exchange/guess_game.h"

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
    std::map<QString, int> tilesOf;
    bool round = false;
    bool oneWay = false;
    for (const Placement& tile : stage.placements()) {
        const TileSide* side = catalogue.find(tile.side);
        if (!side)
            continue;
        round = round || side->role == Role::StartFinish;
        oneWay = oneWay || side->role == Role::Start || side->role == Role::Finish;
        if (side->role != Role::Filler && side->role != Role::Podium)
            ++tilesOf[gameOf(tile.side, catalogue)];
    }
    int most = 0;
    for (const auto& [game, tiles] : tilesOf)
        if (tiles > most) {
            most = tiles;
            stage.info.game = game;
        }
    stage.info.kind = round && !oneWay ? StageKind::Circuit : StageKind::Stage;
}

} // namespace stagewright
