#include "editor/points/board/heat_painter.h"

#include <QPen>

namespace stagewright {

void paintHeat(QPainter& painter, const BoardGrid& grid, const PointHeat& heat, SeenPoints seen,
               const QColor& colour) {
    constexpr double broadest = 0.9; // in radii of a point
    painter.save();
    painter.setBrush(Qt::NoBrush);
    for (const Place place : drawnPlaces()) {
        const auto number =
            static_cast<std::size_t>(seen.world * pointCount + numberOfPoint(wrapped(place)));
        if (!seen.wraps && !isOnBoard(place))
            continue;
        if (number >= heat.size() || heat[number] <= 0)
            continue;
        const double width = broadest * grid.radius() * heat[number];
        QColor shade = colour;
        shade.setAlphaF(
            static_cast<float>((isOnBoard(place) ? 1 : 0.4) * (0.4 + 0.5 * heat[number])));
        painter.setPen(QPen(shade, width));
        const double radius = grid.radius() * 1.1 + width / 2;
        painter.drawEllipse(grid.at(place), radius, radius);
    }
    painter.restore();
}

} // namespace stagewright
