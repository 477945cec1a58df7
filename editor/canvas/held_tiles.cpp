#include "editor/canvas/held_tiles.h"

#include "validators/fit.h"

namespace stagewright {

HeldTiles::HeldTiles(const Stage& stage, const Catalogue& catalogue, TileId side)
    : catalogue_(&catalogue)
    , rest_(stage)
    , held_{Placement{{}, side, {}, 0, 0, {}, {}}}
    , at_{boardReach + 1, 0} { // not over the board yet
    place();
}

HeldTiles::HeldTiles(const Stage& stage, const Catalogue& catalogue, const QList<Placement>& taken,
                     Hex grip)
    : catalogue_(&catalogue)
    , rest_(stage)
    , taken_(taken)
    , held_(taken)
    , grip_(grip)
    , at_(grip) {
    for (const Placement& tile : taken)
        rest_.remove(tile);
    place();
}

void HeldTiles::moveTo(Hex hex) {
    if (hex == at_)
        return;
    if (turnedByUser_)
        held_.front().turn = ghost_.tiles.front().turn;
    turnedByUser_ = false;
    at_ = hex;
    place();
    settle();
}

void HeldTiles::place() {
    QList<Placement> tiles = held_;
    for (Placement& tile : tiles)
        tile.hex = tile.hex + movedBy();
    ghost_ = judged(rest_, *catalogue_, tiles);
}

QList<Turn> HeldTiles::fitting() const {
    Placement tile = held_.front();
    tile.hex = tile.hex + movedBy();
    return fittingTurns(rest_, *catalogue_, tile);
}

void HeldTiles::settle() {
    const bool cameHome = !taken_.isEmpty() && movedBy() == Hex{};
    if (held_.size() != 1 || ghost_.look == Ghost::Look::Blocked || cameHome)
        return;
    const auto turns = fitting();
    if (turns.isEmpty())
        return;
    QList<Placement> tiles = ghost_.tiles;
    tiles.front().turn = turns.front();
    ghost_ = judged(rest_, *catalogue_, tiles);
}

void HeldTiles::turn(int by) {
    if (held_.size() != 1)
        return;
    QList<Turn> order = fitting();
    for (int sixths = 0; sixths < 6; ++sixths)
        if (const Turn turn = held_.front().turn + Turn(sixths); !order.contains(turn))
            order.append(turn);
    const auto now = order.indexOf(ghost_.tiles.front().turn);
    const Turn next = order.at((now + by + order.size()) % order.size());
    QList<Placement> tiles = ghost_.tiles;
    tiles.front().turn = next;
    turnedByUser_ = true;
    ghost_ = judged(rest_, *catalogue_, tiles);
}

void HeldTiles::flip() {
    if (held_.size() != 1)
        return;
    const TileSide* back = catalogue_->back(held_.front().side);
    if (!back)
        return;
    held_.front().side = back->id;
    place();
    settle();
}

} // namespace stagewright
