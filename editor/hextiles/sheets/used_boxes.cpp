#include "editor/hextiles/sheets/used_boxes.h"

#include <algorithm>

namespace stagewright {

BoxList usedBoxes(const Stage& stage, const Catalogue& catalogue) {
    BoxList boxes = boxesFor(stage, catalogue);
    const QList<Placement>& tiles = tilesOf(stage).placements();
    std::erase_if(boxes, [&](const Box* box) {
        return std::none_of(tiles.begin(), tiles.end(), [&](const Placement& tile) {
            return box->tiles.contains(tile.side.withSide(0));
        });
    });
    return boxes;
}

} // namespace stagewright
