#include "editor/faces/fords.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

/// A band of water across the road, its banks wavy, running out on both sides.
QPolygonF waterArea(const RoadShape& shape, Stretch s) {
    constexpr int steps = 28;
    const double lanes = shape.road().widestLanes();
    const double beyond = 0.17 / shape.laneWidth(part(s.begin + s.end) / 2);
    const double middle = part(s.begin + s.end) / 2;
    const double half = std::min(part(s.end - s.begin) * 0.36, 0.15 / shape.centreLine().length());
    QPolygonF area;
    for (const double bank : {1.0, -1.0}) {
        for (int i = 0; i <= steps; ++i) {
            const double t = bank * (2.0 * i / steps - 1); // -1 on one side, 1 on the other
            const double narrowing = std::sqrt(std::max(0.0, 1 - std::pow(std::abs(t), 5)));
            const double ripple = 1 + 0.12 * std::sin(9 * t + bank);
            area.append(shape.at(middle + bank * half * narrowing * ripple,
                                 lanes / 2 + t * (lanes / 2 + beyond)));
        }
    }
    return area;
}

} // namespace

std::vector<QPolygonF> waterAreas(std::span<const RoadShape> shapes) {
    std::vector<QPolygonF> areas;
    for (const RoadShape& shape : shapes) {
        std::vector<Stretch> done;
        for (const Space& space : shape.road().spaces) {
            if (!space.water || std::find(done.begin(), done.end(), space.s) != done.end())
                continue;
            done.push_back(space.s);
            areas.push_back(waterArea(shape, space.s));
        }
    }
    return areas;
}

void paintWater(const FaceCanvas& canvas, std::span<const QPolygonF> areas) {
    for (const QPolygonF& area : areas)
        canvas.fill(canvas.clip.area(area), canvas.style.water);
}

} // namespace stagewright
