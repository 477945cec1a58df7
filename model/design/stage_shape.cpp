#include "model/design/stage_shape.h"

#include "model/design/road_shape.h"

#include <vector>

namespace stagewright {

std::uint64_t stageShape(const Stage& stage, const Catalogue& catalogue) {
    std::vector<RoadShapes::Placed> hexes;
    for (const Placement& tile : tilesOf(stage).placements()) {
        const TileSide* side = catalogue.find(tile.side);
        if (side && side->role != Role::Service && !side->roads.empty())
            hexes.push_back({tile.hex, 0});
    }
    const RoadPiece whatever;
    return RoadShapes({&whatever, 1}).number(hexes, ShapeOf::Hexes);
}

} // namespace stagewright
