#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QString>

#include <vector>

namespace stagewright {

/// A line of a list of tiles.
struct TileRow {
    QString number; ///< without its side
    QString side;   ///< empty for a tile with one side
    int count = 1;
    std::vector<const Box*> boxes; ///< of those that the stage needs, the ones that hold it
};

/// What to pick from the boxes: of boxes that hold the same tile, as few as the stage needs.
[[nodiscard]] std::vector<TileRow> tileRows(const Stage& stage, const Catalogue& catalogue);

} // namespace stagewright
