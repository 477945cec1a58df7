#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <map>

namespace stagewright {

/// What is left of each tile in the boxes as a stage is laid: by number, as both sides are of one
/// tile. Tiles of one's own that no box holds never run out.
class TileStock {
public:
    TileStock(const Catalogue& catalogue, const Stock& boxes);

    /// What these boxes hold beside what the stage lays; less than none of what it has too many of.
    TileStock(const Catalogue& catalogue, const Stock& boxes, const Stage& laid);

    /// Whichever side of the tile is named.
    [[nodiscard]] int left(TileId tile) const;
    [[nodiscard]] bool has(TileId tile) const { return left(tile) > 0; }

    void take(TileId tile) { --left_[tile.withSide(0)]; }
    void giveBack(TileId tile) { ++left_[tile.withSide(0)]; }

    /// The sides of tiles of which some are left, sorted.
    [[nodiscard]] std::vector<const TileSide*> sides() const;

private:
    Catalogue catalogue_;
    std::map<TileId, int> left_;
};

} // namespace stagewright
