#include "validators/fit.h"
#include "validators/rules.h"

namespace stagewright {

namespace {

/// The turn of the tile in which it fits and continues more roads than in any other, if there is
/// one such turn alone.
std::optional<Edit> turnOf(const Ground& ground, const Placement& tile) {
    Stage without = ground.stage;
    without.remove(tile);
    const QList<Turn> turns = fittingTurns(without, ground.catalogue, tile);
    if (turns.isEmpty() || turns.front() == tile.turn)
        return std::nullopt;
    const auto joins = [&](Turn turn) {
        Placement turnedTile = tile;
        turnedTile.turn = turn;
        return fit(without, ground.catalogue, turnedTile).joins();
    };
    const int most = joins(turns.front());
    if (most == 0 || most <= joins(tile.turn) || (turns.size() > 1 && joins(turns[1]) == most))
        return std::nullopt;
    auto edit = turn(ground.stage, {&tile, 1}, tile.hex, turns.front() - tile.turn);
    return edit ? std::optional(*edit) : std::nullopt;
}

} // namespace

/// Turns the tile that reports a border, or else its neighbour there, so that its borders fit.
std::optional<Edit> turnSoThatItFits(const Ground& ground, const Finding& finding) {
    for (const Hex hex : finding.hexes) {
        const auto tiles = ground.stage.at(hex);
        if (tiles.size() != 1)
            continue;
        if (auto edit = turnOf(ground, tiles.front()))
            return edit;
    }
    return std::nullopt;
}

} // namespace stagewright
