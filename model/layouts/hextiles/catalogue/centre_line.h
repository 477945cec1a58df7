#pragma once

#include "model/layouts/hextiles/catalogue/tile_side.h"

#include <QPointF>

#include <vector>

namespace stagewright {

/// The course of a road in the frame of its unturned tile (circumradius = 1, y down), as FORMAT.md,
/// "Centre line", defines it: by s, the part of its length from `from` (0) to `to` (1).
class CentreLine {
public:
    explicit CentreLine(const Road& road);

    struct Pose {
        QPointF at;
        QPointF along; ///< unit vector in the direction from -> to

        /// Unit vector to the right of the direction.
        [[nodiscard]] QPointF right() const { return {-along.y(), along.x()}; }
    };

    [[nodiscard]] Pose pose(double s) const;

    /// Width of the road at s.
    [[nodiscard]] double width(double s) const;

    /// The point at lane position `lane`: 0 on the left border, road.widestLanes() on the right
    /// one. Positions beyond the borders are allowed.
    [[nodiscard]] QPointF point(double s, double lane) const;

    /// In circumradii.
    [[nodiscard]] double length() const { return length_; }

private:
    struct Sample {
        double s;
        QPointF at;
        QPointF along;
    };

    std::vector<Sample> samples_;
    double length_ = 0;
    double lanes_ = 2;
    std::array<double, 2> width_{};
};

} // namespace stagewright
