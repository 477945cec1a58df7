#include "editor/points/faces/board_grid.h"

#include <QLineF>

#include <algorithm>

namespace stagewright {

namespace {

constexpr double labelled = 0.1; // of the square on each side: for the names of rows and columns
constexpr int firstColumn = -1;
constexpr int lastColumn = pointColumns;
constexpr int firstRow = -1;
constexpr int lastRow = pointRows + 2;

} // namespace

QSizeF BoardGrid::step() const {
    const double room = square_.width() * (1 - 2 * labelled);
    return {room / (lastColumn - firstColumn), room / (lastRow - firstRow)};
}

QPointF BoardGrid::at(Place place) const {
    const QSizeF between = step();
    const double label = square_.width() * labelled;
    return {square_.left() + label + (place.x - firstColumn) * between.width(),
            square_.bottom() - label - (place.y - firstRow) * between.height()};
}

QRectF BoardGrid::board() const {
    const QPointF half(step().width() / 2, step().height() / 2);
    return {at({0, pointRows}) - half, at({pointColumns - 1, 1}) + half};
}

std::optional<Place> BoardGrid::under(QPointF point) const {
    constexpr double easily = 1.3; // radii
    for (const Place place : drawnPlaces())
        if (QLineF(at(place), point).length() <= radius() * easily)
            return place;
    return std::nullopt;
}

const std::vector<Place>& drawnPlaces() {
    static const std::vector<Place> places = [] {
        std::vector<Place> all;
        for (int row = firstRow; row <= lastRow; ++row)
            for (int column = firstColumn; column <= lastColumn; ++column)
                if (isPoint(wrapped({column, row})))
                    all.push_back({column, row});
        return all;
    }();
    return places;
}

} // namespace stagewright
