#include "model/design/tile_stock.h"

#include <limits>

namespace stagewright {

TileStock::TileStock(const Catalogue& catalogue, const Stock& boxes)
    : catalogue_(catalogue)
    , left_(boxes.tiles()) {}

TileStock::TileStock(const Catalogue& catalogue, const Stock& boxes, const Stage& laid)
    : TileStock(catalogue, boxes) {
    for (const Placement& tile : tilesOf(laid).placements())
        take(tile.side);
}

int TileStock::left(TileId tile) const {
    if (!catalogue_.isCounted(tile))
        return catalogue_.find(tile) ? std::numeric_limits<int>::max() : 0;
    const auto found = left_.find(tile.withSide(0));
    return found == left_.end() ? 0 : found->second;
}

std::vector<const TileSide*> TileStock::sides() const {
    std::vector<const TileSide*> sides;
    for (const TileSide& side : catalogue_.sides())
        if (has(side.id))
            sides.push_back(&side);
    return sides;
}

} // namespace stagewright
