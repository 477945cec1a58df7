#include "editor/faces/surroundings.h"

#include "model/hex/geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace stagewright {

namespace {

double distance(QPointF a, QPointF b) {
    const QPointF apart = a - b;
    return std::sqrt(QPointF::dotProduct(apart, apart));
}

/// Distance to the outline of a polygon.
double fromOutline(QPointF at, const QPolygonF& area) {
    double least = std::numeric_limits<double>::max();
    for (qsizetype i = 0; i < area.size(); ++i) {
        const QPointF a = area[i];
        const QPointF side = area[(i + 1) % area.size()] - a;
        const double square = QPointF::dotProduct(side, side);
        const double t =
            square > 0 ? std::clamp(QPointF::dotProduct(at - a, side) / square, 0.0, 1.0) : 0;
        least = std::min(least, distance(at, a + side * t));
    }
    return least;
}

/// Distance to the nearest of the six places where the number may stand.
double fromNumbers(QPointF at) {
    double least = std::numeric_limits<double>::max();
    for (int i = 0; i < 6; ++i) {
        const QPointF apart = turned(at, Turn(i)) - numberPlace;
        const double x = std::max(0.0, std::abs(apart.x()) - numberWidth / 2);
        const double y = std::max(0.0, std::abs(apart.y()) - numberHeight / 2);
        least = std::min(least, std::sqrt(x * x + y * y));
    }
    return least;
}

} // namespace

double insideHex(QPointF at) {
    double least = std::numeric_limits<double>::max();
    for (const Edge edge : allEdges)
        least = std::min(least, apothem - QPointF::dotProduct(at, outward(edge)));
    return least;
}

Surroundings::Surroundings(std::span<const RoadShape> shapes) {
    constexpr double apart = 0.1;
    for (const RoadShape& shape : shapes) {
        const double length = shape.centreLine().length();
        const int steps = static_cast<int>(std::ceil(length / apart));
        // Beyond the ends too: a slanted edge cuts the road longer on one side.
        const int overrun = static_cast<int>(roadOverrun * steps);
        for (int i = -overrun; i <= steps + overrun; ++i) {
            const double s = static_cast<double>(i) / steps;
            const double lanes = shape.road().widestLanes();
            roads_.push_back({shape.at(s, lanes / 2), shape.laneWidth(s) * lanes / 2});
        }
    }
}

void Surroundings::reserve(QPointF at, double radius) {
    reserved_.push_back({at, radius});
}

void Surroundings::reserve(const QPolygonF& area) {
    areas_.push_back(area);
}

double Surroundings::fromRoad(QPointF at) const {
    double least = std::numeric_limits<double>::max();
    for (const Disc& disc : roads_)
        least = std::min(least, distance(at, disc.at) - disc.radius);
    return least;
}

bool Surroundings::hasRoom(QPointF at, double radius) const {
    constexpr double gap = 0.02;
    if (insideHex(at) < radius + gap || fromNumbers(at) < radius + gap)
        return false;
    const bool taken = std::any_of(reserved_.begin(), reserved_.end(), [&](const Disc& disc) {
        return distance(at, disc.at) < disc.radius + radius;
    });
    if (taken || fromRoad(at) < radius + gap)
        return false;
    return std::none_of(areas_.begin(), areas_.end(), [&](const QPolygonF& area) {
        return area.containsPoint(at, Qt::WindingFill) || fromOutline(at, area) < radius + gap;
    });
}

} // namespace stagewright
