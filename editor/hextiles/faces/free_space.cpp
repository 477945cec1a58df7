#include "editor/hextiles/faces/free_space.h"

#include "model/layouts/hextiles/hex/geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace stagewright {

namespace {

constexpr double clearance = 0.02; ///< kept to roads, areas and the tile's border

/// Distance from a point to the number's plate that stands about `middle`; 0 on it.
double fromPlate(QPointF at, QPointF middle) {
    const QPointF apart = at - middle;
    const double x = std::max(0.0, std::abs(apart.x()) - numberWidth / 2);
    const double y = std::max(0.0, std::abs(apart.y()) - numberHeight / 2);
    return std::sqrt(x * x + y * y);
}

/// From the usual place at the top left down the upper left edge, then likewise at the right, then
/// at the left and right corners and at the bottom.
constexpr std::array numberPlaces{
    QPointF(-0.42, -0.757), QPointF(-0.455, -0.7), QPointF(-0.49, -0.64), QPointF(-0.53, -0.57),
    QPointF(-0.57, -0.5),   QPointF(-0.61, -0.43), QPointF(0.42, -0.757), QPointF(0.455, -0.7),
    QPointF(0.49, -0.64),   QPointF(0.53, -0.57),  QPointF(0.57, -0.5),   QPointF(0.61, -0.43),
    QPointF(-0.81, 0),      QPointF(0.81, 0),      QPointF(-0.42, 0.757), QPointF(0.42, 0.757),
    QPointF(0, 0.757)};

} // namespace

double distanceToOutline(QPointF at, const QPolygonF& area) {
    double least = std::numeric_limits<double>::max(); // squared
    for (qsizetype i = 0; i < area.size(); ++i) {
        const QPointF a = area[i];
        const QPointF side = area[i + 1 < area.size() ? i + 1 : 0] - a;
        const double square = QPointF::dotProduct(side, side);
        const double t =
            square > 0 ? std::clamp(QPointF::dotProduct(at - a, side) / square, 0.0, 1.0) : 0;
        const QPointF apart = at - a - side * t;
        least = std::min(least, QPointF::dotProduct(apart, apart));
    }
    return std::sqrt(least);
}

double insideHex(QPointF at) {
    double least = std::numeric_limits<double>::max();
    for (const Edge edge : allEdges)
        least = std::min(least, apothem - QPointF::dotProduct(at, outward(edge)));
    return least;
}

FreeSpace::FreeSpace(std::span<const RoadShape> shapes) {
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
    for (int turn = 0; turn < 6; ++turn)
        numbers_[static_cast<std::size_t>(turn)] = freeNumberPlace(Turn(turn));
}

NumberPlace FreeSpace::freeNumberPlace(Turn turn) const {
    constexpr double narrow = 0.018;
    for (const QPointF place : numberPlaces)
        if (std::none_of(roads_.begin(), roads_.end(), [&](const Disc& disc) {
                return fromPlate(turned(disc.at, turn), place) < disc.radius + narrow;
            }))
            return {place, false};
    return {numberPlaces.front(), true};
}

bool FreeSpace::reachesNumber(QPointF at, double reach) const {
    for (std::size_t i = 0; i < numbers_.size(); ++i)
        if (fromPlate(turned(at, Turn(static_cast<int>(i))), numbers_[i].middle) < reach)
            return true;
    return false;
}

void FreeSpace::reserve(QPointF at, double radius) {
    reserved_.push_back({at, radius});
}

void FreeSpace::reserve(const QPolygonF& area) {
    areas_.push_back(area);
}

double FreeSpace::fromRoad(QPointF at) const {
    double least = std::numeric_limits<double>::max();
    for (const Disc& disc : roads_) {
        const QPointF apart = at - disc.at;
        const double square = QPointF::dotProduct(apart, apart);
        const double farther = least + disc.radius;
        if (square < farther * farther)
            least = std::sqrt(square) - disc.radius;
    }
    return least;
}

// Called for many places: what rules most of them out comes first, without square roots.
bool FreeSpace::hasRoom(QPointF at, double radius) const {
    const double reach = radius + clearance;
    for (const Edge edge : allEdges)
        if (apothem - QPointF::dotProduct(at, outward(edge)) < reach)
            return false;
    for (const Disc& road : roads_)
        if (road.meets(at, reach))
            return false;
    return !reachesNumber(at, reach) && isFree(at, radius);
}

bool FreeSpace::isFree(QPointF at, double radius) const {
    for (const Disc& disc : reserved_)
        if (disc.meets(at, radius))
            return false;
    return std::none_of(areas_.begin(), areas_.end(), [&](const QPolygonF& area) {
        return area.containsPoint(at, Qt::WindingFill) ||
               distanceToOutline(at, area) < radius + clearance;
    });
}

} // namespace stagewright
