#include "model/design/board_around.h"

#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>

namespace stagewright {

namespace {

RoadPiece pieceOf(const Placement& tile, const Catalogue& catalogue) {
    const TileSide* side = catalogue.find(tile.side);
    return side ? roadPiece(*side, tile.turn) : RoadPiece();
}

} // namespace

BoardAround::BoardAround(const Stage& stage, const Catalogue& catalogue, Hex middle, int reach,
                         std::span<const OpenEnd> ends)
    : board_(middle, reach) {
    static const RoadPiece verge;
    const auto isBuiltOn = [ends](const OpenEnd& end) {
        return std::find(ends.begin(), ends.end(), end) != ends.end();
    };
    // A tile just outside bears on what lies inside, but nothing is laid that far out.
    for (const Placement& tile : tilesOf(stage).placements())
        if (board_.holds(tile.hex)) {
            pieces_.push_back(std::make_unique<const RoadPiece>(pieceOf(tile, catalogue)));
            if (!board_.at(tile.hex))
                board_.put(tile.hex, pieces_.back().get());
        }
    for (const Placement& tile : tilesOf(stage).placements()) {
        if (steps(tile.hex, middle) > reach + 1)
            continue;
        const RoadPiece piece = pieceOf(tile, catalogue);
        for (const Edge edge : allEdges)
            if (const OpenEnd end{tile.hex, edge};
                piece.endAt(edge) != 0 && !contains(piece.free, edge) && !isBuiltOn(end) &&
                board_.holds(end.beyond()) && !board_.at(end.beyond()))
                board_.put(end.beyond(), &verge);
    }
}

OpenRoad openRoad(const Stage& stage, const Catalogue& catalogue, const OpenEnd& end) {
    OpenRoad road{end.beyond(), end.arrival(), 0};
    for (const Placement& tile : tilesOf(stage).at(end.hex))
        if (const EndCode code = pieceOf(tile, catalogue).endAt(end.edge);
            code != 0 && road.code == 0)
            road.code = code;
    return road;
}

} // namespace stagewright
