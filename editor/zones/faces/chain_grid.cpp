#include "editor/zones/faces/chain_grid.h"

#include <algorithm>

namespace stagewright {

ChainGrid ChainGrid::filling(const QRectF& area, const ChainTable& table, double largestUnit) {
    const double width = table.width() / 2.0;
    const double height = table.height() / 2.0;
    const double unit = std::min(
        {area.width() / (width + 2 * margin), area.height() / (height + 2 * margin), largestUnit});
    return {area.center() - QPointF(width, height) * (unit / 2), unit};
}

QRectF ChainGrid::board(const LaidBoard& lies) const {
    return {at(lies.at), at({lies.at.x + widthOf(lies), lies.at.y + heightOf(lies)})};
}

} // namespace stagewright
