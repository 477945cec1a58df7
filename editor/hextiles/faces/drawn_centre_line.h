#pragma once

#include "model/layouts/hextiles/catalogue/centre_line.h"

#include <vector>

namespace stagewright {

/// The centre line of a road as it is drawn. The record gives a path by a few points rounded to
/// 0.01; at half a road's width to the side, its uneven bends would show as kinks. So bends are
/// spread a bit along the road, which moves the line by no more than the record's own rounding, and
/// the line meets the tile's edge at a right angle, as that of the next tile does.
class DrawnCentreLine {
public:
    explicit DrawnCentreLine(const Road& road);

    [[nodiscard]] CentreLine::Pose pose(double s) const;

    /// Width of the road at s.
    [[nodiscard]] double width(double s) const { return width_.at(s); }

    /// In circumradii.
    [[nodiscard]] double length() const { return length_; }

    /// Whether its borders, too, are straight lines.
    [[nodiscard]] bool isStraight() const { return samples_.size() == 2 && width_.isEven(); }

private:
    std::vector<CentreLine::Pose> samples_; ///< at even steps of s
    double length_;
    RoadWidth width_;
};

} // namespace stagewright
