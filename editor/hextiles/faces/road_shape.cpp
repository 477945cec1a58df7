#include "editor/hextiles/faces/road_shape.h"

#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

/// Points for each circumradius of length. A chord then strays from the tightest border by less
/// than 0.001, a twentieth of a millimetre on a printed tile.
constexpr double pointsPerUnit = 48;

} // namespace

RoadShape::RoadShape(const Road& road) : road_(&road), centreLine_(road) {}

double RoadShape::laneWidth(double s) const {
    return centreLine_.width(std::clamp(s, 0.0, 1.0)) / road_->widestLanes();
}

QPointF RoadShape::at(double s, double lane) const {
    const double inside = std::clamp(s, 0.0, 1.0);
    const CentreLine::Pose here = centreLine_.pose(inside);
    const double off = (lane / road_->widestLanes() - 0.5) * centreLine_.width(inside);
    const QPointF point = here.at + here.right() * off;
    if (s == inside)
        return point;
    return point + here.along * ((s - inside) * centreLine_.length());
}

QPolygonF RoadShape::along(double lane, double s0, double s1) const {
    return along(lane, lane, s0, s1);
}

QPolygonF RoadShape::along(double lane0, double lane1, double s0, double s1) const {
    const double length = (s1 - s0) * centreLine_.length();
    const int steps = centreLine_.isStraight()
                          ? 1
                          : std::max(1, static_cast<int>(std::ceil(length * pointsPerUnit)));
    QPolygonF points;
    points.reserve(steps + 1);
    for (int i = 0; i <= steps; ++i) {
        const double t = static_cast<double>(i) / steps;
        points.append(at(s0 + (s1 - s0) * t, lane0 + (lane1 - lane0) * t));
    }
    return points;
}

double RoadShape::laneLength(double lane, double s0, double s1) const {
    constexpr int steps = 8;
    double length = 0;
    for (int i = 0; i < steps; ++i)
        length +=
            QLineF(at(s0 + (s1 - s0) * i / steps, lane), at(s0 + (s1 - s0) * (i + 1) / steps, lane))
                .length();
    return length;
}

QPolygonF RoadShape::across(double s, double lane0, double lane1) const {
    return {at(s, lane0), at(s, lane1)};
}

QPolygonF RoadShape::strip(double s0, double s1, double margin) const {
    const double lanes = road_->widestLanes();
    const double wider = margin / laneWidth((s0 + s1) / 2);
    QPolygonF polygon = along(-wider, s0, s1);
    const QPolygonF right = along(lanes + wider, s0, s1);
    polygon.reserve(2 * right.size());
    for (auto point = right.crbegin(); point != right.crend(); ++point)
        polygon.append(*point);
    return polygon;
}

QPolygonF RoadShape::surface(double margin) const {
    return strip(-roadOverrun, 1 + roadOverrun, margin);
}

QTransform RoadShape::frame(double s, double lane) const {
    const QPointF origin = at(s, lane);
    const QPointF along = centreLine_.pose(s).along;
    return {along.x(), along.y(), -along.y(), along.x(), origin.x(), origin.y()};
}

double RoadShape::turn(double s0, double s1) const {
    constexpr int steps = 16;
    double sum = 0;
    QPointF before = centreLine_.pose(s0).along;
    for (int i = 1; i <= steps; ++i) {
        const QPointF now = centreLine_.pose(s0 + (s1 - s0) * i / steps).along;
        sum += std::atan2(before.x() * now.y() - before.y() * now.x(),
                          QPointF::dotProduct(before, now));
        before = now;
    }
    return sum;
}

std::vector<RoadShape> roadShapes(const TileSide& side) {
    std::vector<RoadShape> shapes;
    shapes.reserve(side.roads.size());
    for (const Road& road : side.roads)
        shapes.emplace_back(road);
    return shapes;
}

} // namespace stagewright
