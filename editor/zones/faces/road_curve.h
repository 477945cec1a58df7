#pragma once

#include "editor/zones/faces/chain_grid.h"

#include <QPainterPath>

#include <vector>

namespace stagewright {

/// The way of a road over a board as it is drawn: true shapes of printed roads are not known. A
/// smooth curve from end to end by the middle of the board, straight out of the board at both.
class RoadCurve {
public:
    /// @param middle of the board
    /// @param unit a third of the board's length
    RoadCurve(QPointF from, QPointF outwardThere, QPointF to, QPointF outwardAtTo, QPointF middle,
              double unit);
    RoadCurve(const ChainGrid& grid, const LaidBoard& board, const EndPlace& from,
              const EndPlace& to);

    [[nodiscard]] const QPainterPath& path() const { return path_; }
    [[nodiscard]] double length() const { return lengths_.back(); }
    /// @param share of the length, 0 to 1
    [[nodiscard]] QPointF at(double share) const;
    /// Of length 1, to the right of who drives there.
    [[nodiscard]] QPointF right(double share) const;
    /// A band along part of the curve.
    /// @param left, right its borders, beside the curve
    [[nodiscard]] QPainterPath band(double from, double to, double left, double right) const;

private:
    [[nodiscard]] double index(double share) const;

    QPainterPath path_;
    std::vector<QPointF> points_;
    std::vector<double> lengths_; ///< from the start to each of the points
};

} // namespace stagewright
