#include "editor/faces/bridges.h"

#include <cmath>

namespace stagewright {

namespace {

/// The stretch of the road that lies above others, with a margin on both sides.
struct Span {
    double s0;
    double s1;
};

Span bridgeSpan(const RoadShape& bridge, const RoadLevel& level) {
    constexpr int steps = 50;
    double s0 = 1;
    double s1 = 0;
    const double half = bridge.course().width(0.5) / 2;
    for (int i = 0; i <= steps; ++i) {
        const double s = static_cast<double>(i) / steps;
        const QPointF at = bridge.course().pose(s).at;
        for (const RoadShape& other : level.shapes) {
            if (&other == &bridge)
                continue;
            for (int k = 0; k <= steps; ++k) {
                const QPointF apart = other.course().pose(static_cast<double>(k) / steps).at - at;
                if (std::hypot(apart.x(), apart.y()) > other.course().width(0.5) / 2 + 0.05)
                    continue;
                s0 = std::min(s0, s);
                s1 = std::max(s1, s);
            }
        }
    }
    const double slack = 0.35 * half / bridge.course().length();
    return {std::max(0.06, s0 - slack), std::min(0.94, s1 + slack)};
}

/// A wall along one border, its wings at both ends turned away from the road.
QPolygonF wallLine(const RoadShape& shape, Span span, double side) {
    constexpr double off = 0.012;
    constexpr double wing = 0.07;
    const double lane = 1 / shape.laneWidth((span.s0 + span.s1) / 2);
    const double unit = 1 / shape.course().length();
    const double border = (side < 0 ? 0 : shape.road().widestLanes()) + side * off * lane;
    const double wingTip = border + side * wing * lane;
    QPolygonF line{shape.at(span.s0 - wing * unit, wingTip)};
    line += shape.along(border, span.s0, span.s1);
    line.append(shape.at(span.s1 + wing * unit, wingTip));
    return line;
}

} // namespace

void paintBridges(const FaceCanvas& canvas, const RoadLevel& over) {
    constexpr double wallWidth = 0.034;
    constexpr double rim = 0.011;
    paintSurfaces(canvas, over);
    for (const std::size_t road : over.roads) {
        const RoadShape& shape = over.shapes[road];
        const Span span = bridgeSpan(shape, over);
        for (const double side : {-1.0, 1.0}) {
            const QPolygonF line = wallLine(shape, span, side);
            canvas.line(line, wallWidth + 2 * rim, canvas.style.ink);
            canvas.line(line, wallWidth, canvas.style.parapet);
        }
    }
}

} // namespace stagewright
