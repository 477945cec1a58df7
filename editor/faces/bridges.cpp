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
    const double half = bridge.centreLine().width(0.5) / 2;
    for (int i = 0; i <= steps; ++i) {
        const double s = static_cast<double>(i) / steps;
        const QPointF at = bridge.centreLine().pose(s).at;
        for (const RoadShape& other : level.shapes) {
            if (&other == &bridge)
                continue;
            for (int k = 0; k <= steps; ++k) {
                const QPointF apart =
                    other.centreLine().pose(static_cast<double>(k) / steps).at - at;
                if (std::hypot(apart.x(), apart.y()) > other.centreLine().width(0.5) / 2 + 0.05)
                    continue;
                s0 = std::min(s0, s);
                s1 = std::max(s1, s);
            }
        }
    }
    const double slack = 0.35 * half / bridge.centreLine().length();
    return {std::max(0.06, s0 - slack), std::min(0.94, s1 + slack)};
}

} // namespace

void paintBridges(const FaceCanvas& canvas, const RoadLevel& over) {
    constexpr double parapet = 0.045;
    paintSurfaces(canvas, over);
    for (const std::size_t road : over.roads) {
        const RoadShape& shape = over.shapes[road];
        const auto [s0, s1] = bridgeSpan(shape, over);
        for (const double side : {-1.0, 1.0}) {
            const double lanes = shape.road().widestLanes();
            const double border = side < 0 ? 0 : lanes;
            const double off = parapet / shape.laneWidth((s0 + s1) / 2);
            QPolygonF wall = shape.along(border, s0, s1);
            // The wings at both ends stand off the road.
            wall.append(shape.at(s1 + 0.03, border + side * 2.2 * off));
            wall.append(shape.at(s1, border + side * off));
            wall.append(shape.at(s0, border + side * off));
            wall.append(shape.at(s0 - 0.03, border + side * 2.2 * off));
            canvas.fill(wall, canvas.style.parapet);
            wall.append(wall.front());
            canvas.line(wall, 0.012, canvas.style.ink);
        }
    }
}

} // namespace stagewright
