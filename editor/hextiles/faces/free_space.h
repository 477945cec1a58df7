#pragma once

#include "editor/hextiles/faces/road_shape.h"
#include "model/layouts/hextiles/hex/turn.h"

#include <array>
#include <span>
#include <vector>

namespace stagewright {

/// In the frame of the hex as it lies: at the top left, or as near to it as keeps it off the roads.
struct NumberPlace {
    QPointF middle;
    bool onRoad = false; ///< as roads leave no room for it
};

/// Knows where there is room beside the roads.
class FreeSpace {
public:
    explicit FreeSpace(std::span<const RoadShape> shapes);

    /// Keeps a disc free from now on.
    void reserve(QPointF at, double radius);
    void reserve(const QPolygonF& area);

    /// Whether a disc lies within the hex and clear of roads and of all that was reserved.
    [[nodiscard]] bool hasRoom(QPointF at, double radius) const;
    /// Whether it is clear of what was reserved.
    [[nodiscard]] bool isFree(QPointF at, double radius) const;

    /// Distance from a point to the nearest road border; negative on a road.
    [[nodiscard]] double fromRoad(QPointF at) const;

    /// Where the tile's number stands on a tile that lies in this turn.
    [[nodiscard]] const NumberPlace& numberPlace(Turn turn) const {
        return numbers_[static_cast<std::size_t>(turn.sixths())];
    }

private:
    struct Disc {
        QPointF at;
        double radius;

        [[nodiscard]] bool meets(QPointF other, double within) const {
            const QPointF apart = other - at;
            const double least = radius + within;
            return QPointF::dotProduct(apart, apart) < least * least;
        }
    };
    [[nodiscard]] NumberPlace freeNumberPlace(Turn turn) const;
    /// Whether a disc meets one of the places where the number may stand.
    [[nodiscard]] bool reachesNumber(QPointF at, double reach) const;

    std::vector<Disc> roads_; ///< close-set discs as wide as the road
    std::array<NumberPlace, 6> numbers_;
    std::vector<Disc> reserved_;
    std::vector<QPolygonF> areas_;
};

/// Size of the tile's number. Room for it is kept at each corner, as it stays at the top left
/// however the tile is turned.
inline constexpr double numberWidth = 0.21;
inline constexpr double numberHeight = 0.085;

[[nodiscard]] double distanceToOutline(QPointF at, const QPolygonF& area);

/// How far a point is inside the hex, from the nearest edge; negative outside.
[[nodiscard]] double insideHex(QPointF at);

} // namespace stagewright
