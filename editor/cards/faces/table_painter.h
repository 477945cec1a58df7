#pragma once

#include "editor/cards/faces/table_grid.h"
#include "model/game/place.h"
#include "model/layouts/cards/play/card_game.h"

#include <QColor>
#include <QPainter>

namespace stagewright {

/// How a table looks. A and B are told by their letters too, so that nothing hangs on colours.
struct TableStyle {
    QColor ground;
    QColor card;  ///< of cards and places
    QColor cardB; ///< of stacks of B
    QColor ink;
    QColor faint;      ///< of rims, and of what is empty
    QColor leaving;    ///< of the mark of the card that leaves first
    QColor ghost;      ///< of his dice
    QColor flipped;    ///< of damage tokens that are
    bool texts = true; ///< a picture too small for them has none
};

[[nodiscard]] TableStyle paperTable(bool mono);
[[nodiscard]] TableStyle screenTable(bool isDark);

/// The table as it is laid out for the first round: the row of stage cards with the one that leaves
/// first marked and the ghost driver's dice on theirs, the shop, the players' places, and below
/// them the drivers, those that are seated pale.
void paintTable(QPainter& painter, const TableGrid& grid, const CardTable& table,
                const CardGame& game, const TableStyle& style);

} // namespace stagewright
