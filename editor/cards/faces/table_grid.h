#pragma once

#include "model/layouts/cards/table/card_table.h"

#include <QList>
#include <QRectF>

#include <optional>

namespace stagewright {

/// Where everything lies on the picture of a table: on top the row of stage cards with the deck at
/// its right end, below it the nine piles of the shop, then the players' places, at the bottom the
/// four drivers.
class TableGrid {
public:
    /// @param area that it fills as far as its shape lets it
    TableGrid(const QRectF& area, qsizetype seats);

    /// Height by width.
    static constexpr double shape = 0.66;

    [[nodiscard]] QRectF table() const { return table_; }
    /// Of most things: a line of text is so high.
    [[nodiscard]] double line() const { return table_.height() / 26; }
    /// @param slot 1 to stageSlots, 1 farthest from the deck
    [[nodiscard]] QRectF slot(int slot) const;
    [[nodiscard]] QRectF deck() const;
    /// The mark of the card that leaves first.
    [[nodiscard]] QRectF leavingMark() const;
    /// @param number 1 to shopNumbers
    [[nodiscard]] QRectF pile(int number) const;
    [[nodiscard]] QRectF seat(qsizetype seat) const;
    /// Of a seat: its damage tokens, the space behind the seventh included.
    [[nodiscard]] QRectF token(qsizetype seat, int token) const;
    /// @param driver index in the box's list of four
    [[nodiscard]] QRectF driver(qsizetype driver) const;
    [[nodiscard]] qsizetype seats() const { return seats_; }

private:
    [[nodiscard]] QRectF cell(double top, double height, double index, double count) const;

    QRectF table_;
    qsizetype seats_;
};

} // namespace stagewright
