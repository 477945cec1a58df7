#include "editor/hextiles/faces/hex_clip.h"

#include "model/layouts/hextiles/hex/geometry.h"

#include <algorithm>

namespace stagewright {

namespace {

/// How far a point lies outside the line of one edge; negative inside.
double beyond(QPointF point, QPointF outward, double reach) {
    return QPointF::dotProduct(point, outward) - reach;
}

QPolygonF cutAt(const QPolygonF& polygon, QPointF outward, double reach) {
    QPolygonF kept;
    kept.reserve(polygon.size() + 4);
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF a = polygon[i];
        const QPointF b = polygon[(i + 1) % polygon.size()];
        const double outA = beyond(a, outward, reach);
        const double outB = beyond(b, outward, reach);
        if (outA <= 0)
            kept.append(a);
        if ((outA < 0 && outB > 0) || (outA > 0 && outB < 0))
            kept.append(a + (b - a) * (outA / (outA - outB)));
    }
    return kept;
}

} // namespace

HexClip::HexClip(double bleed) : reach_(apothem + bleed) {
    for (const QPointF corner : corners())
        hex_.append(corner * (reach_ / apothem));
}

QPolygonF HexClip::area(QPolygonF polygon) const {
    for (const Edge edge : allEdges) {
        const QPointF out = outward(edge);
        const bool leaves = std::any_of(polygon.cbegin(), polygon.cend(), [&](QPointF point) {
            return beyond(point, out, reach_) > 0;
        });
        if (leaves)
            polygon = cutAt(polygon, out, reach_);
    }
    return polygon;
}

} // namespace stagewright
