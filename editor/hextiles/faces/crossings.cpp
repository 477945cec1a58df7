#include "editor/hextiles/faces/crossings.h"

#include <algorithm>

namespace stagewright {

namespace {

bool runsAcross(const Road& road) {
    return road.path.empty() && road.to == opposite(road.from);
}

bool has(const Road& road, const QString& id) {
    return std::any_of(road.spaces.begin(), road.spaces.end(),
                       [&](const Space& space) { return space.id == id; });
}

/// The part of `polygon` on the inner side of the line from a to b, `inner` being on that side.
QPolygonF cut(const QPolygonF& polygon, QPointF a, QPointF b, QPointF inner) {
    const QPointF normal(-(b - a).y(), (b - a).x());
    const double sense = QPointF::dotProduct(inner - a, normal) > 0 ? 1 : -1;
    const auto depth = [&](QPointF p) { return sense * QPointF::dotProduct(p - a, normal); };
    QPolygonF kept;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF p = polygon[i];
        const QPointF q = polygon[(i + 1) % polygon.size()];
        const double inP = depth(p);
        const double inQ = depth(q);
        if (inP >= 0)
            kept.append(p);
        if ((inP > 0 && inQ < 0) || (inP < 0 && inQ > 0))
            kept.append(p + (q - p) * (inP / (inP - inQ)));
    }
    return kept;
}

} // namespace

std::vector<SlantedCrossing> slantedCrossings(const TileSide& side) {
    std::vector<SlantedCrossing> found;
    for (std::size_t i = 0; i < side.roads.size(); ++i)
        for (std::size_t k = i + 1; k < side.roads.size(); ++k) {
            if (!runsAcross(side.roads[i]) || !runsAcross(side.roads[k]))
                continue;
            for (const Space& space : side.roads[i].spaces)
                if (has(side.roads[k], space.id))
                    found.push_back({space.id, i, k});
        }
    return found;
}

QPolygonF areaOf(const SlantedCrossing& crossing, std::span<const RoadShape> shapes) {
    const RoadShape& second = shapes[crossing.second];
    const double lanes = second.road().widestLanes();
    QPolygonF area = shapes[crossing.first].strip(0, 1);
    for (const double border : {0.0, lanes})
        area = cut(area, second.at(0, border), second.at(1, border), second.at(0.5, lanes / 2));
    return area;
}

} // namespace stagewright
