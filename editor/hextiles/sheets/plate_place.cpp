#include "editor/hextiles/sheets/plate_place.h"

#include "editor/hextiles/faces/face_plan.h"
#include "editor/hextiles/faces/places.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace stagewright {

namespace {

constexpr double fromEdge = 0.03; ///< a plate's corner lies that far within the hex
constexpr double takenGap = 0.03;
constexpr double limitRadius = 0.1;
constexpr int limitWeight = 5; ///< a limit that cannot be read is worse than a stretch of road

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

/// At the bottom, then up both sides, then just below and above what is taken.
std::vector<QPointF> wordPlaces(QSizeF plate, std::span<const QRectF> taken) {
    std::vector<QPointF> places;
    const double lowest = apothem - fromEdge - plate.height() / 2;
    std::vector<double> heights{0.62, lowest, 0.45, 0.3, 0.0, -0.3, -0.45, -lowest};
    for (const QRectF& other : taken) {
        const double apart = (other.height() + plate.height()) / 2 + takenGap;
        for (const double y : {other.center().y() + apart, other.center().y() - apart})
            if (std::abs(y) <= lowest)
                heights.push_back(y);
    }
    for (const double y : heights) {
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

/// What a plate hides: a count of points of it, by weight.
class Hidden {
public:
    Hidden(const TileSide& side, Turn turn, std::span<const QRectF> taken)
        : plan_(planOf(side))
        , ground_(placeGround(side))
        , turn_(turn)
        , taken_(taken) {
        for (const RoadShape& shape : plan_.shapes)
            for (const Space& space : shape.road().spaces)
                if (space.limit || space.limitHazard)
                    limits_.push_back(shape.at((space.s.begin + space.s.end) / 200.0,
                                               (space.lanes.left + space.lanes.right) / 2));
    }

    [[nodiscard]] int by(const QRectF& plate) const {
        constexpr int across = 6;
        constexpr int down = 3;
        constexpr int more = limitWeight * (across + 1) * (down + 1); // than all of a plate
        int count = more * static_cast<int>(std::count_if(
                               taken_.begin(), taken_.end(),
                               [&](const QRectF& other) { return other.intersects(plate); }));
        for (int column = 0; column <= across; ++column)
            for (int row = 0; row <= down; ++row) {
                const QPointF point = plate.topLeft() + QPointF(plate.width() * column / across,
                                                                plate.height() * row / down);
                count += weightOf(turned(point, -turn_));
            }
        return count;
    }

private:
    /// How much what lies at a point of the tile as it is printed counts.
    [[nodiscard]] int weightOf(QPointF at) const {
        const auto bearsLimit = [at](QPointF limit) {
            return std::hypot(at.x() - limit.x(), at.y() - limit.y()) < limitRadius;
        };
        if (!ground_.isEmpty())
            return ground_.containsPoint(at, Qt::WindingFill) ? 1 : 0;
        if (std::any_of(limits_.begin(), limits_.end(), bearsLimit))
            return limitWeight;
        return plan_.room.fromRoad(at) < 0 || !plan_.room.isFree(at, 0) ? 1 : 0;
    }

    FacePlan plan_;
    QPolygonF ground_;
    Turn turn_;
    std::span<const QRectF> taken_;
    std::vector<QPointF> limits_;
};

/// The first of those that hide least.
QPointF bestOf(const std::vector<QPointF>& places, QSizeF plate, const Hidden& hidden) {
    QPointF best;
    int least = std::numeric_limits<int>::max();
    for (const QPointF place : places) {
        const int count = hidden.by(rectOf(place, plate));
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

QPointF numberPlatePlace(const TileSide& side, Turn turn, QSizeF plate,
                         std::span<const QRectF> taken) {
    return bestOf(numberPlaces(plate), plate, Hidden(side, turn, taken));
}

QPointF wordPlatePlace(const TileSide& side, Turn turn, QSizeF plate,
                       std::span<const QRectF> taken) {
    return bestOf(wordPlaces(plate, taken), plate, Hidden(side, turn, taken));
}

} // namespace stagewright
