#include "model/layouts/hextiles/stage/tile_rows.h"

#include "model/layouts/hextiles/stage/boxes_for.h"
#include "model/layouts/hextiles/stage/tile_list.h"

namespace stagewright {

std::vector<TileRow> tileRows(const Stage& stage, const Catalogue& catalogue) {
    const BoxList boxes = boxesFor(stage, catalogue);
    std::vector<TileRow> rows;
    for (const auto& [tile, count] : tileList(stage)) {
        const QString number = tile.tile();
        rows.push_back(
            {number, tile.toString().sliced(number.size()), count, boxesHolding(tile, boxes)});
    }
    return rows;
}

} // namespace stagewright
