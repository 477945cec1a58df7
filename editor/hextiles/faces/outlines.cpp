#include "editor/hextiles/faces/outlines.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>
#include <vector>

namespace stagewright {

namespace {

/// Pixels for a circumradius at which curves are cut into straight pieces: 300 dpi on a tile of
/// 105 mm.
constexpr double fineness = 620;

QPointF unit(QPointF vector) {
    const double length = std::hypot(vector.x(), vector.y());
    return length > 0 ? vector / length : QPointF();
}

QPointF unitNormal(QPointF along) {
    return unit({-along.y(), along.x()});
}

QPolygonF closed(QPolygonF polygon) {
    if (!polygon.isEmpty())
        polygon.append(polygon.front());
    return polygon;
}

/// A closed outline without its first point again at the end.
struct Contour {
    QPolygonF points;
    QRectF bounds;
    double area = 0; ///< positive where it runs clockwise on a screen
};

Contour contourOf(const QPolygonF& polygon) {
    Contour contour;
    for (const QPointF point : polygon)
        if (contour.points.isEmpty() || contour.points.back() != point)
            contour.points.append(point);
    if (contour.points.size() > 1 && contour.points.front() == contour.points.back())
        contour.points.removeLast();
    contour.bounds = contour.points.boundingRect();
    for (qsizetype i = 0; i < contour.points.size(); ++i) {
        const QPointF a = contour.points[i];
        const QPointF b = contour.points[(i + 1) % contour.points.size()];
        contour.area += (a.x() * b.y() - b.x() * a.y()) / 2;
    }
    return contour;
}

/// As in fonts, a hole runs the other way round than what surrounds it.
bool isHole(const Contour& contour, std::span<const Contour> all) {
    return std::any_of(all.begin(), all.end(), [&](const Contour& other) {
        return other.area * contour.area < 0 && other.bounds.contains(contour.bounds);
    });
}

/// The contour with every side moved outwards. Corners stay corners, but a sharp one is rounded.
QPolygonF moved(const Contour& contour, double outwards) {
    constexpr double sharp = -0.3; // cosine of the angle between two sides' normals
    const qsizetype count = contour.points.size();
    const double off = contour.area > 0 ? -outwards : outwards;
    QPolygonF outline;
    outline.reserve(count + 4);
    for (qsizetype i = 0; i < count; ++i) {
        const QPointF at = contour.points[i];
        const QPointF in = unitNormal(at - contour.points[(i + count - 1) % count]);
        const QPointF out = unitNormal(contour.points[(i + 1) % count] - at);
        const double cosine = QPointF::dotProduct(in, out);
        if (cosine < sharp)
            outline << at + in * off << at + unit(in + out) * off << at + out * off;
        else
            outline << at + (in + out) * (off / (1 + cosine));
    }
    return outline;
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
    std::vector<Contour> contours;
    for (const QPolygonF& polygon : shape.toSubpathPolygons())
        contours.push_back(contourOf(polygon));
    QPainterPath wide;
    wide.setFillRule(Qt::WindingFill);
    for (const Contour& contour : contours)
        wide.addPolygon(closed(moved(contour, isHole(contour, contours) ? -margin : margin)));
    return wide;
}

} // namespace stagewright
