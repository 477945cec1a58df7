#pragma once

#include "model/design/road_piece.h"
#include "model/design/tile_stock.h"
#include "model/design/wishes.h"
#include "model/layouts/hextiles/stage/placement.h"
#include "model/layouts/hextiles/stage/route.h"

#include <vector>

namespace stagewright {

class RoadGraph;

/// A car about to enter a hex.
struct RoadPose {
    Hex hex;                 ///< that is entered
    Edge heading = Edge::N;  ///< over which it leaves the hex before
    EndCode end = EndCode{}; ///< of the road there; 0: any

    [[nodiscard]] Hex before() const { return neighbour(hex, opposite(heading)); }

    friend bool operator==(const RoadPose&, const RoadPose&) = default;
};

/// A tile side with one road, driven one way.
struct DrivenSide {
    const TileSide* side = nullptr; ///< never null
    bool forward = true;            ///< from -> to
    Edge in = Edge::S;              ///< edges of the unturned tile
    Edge out = Edge::N;
    EndCode begin = 0; ///< at `in`
    EndCode end = 0;   ///< at `out`
    TraitValues traits{};
    std::size_t number = 0; ///< index into TileChoices::counts

    /// By how many sixths it turns to the right: -2 to 2.
    [[nodiscard]] int bend() const { return (index(out) - index(in) + 11) % 6 - 2; }

    /// The tile as it lies where a car enters so.
    [[nodiscard]] Placement laidAt(const RoadPose& pose) const;
    /// Where the car goes on.
    [[nodiscard]] RoadPose after(const RoadPose& pose) const;
};

/// What the road of a side has of each trait.
[[nodiscard]] TraitValues traitsOf(const TileSide& side, const Road& road);
/// The same of all tiles of a route.
[[nodiscard]] TraitValues traitsOf(const RoadGraph& roads, const Route& route);

/// A tile side with several roads.
struct MeetingSide {
    const TileSide* side = nullptr; ///< never null
    std::size_t number = 0;         ///< index into TileChoices::counts
};

/// What roads can be laid with: every way of driving the sides of tiles that are left.
struct TileChoices {
    std::vector<DrivenSide> sides;      ///< those with one road between two of their edges
    std::vector<MeetingSide> crossings; ///< two roads cross, or pass each other, on four edges
    std::vector<MeetingSide> junctions; ///< of three edges each is joined to each
    std::vector<int> counts; ///< of each tile, 1 or more; less where some have been taken

    /// @param game whose tiles they are; empty: whichever
    TileChoices(const TileStock& stock, const Catalogue& catalogue, const QString& game = {});

    /// One of it is laid, and can be laid no more.
    void take(const Placement& tile);
};

} // namespace stagewright
