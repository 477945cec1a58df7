#pragma once

#include "model/layouts/cards/table/card_table.h"

#include <optional>

namespace stagewright {

/// A stack of the shop, by what is printed on its cards.
struct ShopStack {
    int number = 1; ///< 1 to shopNumbers
    char letter = 'A';

    friend constexpr auto operator<=>(const ShopStack&, const ShopStack&) = default;
};

/// Nothing: there is no such stack in the box. Case does not matter.
[[nodiscard]] std::optional<ShopStack> shopStackNamed(const QString& id);
[[nodiscard]] QString nameOf(ShopStack stack);

/// By number, then letter, in capitals; those that there are not behind, as they stand.
void sortShop(QStringList& shop);

/// A table on which nothing is laid yet, as one with places for four; any other as it is.
[[nodiscard]] CardTable begun(CardTable table);

// What a hand does to a table, each as the table that comes of it, begun if it was not.

/// The stack of that number is of the other letter; one of A is laid where there is none.
[[nodiscard]] CardTable withOtherStack(CardTable table, int number);
/// With or without a stack, beside what else is there.
[[nodiscard]] CardTable withStack(CardTable table, ShopStack stack, bool there);

/// That driver sits there; who sat there before takes his place in turn.
/// @param driver empty: none
[[nodiscard]] CardTable withDriver(CardTable table, qsizetype seat, const QString& driver);
/// With so many places; new ones are bare, the last ones go. @param seats 1 to mostCardSeats
[[nodiscard]] CardTable withSeats(CardTable table, int seats);
/// The player moves to another place, and the others move up.
[[nodiscard]] CardTable withSeatMoved(CardTable table, qsizetype from, qsizetype to);

/// As another mode has it: solo a single player and the standard ghost, a trial its deck and no
/// drivers, a race as many as there are. What was said of the same stays.
[[nodiscard]] CardTable inMode(CardTable table, CardMode mode);

/// With that note in place of the one of its card; one that says nothing goes.
[[nodiscard]] CardTable withNote(CardTable table, const CardNote& note);

} // namespace stagewright
