#include "editor/hextiles/faces/fewer_points.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace stagewright {

namespace {

/// Of a point from the line between two others, not beyond them.
double distanceOf(QPointF point, QPointF from, QPointF to) {
    const QPointF line = to - from;
    const QPointF away = point - from;
    const double squared = QPointF::dotProduct(line, line);
    const double along =
        squared > 0 ? std::clamp(QPointF::dotProduct(away, line) / squared, 0.0, 1.0) : 0;
    const QPointF aside = away - line * along;
    return std::hypot(aside.x(), aside.y());
}

/// Goes on from the first point, where the path ends, to the last.
void addLine(std::span<const QPointF> points, double tolerance, QPainterPath& path) {
    std::size_t farthest = 0;
    double distance = tolerance;
    for (std::size_t i = 1; i + 1 < points.size(); ++i)
        if (const double far = distanceOf(points[i], points.front(), points.back());
            far > distance) {
            farthest = i;
            distance = far;
        }
    if (farthest == 0) {
        path.lineTo(points.back());
        return;
    }
    addLine(points.first(farthest + 1), tolerance, path);
    addLine(points.subspan(farthest), tolerance, path);
}

} // namespace

QPainterPath fewerPoints(const QPainterPath& path, double tolerance) {
    QPainterPath fewer;
    fewer.setFillRule(path.fillRule());
    std::vector<QPointF> line; // that is not yet added; its first point is where `fewer` ends
    const auto endLine = [&](QPointF next) {
        if (line.size() > 1)
            addLine(line, tolerance, fewer);
        line.assign(1, next);
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPointF to = path.elementAt(i);
        switch (path.elementAt(i).type) {
        case QPainterPath::MoveToElement:
            endLine(to);
            fewer.moveTo(to);
            break;
        case QPainterPath::LineToElement:
            line.push_back(to);
            break;
        case QPainterPath::CurveToElement: {
            const QPointF end = path.elementAt(i + 2);
            endLine(end);
            fewer.cubicTo(to, path.elementAt(i + 1), end);
            i += 2;
            break;
        }
        case QPainterPath::CurveToDataElement:
            break;
        }
    }
    endLine({});
    return fewer;
}

} // namespace stagewright
