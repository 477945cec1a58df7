#pragma once

#include "model/layouts/zones/chain/chain_table.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace stagewright {

/// Where the places of a table lie on a picture.
class ChainGrid {
public:
    /// @param origin of the table's place (0, 0)
    /// @param unit of the boards, which are 3 x 2 units
    ChainGrid(QPointF origin, double unit) : origin_(origin), unit_(unit) {}

    /// As large as the area lets it, in its middle, with a margin round the boards for what stands
    /// beside them.
    [[nodiscard]] static ChainGrid filling(const QRectF& area, const ChainTable& table,
                                           double largestUnit);
    /// The table with its margins, units.
    [[nodiscard]] static QSizeF unitsOf(const ChainTable& table) {
        return {table.width() / 2.0 + 2 * margin, table.height() / 2.0 + 2 * margin};
    }
    static constexpr double margin = 0.34; ///< units round the boards

    [[nodiscard]] double unit() const { return unit_; }
    /// @param place half units
    [[nodiscard]] QPointF at(Place place) const {
        return origin_ + QPointF(place.x, place.y) * (unit_ / 2);
    }
    [[nodiscard]] QRectF board(const LaidBoard& lies) const;

private:
    QPointF origin_;
    double unit_;
};

} // namespace stagewright
