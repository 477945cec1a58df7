#include "editor/cards/board/table_things.h"

#include "model/layouts/cards/dirt_and_dust.h"
#include "model/layouts/cards/play/rounds.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

using Kind = TableThing::Kind;

int countOf(Kind kind, const CardTable& table, const CardGame& game) {
    switch (kind) {
    case Kind::Slot:
        return stageSlots;
    case Kind::Pile:
        return shopNumbers;
    case Kind::Seat:
        return static_cast<int>(table.seats.size());
    case Kind::Driver:
        break;
    }
    return table.mode == CardMode::Trial ? 0 : static_cast<int>(game.drivers.size());
}

} // namespace

std::vector<TableThing> thingsOn(const CardTable& table, const CardGame& game) {
    std::vector<TableThing> things;
    for (const Kind kind : {Kind::Slot, Kind::Pile, Kind::Seat, Kind::Driver})
        for (int number = 1; number <= countOf(kind, table, game); ++number)
            things.push_back({kind, number});
    return things;
}

QRectF rectOf(const TableGrid& grid, TableThing thing) {
    switch (thing.kind) {
    case Kind::Slot:
        return grid.slot(thing.number);
    case Kind::Pile:
        return grid.pile(thing.number);
    case Kind::Seat:
        return grid.seat(thing.number - 1);
    case Kind::Driver:
        break;
    }
    return grid.driver(thing.number - 1);
}

std::optional<TableThing> thingAt(const TableGrid& grid, const std::vector<TableThing>& things,
                                  QPointF at) {
    const auto found = std::find_if(things.begin(), things.end(), [&](TableThing thing) {
        return rectOf(grid, thing).contains(at);
    });
    return found == things.end() ? std::nullopt : std::optional(*found);
}

TableThing walked(const TableGrid& grid, const std::vector<TableThing>& things, TableThing from,
                  int key) {
    const auto there = std::find(things.begin(), things.end(), from);
    if (there == things.end())
        return things.empty() ? from : things.front();
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        const auto step = key == Qt::Key_Left ? -1 : 1;
        const auto next =
            std::find(things.begin(), things.end(), TableThing{from.kind, from.number + step});
        return next == things.end() ? from : *next;
    }
    const int row = static_cast<int>(from.kind) + (key == Qt::Key_Up ? -1 : 1);
    const double x = rectOf(grid, from).center().x();
    std::optional<TableThing> nearest;
    const auto distance = [&](TableThing thing) {
        return std::abs(rectOf(grid, thing).center().x() - x);
    };
    for (const TableThing thing : things)
        if (static_cast<int>(thing.kind) == row &&
            (!nearest || distance(thing) < distance(*nearest)))
            nearest = thing;
    return nearest.value_or(from);
}

std::optional<Place> placeOf(TableThing thing, const CardTable& table) {
    switch (thing.kind) {
    case Kind::Slot: {
        const auto row = rowAtRound(table, 1);
        const auto index = static_cast<std::size_t>(thing.number) - 1;
        return index < row.size() && row[index] > 0
                   ? std::optional(placeIn(TableZone::StageCard, row[index]))
                   : std::nullopt;
    }
    case Kind::Pile:
        return placeIn(TableZone::Shop, thing.number);
    case Kind::Seat:
        return placeIn(TableZone::Player, thing.number);
    case Kind::Driver:
        break;
    }
    return std::nullopt;
}

std::optional<TableThing> thingOf(Place place, const CardTable& table) {
    for (const Kind kind : {Kind::Slot, Kind::Pile, Kind::Seat})
        for (int number = 1;
             number <= std::max<int>(shopNumbers, static_cast<int>(table.seats.size())); ++number)
            if (placeOf({kind, number}, table) == place)
                return TableThing{kind, number};
    return std::nullopt;
}

} // namespace stagewright
