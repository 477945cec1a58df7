#include "model/stage/extent.h"

#include "model/hex/geometry.h"

namespace stagewright {

QRectF extent(const Stage& stage, Turn turn) {
    // From corner to corner a hex is 2 wide, from flat to flat 2 apothems high; turned by sixths it
    // is the same again.
    const QSizeF hex(2, 2 * apothem);
    QRectF all;
    for (const Placement& tile : stage.placements()) {
        const QPointF middle = centre(turned(tile.hex, {0, 0}, turn));
        all |= QRectF(middle - QPointF(hex.width() / 2, hex.height() / 2), hex);
    }
    return all;
}

} // namespace stagewright
