#include "editor/sheets/plate_place.h"

#include "editor/faces/face_plan.h"
#include "model/hex/geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace stagewright {

namespace {

constexpr double fromEdge = 0.03; ///< a plate's corner lies that far within the hex

/// Down the upper left edge, likewise at the right, then up from the bottom.
std::vector<QPointF> numberPlaces(QSizeF plate) {
    std::vector<QPointF> places;
    for (const int y : {1, -1})
        for (const int x : {1, -1})
            for (const double along : {0.0, 0.25, 0.5, 0.75}) {
                const QPointF corner(-0.5 - 0.5 * along + fromEdge,
                                     -apothem * (1 - along) + fromEdge);
                const QPointF middle = corner + QPointF(plate.width(), plate.height()) / 2;
                places.emplace_back(x * middle.x(), y * middle.y());
            }
    return places;
}

/// At the bottom, then up both sides.
std::vector<QPointF> wordPlaces(QSizeF plate) {
    std::vector<QPointF> places;
    const double lowest = apothem - fromEdge - plate.height() / 2;
    for (const double y : {0.62, lowest, 0.45, 0.3, 0.0, -0.3, -0.45, -lowest}) {
        // The hex grows narrower away from its middle.
        const double edge = 1 - (std::abs(y) + plate.height() / 2) / (2 * apothem) - fromEdge;
        const double most = std::max(0.0, edge - plate.width() / 2);
        for (const double x : {0.0, most, -most, most / 2, -most / 2})
            places.emplace_back(x, y);
    }
    return places;
}

QRectF rectOf(QPointF middle, QSizeF plate) {
    QRectF rect({}, plate);
    rect.moveCenter(middle);
    return rect;
}

/// How many of some points of the plate hide something.
int hidden(const FacePlan& plan, Turn turn, const QRectF& plate, const QRectF& taken) {
    constexpr int across = 6;
    constexpr int down = 3;
    int count = 0;
    for (int column = 0; column <= across; ++column)
        for (int row = 0; row <= down; ++row) {
            const QPointF point = plate.topLeft() + QPointF(plate.width() * column / across,
                                                            plate.height() * row / down);
            const QPointF printed = turned(point, -turn);
            count += taken.contains(point) || plan.room.fromRoad(printed) < 0 ||
                             !plan.room.isFree(printed, 0)
                         ? 1
                         : 0;
        }
    return count;
}

/// The first of those that hide least.
QPointF bestOf(const std::vector<QPointF>& places, const TileSide& side, Turn turn, QSizeF plate,
               const QRectF& taken) {
    const FacePlan plan = planOf(side);
    QPointF best;
    int least = std::numeric_limits<int>::max();
    for (const QPointF place : places) {
        const int count = hidden(plan, turn, rectOf(place, plate), taken);
        if (count < least) {
            least = count;
            best = place;
        }
        if (least == 0)
            break;
    }
    return best;
}

} // namespace

QPointF numberPlatePlace(const TileSide& side, Turn turn, QSizeF plate) {
    return bestOf(numberPlaces(plate), side, turn, plate, {});
}

QPointF wordPlatePlace(const TileSide& side, Turn turn, QSizeF plate, const QRectF& taken) {
    return bestOf(wordPlaces(plate), side, turn, plate, taken);
}

} // namespace stagewright
