#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <vector>

namespace stagewright {

/// How many steps away from a tile others may bear on whether its road ends may lead nowhere.
inline constexpr int borderReach = 2;

/// What lies on the other side of a tile's edge.
enum class FarSide : unsigned char {
    Nothing, ///< an empty hex
    Verge,   ///< a tile without a road there
    Road,
    Unknown ///< a tile that the catalogue does not know
};

/// A road end of a placed tile, and what it meets.
struct Border {
    const TileSide& side;
    const Placement& placement;
    Edge edge; ///< of the board's hex
    EdgeProfile profile;
    FarSide farSide;
    EdgeProfile farProfile; ///< as seen from there; no lanes unless a road lies there
    TileId farTile;         ///< the tile there, of several the one that matters
};

/// The road ends of the tiles on `hex`, in the order of their edges.
[[nodiscard]] std::vector<Border> bordersOf(const Stage& stage, const Catalogue& catalogue,
                                            Hex hex);

/// Whether a road end may lead nowhere: the end behind the start, the end beyond the finish, the
/// yard of a service tile.
///
/// Behind a start-finish tile too: it may stand outside the ring and lead into it. A ring that is
/// open there is told by its other end and by the lap.
///
/// Which end of a start or finish tile lies on the stage's side is told by what lies beyond, as far
/// as two hexes away: first the end that meets a road, then one at which a tile is missing or
/// turned wrongly, as other roads end there too, then one that is open at all (a service yard is as
/// good as verge). Where both are alike, the print decides.
[[nodiscard]] bool mayLeadNowhere(const Stage& stage, const Catalogue& catalogue,
                                  const Border& border);

/// Whether a road leads to an empty hex, and may not.
[[nodiscard]] bool lacksATile(const Stage& stage, const Catalogue& catalogue, const Border& border);

} // namespace stagewright
