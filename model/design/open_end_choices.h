#pragma once

#include "model/design/tile_stock.h"
#include "model/layouts/hextiles/building/open_end.h"

#include <functional>
#include <vector>

namespace stagewright {

/// A tile as it would go on at an open end.
struct EndChoice {
    Placement tile;
    bool goesOn = true;    ///< the road can go on behind it, or has come to its end
    bool isFinish = false; ///< the stage would end with it
    double liking = 0;     ///< more is better

    friend bool operator==(const EndChoice&, const EndChoice&) = default;
};

/// How much a tile is liked, as it would lie: more is better. What wishes say goes in here.
using TileLiking = std::function<double(const TileSide& side)>;

/// What may be laid at an open end: of the tiles that are left those that fit, in each turn that
/// makes a difference, judged by the same borders as the rules do (FitTester). Best first: those
/// behind which the road goes on for some tiles more, or which end it well, before dead ends; then
/// each direction in turn, so that the first few show what there is; among tiles of one direction
/// those that are liked, and those on the surface of the road.
///
/// A circuit has no use for a finish, nor a stage for a second one.
/// @param liking null: surface and order of the catalogue decide
[[nodiscard]] std::vector<EndChoice> openEndChoices(const Stage& stage, const Catalogue& catalogue,
                                                    const TileStock& stock, const OpenEnd& end,
                                                    const TileLiking& liking = {});

} // namespace stagewright
