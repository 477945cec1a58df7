#pragma once

#include "model/layouts/points/track/points.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace stagewright {

/// Where the points of a board are drawn: in a square, forward up. Round the board each point
/// across an edge stands once more, on columns -1 and 6 and on rows -1, 0, 13 and 14, so that it is
/// seen where a step over the edge leads.
class BoardGrid {
public:
    explicit BoardGrid(const QRectF& square) : square_(square) {}

    [[nodiscard]] const QRectF& square() const { return square_; }
    /// The board without what is across its edges.
    [[nodiscard]] QRectF board() const;
    /// @param place also one across an edge
    [[nodiscard]] QPointF at(Place place) const;
    /// Of a drawn point.
    [[nodiscard]] double radius() const { return square_.width() * 0.036; }
    /// From a column to the next, from a row to the next.
    [[nodiscard]] QSizeF step() const;
    /// The drawn point there, maybe one across an edge.
    [[nodiscard]] std::optional<Place> under(QPointF at) const;

private:
    QRectF square_;
};

/// All that are drawn, those across the edges too.
[[nodiscard]] const std::vector<Place>& drawnPlaces();

/// The point of the board that one across an edge is.
[[nodiscard]] constexpr Place wrapped(Place place) {
    return {(place.x + pointColumns) % pointColumns, (place.y - 1 + pointRows) % pointRows + 1};
}

/// Where a step ends, which may be across an edge.
[[nodiscard]] constexpr Place stepped(Place from, PointStep step) {
    switch (step) {
    case PointStep::Forward:
        return {from.x, from.y + 2};
    case PointStep::Left:
        return {from.x - 1, from.y + 1};
    case PointStep::Right:
        return {from.x + 1, from.y + 1};
    case PointStep::Backward:
        return {from.x, from.y - 2};
    case PointStep::BackLeft:
        return {from.x - 1, from.y - 1};
    case PointStep::BackRight:
        break;
    }
    return {from.x + 1, from.y - 1};
}

} // namespace stagewright
