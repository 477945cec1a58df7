#include "editor/faces/outlines.h"

#include <QPainterPathStroker>
#include <QTransform>

#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

/// Pixels for a circumradius at which curves are cut into straight pieces: 300 dpi on a tile of
/// 105 mm.
constexpr double fineness = 620;

QPointF unitNormal(QPointF along) {
    const double length = std::hypot(along.x(), along.y());
    return length > 0 ? QPointF(-along.y(), along.x()) / length : QPointF();
}

} // namespace

QPolygonF ribbon(const QPolygonF& line, double width) {
    const qsizetype count = line.size();
    QPolygonF area(2 * count);
    for (qsizetype i = 0; i < count; ++i) {
        const QPointF along =
            line[std::min(i + 1, count - 1)] - line[std::max<qsizetype>(i - 1, 0)];
        const QPointF off = unitNormal(along) * (width / 2);
        area[i] = line[i] - off;
        area[2 * count - 1 - i] = line[i] + off;
    }
    return area;
}

QPolygonF roundOutline(double radius) {
    constexpr int corners = 32;
    QPolygonF outline;
    outline.reserve(corners + 1);
    for (int i = 0; i <= corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners;
        outline.append(QPointF(std::cos(angle), std::sin(angle)) * radius);
    }
    return outline;
}

QPainterPath flattened(const QPainterPath& path) {
    const QTransform up = QTransform::fromScale(fineness, fineness);
    const QTransform down = QTransform::fromScale(1 / fineness, 1 / fineness);
    QPainterPath flat;
    flat.setFillRule(path.fillRule());
    for (const QPolygonF& polygon : path.toSubpathPolygons(up))
        flat.addPolygon(down.map(polygon));
    return flat;
}

QPainterPath widened(const QPainterPath& shape, double margin) {
    QPainterPathStroker stroker;
    stroker.setWidth(2 * margin);
    stroker.setJoinStyle(Qt::BevelJoin);
    QPainterPath wide = stroker.createStroke(shape);
    wide.addPath(shape);
    wide.setFillRule(Qt::WindingFill);
    return wide;
}

} // namespace stagewright
