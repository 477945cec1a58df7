#include "editor/hextiles/sheets/stage_sheet.h"

#include "editor/hextiles/faces/space_symbols.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>

namespace stagewright {

bool allLimitsFit(const StageSheet& sheet, double scale) {
    const QList<Placement> tiles = shownTiles(sheet.map());
    return limitsFit(scale) && std::all_of(tiles.begin(), tiles.end(), [&](const Placement& tile) {
               const TileSide* side = sheet.catalogue.find(tile.side);
               return !side || showsAllLimits(*side, digitPixel(scale));
           });
}

} // namespace stagewright
