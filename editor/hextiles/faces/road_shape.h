#pragma once

#include "editor/hextiles/faces/drawn_centre_line.h"

#include <QPolygonF>
#include <QTransform>

#include <vector>

namespace stagewright {

/// A road as shapes in the tile's frame. Lanes are counted from the left border, s runs from 0 at
/// `from` to 1 at `to`; beyond both, the road goes on straight across the tile's border.
class RoadShape {
public:
    explicit RoadShape(const Road& road);

    [[nodiscard]] const Road& road() const { return *road_; }
    [[nodiscard]] const DrawnCentreLine& centreLine() const { return centreLine_; }
    [[nodiscard]] double laneWidth(double s) const;

    [[nodiscard]] QPointF at(double s, double lane) const;

    /// The line that keeps to lane position `lane`.
    [[nodiscard]] QPolygonF along(double lane, double s0, double s1) const;
    /// A line that changes evenly from lane position `lane0` to `lane1`.
    [[nodiscard]] QPolygonF along(double lane0, double lane1, double s0, double s1) const;

    /// How long a lane position is between s0 and s1, roughly.
    [[nodiscard]] double laneLength(double lane, double s0, double s1) const;

    /// The line straight across the road.
    [[nodiscard]] QPolygonF across(double s, double lane0, double lane1) const;

    /// The surface from s0 to s1, made wider by `margin` on both sides.
    [[nodiscard]] QPolygonF strip(double s0, double s1, double margin = 0) const;

    /// The whole surface, reaching over the tile's border on both ends.
    [[nodiscard]] QPolygonF surface(double margin = 0) const;

    /// The frame of things printed on the road at this place: x runs along the road, y to the
    /// right.
    [[nodiscard]] QTransform frame(double s, double lane) const;

    /// How much the road turns between s0 and s1, in radians; positive to the right.
    [[nodiscard]] double turn(double s0, double s1) const;

private:
    const Road* road_;
    DrawnCentreLine centreLine_;
};

/// How far roads are drawn beyond s = 0 and s = 1, so that they also fill slanted ends.
inline constexpr double roadOverrun = 0.2;

[[nodiscard]] std::vector<RoadShape> roadShapes(const TileSide& side);

/// s of a stretch's ends as a part of the length.
[[nodiscard]] constexpr double part(int hundredths) {
    return hundredths / 100.0;
}

} // namespace stagewright
