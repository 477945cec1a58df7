#pragma once

#include "model/layouts/zones/road/road_element.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace stagewright {

/// How the spaces of a section lie on its strip, which runs from left to right in as many rows as
/// its width demands. Inside spaces of a corner lie on the road, its slide line swells out of it
/// above, its cut below; of a left corner the other way round.
class SectionStrip {
public:
    /// @param topLeft of the whole
    /// @param cell side of a straight space
    /// @param width that rows may have; at least one element stands in each
    SectionStrip(RoadElements road, QPointF topLeft, double cell, double width);

    [[nodiscard]] const RoadElements& road() const { return road_; }
    [[nodiscard]] double cell() const { return cell_; }
    [[nodiscard]] QRectF area() const { return area_; } ///< of all rows
    /// Of an element, over the height of its row.
    /// @pre the road has it
    [[nodiscard]] QRectF element(std::size_t index) const { return places_[index]; }
    /// Of an element, the road alone.
    [[nodiscard]] QRectF roadOf(std::size_t index) const;
    /// The first element of each row.
    [[nodiscard]] const std::vector<std::size_t>& rows() const { return rows_; }
    [[nodiscard]] std::optional<std::size_t> elementAt(QPointF point) const;

    /// How many cells wide an element is.
    [[nodiscard]] static double cellsOf(const RoadElement& element);
    static constexpr double rowCells = 2.5;  ///< height of a row
    static constexpr double roadCells = 0.9; ///< of the road in it, in the middle
    static constexpr double lead = 0.5;      ///< before the first space, for an arrow
    static constexpr double tail = 0.2;      ///< behind the last

private:
    RoadElements road_;
    double cell_;
    QRectF area_;
    std::vector<QRectF> places_;
    std::vector<std::size_t> rows_;
};

} // namespace stagewright
