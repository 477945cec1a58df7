#include "editor/hextiles/board/held_tiles.h"

#include "editor/document/stage_undo_step.h"
#include "editor/hextiles/edits/replacement.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "model/layouts/hextiles/building/fit.h"
#include "model/layouts/hextiles/building/replacement.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

/// The next of the turns, `by` +1 or -1 from the one there is now.
Turn following(const QList<Turn>& order, Turn now, int by) {
    return order.at((order.indexOf(now) + by + order.size()) % order.size());
}

QList<Placement> turnedAbout(QList<Placement> tiles, Hex pivot, Turn turn) {
    for (Placement& tile : tiles) {
        tile.hex = turned(tile.hex, pivot, turn);
        tile.turn = tile.turn + turn;
    }
    return tiles;
}

} // namespace

HeldTiles::HeldTiles(const Stage& stage, const Catalogue& catalogue, TileId side)
    : catalogue_(catalogue)
    , rest_(stage)
    , held_{Placement{{}, side, {}, 0, 0, {}, {}}}
    , at_{boardReach + 1, 0} { // not over the board yet
    place();
}

HeldTiles::HeldTiles(const Stage& stage, const Catalogue& catalogue, const QList<Placement>& taken,
                     Hex grip)
    : catalogue_(catalogue)
    , rest_(stage)
    , taken_(taken)
    , held_(taken)
    , grip_(grip)
    , at_(grip)
    , pivot_(pivotOf(taken)) {
    tilesOf(rest_).exchange(taken, {});
    place();
}

HeldTiles HeldTiles::copies(const Stage& stage, const Catalogue& catalogue,
                            const QList<Placement>& tiles, Hex grip) {
    HeldTiles hand(stage, catalogue, tiles.front().side);
    hand.held_ = tiles;
    hand.grip_ = grip;
    hand.at_ = grip;
    hand.pivot_ = pivotOf(tiles);
    hand.place();
    return hand;
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

QList<Placement> HeldTiles::shifted(QList<Placement> tiles) const {
    for (Placement& tile : tiles)
        tile.hex = tile.hex + movedBy();
    return tiles;
}

Ghost HeldTiles::judge(const QList<Placement>& tiles) const {
    return taken_.isEmpty() ? judgedOver(rest_, catalogue_, tiles)
                            : judged(rest_, catalogue_, tiles);
}

QList<Turn> HeldTiles::fitting() const {
    Stage free = rest_;
    tilesOf(free).exchange(ghost_.covered, {});
    return fittingTurns(free, catalogue_, shifted(held_).front());
}

void HeldTiles::settle() {
    const bool cameHome = !taken_.isEmpty() && movedBy() == Hex{};
    if (held_.size() != 1 || ghost_.look == Ghost::Look::Blocked || cameHome)
        return;
    QList<Placement> tiles = ghost_.tiles;
    if (ghost_.covered.size() == 1) {
        Stage free = rest_;
        tilesOf(free).exchange(ghost_.covered, {});
        tiles.front().turn =
            inPlaceOf(ghost_.covered.front(), tiles.front().side, free, catalogue_).turn;
    } else if (const auto turns = fitting(); !turns.isEmpty()) {
        tiles.front().turn = turns.front();
    }
    ghost_ = judge(tiles);
}

void HeldTiles::turn(int by) {
    if (held_.size() == 1)
        turnOne(by);
    else
        turnAll(by);
}

void HeldTiles::turnOne(int by) {
    QList<Turn> order = fitting();
    for (int sixths = 0; sixths < 6; ++sixths)
        if (const Turn turn = held_.front().turn + Turn(sixths); !order.contains(turn))
            order.append(turn);
    QList<Placement> tiles = ghost_.tiles;
    tiles.front().turn = following(order, tiles.front().turn, by);
    turnedByUser_ = true;
    ghost_ = judge(tiles);
}

void HeldTiles::turnAll(int by) {
    QList<Turn> order;
    QList<Turn> others;
    for (int sixths = 0; sixths < 6; ++sixths) {
        const Turn each(sixths);
        const auto tiles = shifted(turnedAbout(held_, pivot_, each - turned_));
        (judge(tiles).look == Ghost::Look::Fits ? order : others).append(each);
    }
    order.append(others);
    const Turn next = following(order, turned_, by);
    held_ = turnedAbout(held_, pivot_, next - turned_);
    turned_ = next;
    place();
}

void HeldTiles::flip() {
    auto flipped = stagewright::flip(held_, catalogue_);
    if (!flipped)
        return;
    held_ = tilesOf(*flipped).put;
    place();
    settle();
}

} // namespace stagewright
