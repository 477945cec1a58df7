#include "editor/hextiles/window/tile_first_steps.h"

#include "editor/hextiles/edits/document_tiles.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace stagewright {

namespace {

struct TileFirstSteps {
    Q_DECLARE_TR_FUNCTIONS(TileFirstSteps)
};

constexpr int fewTiles = 3; // that show how a road goes on

bool isLaid(const Document& document, const std::set<Role>& roles) {
    const auto& tiles = tilesOf(document.stage()).placements();
    return std::any_of(tiles.begin(), tiles.end(), [&](const Placement& each) {
        const TileSide* side = catalogueOf(document).find(each.side);
        return side && roles.contains(side->role);
    });
}

/// The number of a tile of that role in the basic box of the stage's game; empty: it has none.
QString numberOf(const Document& document, Role role) {
    const Catalogue& catalogue = catalogueOf(document);
    for (const Box& box : catalogue.boxes())
        if (box.game == document.stage().info.game && !box.expansion)
            for (const TileSide& side : catalogue.sides())
                if (side.role == role && box.tiles.contains(side.id.withSide(0)))
                    return side.id.tile();
    return {};
}

} // namespace

std::vector<FirstStep> tileFirstSteps(const Document& document, const KeysOf& keysOf) {
    const bool isCircuit = document.stage().info.kind == StageKind::Circuit;
    // A ring of a game without circuits begins with its start tile.
    const QString startFinish = isCircuit ? numberOf(document, Role::StartFinish) : QString();
    const QString start = startFinish.isEmpty() ? numberOf(document, Role::Start) : startFinish;
    const QString finish = numberOf(document, Role::Finish);
    if (start.isEmpty() || (!isCircuit && finish.isEmpty()))
        return {};
    const auto tiles = document.stage().layout.pieceCount();
    const FirstStep begin{
        TileFirstSteps::tr("Lay the start"),
        TileFirstSteps::tr("Type %1 and press Enter, or drag the tile from the palette.")
            .arg(start),
        isLaid(document, {Role::Start, Role::StartFinish})};
    const FirstStep goOn{
        TileFirstSteps::tr("Let the road go on"),
        TileFirstSteps::tr(
            "Where the road ends, a number and Enter lay the next tile. %1 turns it, "
            "%2 flips it, and every step can be undone.")
            .arg(keysOf(BoardCommand::Turn), keysOf(BoardCommand::Flip)),
        begin.isDone && tiles >= fewTiles};
    const QString driven = TileFirstSteps::tr("The panel Estimate then says how long it takes.");
    const FirstStep end{
        isCircuit ? TileFirstSteps::tr("Come back to the start")
                  : TileFirstSteps::tr("Bring it to the finish"),
        (isCircuit ? TileFirstSteps::tr("A circuit is closed when its road meets the start again.")
                   : TileFirstSteps::tr("Tile %1 ends the stage.").arg(finish)) +
            u' ' + driven,
        routeOf(document).complete};
    return {begin, goOn, end};
}

} // namespace stagewright
