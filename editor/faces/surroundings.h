#pragma once

#include "editor/faces/road_shape.h"

#include <span>
#include <vector>

namespace stagewright {

/// Knows where there is room beside the roads.
class Surroundings {
public:
    explicit Surroundings(std::span<const RoadShape> shapes);

    /// Keeps a disc free from now on.
    void reserve(QPointF at, double radius);
    void reserve(const QPolygonF& area);

    /// Whether a disc lies within the hex and clear of roads and of all that was reserved.
    [[nodiscard]] bool hasRoom(QPointF at, double radius) const;

    /// Distance from a point to the nearest road border; negative on a road.
    [[nodiscard]] double fromRoad(QPointF at) const;

private:
    struct Disc {
        QPointF at;
        double radius;
    };
    std::vector<Disc> roads_; ///< close-set discs as wide as the road
    std::vector<Disc> reserved_;
    std::vector<QPolygonF> areas_;
};

/// Where the tile's number stands, in the frame of the hex as it lies. Room for it is kept at each
/// corner, as the number stays at the top left however the tile is turned.
inline constexpr QPointF numberPlace(-0.42, -0.757);
inline constexpr double numberWidth = 0.21;
inline constexpr double numberHeight = 0.085;

/// How far a point is inside the hex, from the nearest edge; negative outside.
[[nodiscard]] double insideHex(QPointF at);

} // namespace stagewright
