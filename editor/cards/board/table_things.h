#pragma once

#include "editor/cards/faces/table_grid.h"
#include "model/game/place.h"
#include "model/layouts/cards/play/card_game.h"

#include <vector>

namespace stagewright {

/// Something on the table that can be chosen, in rows from the top.
struct TableThing {
    enum class Kind : unsigned char { Slot, Pile, Seat, Driver };

    Kind kind = Kind::Pile;
    int number = 1; ///< from 1

    friend constexpr auto operator<=>(const TableThing&, const TableThing&) = default;
};

/// All of them, row by row, each from left to right.
[[nodiscard]] std::vector<TableThing> thingsOn(const CardTable& table, const CardGame& game);

[[nodiscard]] QRectF rectOf(const TableGrid& grid, TableThing thing);

/// Nothing: none lies there.
[[nodiscard]] std::optional<TableThing> thingAt(const TableGrid& grid,
                                                const std::vector<TableThing>& things, QPointF at);

/// The next one to the left, to the right, above or below; the same where there is none.
/// @param key of an arrow
[[nodiscard]] TableThing walked(const TableGrid& grid, const std::vector<TableThing>& things,
                                TableThing from, int key);

/// As findings name places; of a slot the card that lies there at the start. Nothing: they do not.
[[nodiscard]] std::optional<Place> placeOf(TableThing thing, const CardTable& table);
/// The other way round.
[[nodiscard]] std::optional<TableThing> thingOf(Place place, const CardTable& table);

} // namespace stagewright
