#include "editor/cards/faces/table_grid.h"

#include <algorithm>

namespace stagewright {

namespace {

// Shares of the table's height.
constexpr double rowTop = 0.05;
constexpr double rowHeight = 0.27;
constexpr double shopTop = 0.39;
constexpr double shopHeight = 0.17;
constexpr double seatsTop = 0.63;
constexpr double seatsHeight = 0.23;
constexpr double driversTop = 0.90;
constexpr double driversHeight = 0.08;
constexpr double betweenCells = 0.12; // of a cell's width
constexpr double sideMargin = 0.02;   // of the table's width

} // namespace

TableGrid::TableGrid(const QRectF& area, qsizetype seats) : seats_(std::max<qsizetype>(seats, 1)) {
    const double width = std::min(area.width(), area.height() / shape);
    table_ = {0, 0, width, width * shape};
    table_.moveCenter(area.center());
}

QRectF TableGrid::cell(double top, double height, double index, double count) const {
    const double width = table_.width() * (1 - 2 * sideMargin) / count;
    const double gap = std::min(width * betweenCells, table_.width() * sideMargin);
    return {table_.left() + table_.width() * sideMargin + index * width + gap / 2,
            table_.top() + table_.height() * top, width - gap, table_.height() * height};
}

QRectF TableGrid::slot(int slot) const {
    constexpr double cells = stageSlots + 1.3;
    return cell(rowTop, rowHeight, slot - 1, cells);
}

QRectF TableGrid::deck() const {
    constexpr double cells = stageSlots + 1.3;
    return cell(rowTop, rowHeight, cells - 1, cells);
}

QRectF TableGrid::leavingMark() const {
    const QRectF first = slot(1);
    return {first.left(), first.bottom() + line() * 0.3, first.width(), line()};
}

QRectF TableGrid::pile(int number) const {
    return cell(shopTop, shopHeight, number - 1, shopNumbers);
}

QRectF TableGrid::seat(qsizetype seat) const {
    return cell(seatsTop, seatsHeight, static_cast<double>(seat),
                static_cast<double>(std::max<qsizetype>(seats_, 2)));
}

QRectF TableGrid::token(qsizetype seat, int token) const {
    constexpr int tokens = mostFlippedTokens + 1;
    const QRectF place = this->seat(seat);
    const double side = std::min(place.width() / (tokens + 1), 1.1 * line());
    return {place.left() + side / 2 + (token - 1) * side * 1.06,
            place.bottom() - side - line() * 0.35, side * 0.9, side * 0.9};
}

QRectF TableGrid::driver(qsizetype driver) const {
    constexpr int drivers = 4;
    return cell(driversTop, driversHeight, static_cast<double>(driver), drivers);
}

} // namespace stagewright
