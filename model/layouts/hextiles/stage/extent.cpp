#include "model/layouts/hextiles/stage/extent.h"

#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

namespace stagewright {

QRectF extent(Hex hex) {
    // From corner to corner a hex is 2 wide, from flat to flat 2 apothems high.
    return QRectF(-1, -apothem, 2, 2 * apothem).translated(centre(hex));
}

QRectF extent(const Stage& stage, Turn turn) {
    QRectF all;
    for (const Placement& tile : tilesOf(stage).placements())
        all |= extent(turned(tile.hex, {0, 0}, turn)); // turned by sixths, a hex is the same again
    return all;
}

} // namespace stagewright
