#pragma once

#include "model/layouts/hextiles/catalogue/tile_side.h"

#include <QPointF>

#include <vector>

namespace stagewright {

/// How wide a road is along its length.
class RoadWidth {
public:
    explicit RoadWidth(const Road& road) : ends_(road.width), taper_(road.taper) {}

    /// In circumradii, s from 0 to 1.
    [[nodiscard]] double at(double s) const {
        const double part = (s * 100 - taper_.begin) / (taper_.end - taper_.begin);
        return ends_[0] + (ends_[1] - ends_[0]) * std::clamp(part, 0.0, 1.0);
    }

    /// Whether it changes along the whole length alike, or not at all.
    [[nodiscard]] bool isEven() const { return taper_ == Stretch() || ends_[0] == ends_[1]; }

private:
    std::array<double, 2> ends_;
    Stretch taper_;
};

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
    [[nodiscard]] double width(double s) const { return width_.at(s); }

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
    RoadWidth width_;
};

} // namespace stagewright
