#include "validators/border.h"

#include <algorithm>

namespace stagewright {

namespace {

/// Lanes that the tiles on `hex` have at `edge`; 0 where they have verge there.
int lanesAt(const Ground& ground, Hex hex, Edge edge, bool countYards) {
    for (const Placement& tile : ground.stage.at(hex)) {
        const TileSide* side = ground.catalogue.find(tile.side);
        if (!side || (!countYards && side->role == Role::Service))
            continue;
        if (const int lanes = side->lanesAt(onTile(edge, tile)))
            return lanes;
    }
    return 0;
}

bool meetsStage(const Ground& ground, const Placement& tile, Edge ownEdge) {
    const Edge edge = onBoard(ownEdge, tile);
    return lanesAt(ground, neighbour(tile.hex, edge), opposite(edge), false) > 0;
}

} // namespace

std::vector<Border> bordersOf(const Ground& ground, Hex hex) {
    std::vector<Border> borders;
    for (const Placement& tile : ground.stage.at(hex)) {
        const TileSide* side = ground.catalogue.find(tile.side);
        if (!side)
            continue;
        for (const Edge edge : allEdges) {
            const int lanes = side->lanesAt(onTile(edge, tile));
            if (lanes == 0)
                continue;
            const Hex other = neighbour(hex, edge);
            const int lanesBeyond = lanesAt(ground, other, opposite(edge), true);
            const Beyond beyond = lanesBeyond > 0                  ? Beyond::Road
                                  : ground.stage.at(other).empty() ? Beyond::Nothing
                                                                   : Beyond::Verge;
            borders.push_back({*side, tile, edge, lanes, beyond, lanesBeyond});
        }
    }
    return borders;
}

bool mayLeadNowhere(const Ground& ground, const Border& border) {
    switch (border.side.role) {
    case Role::Service:
        return true;
    case Role::Start:
    case Role::Finish:
        break;
    default:
        return false;
    }
    const Road& road = border.side.roads.front();
    const bool isStart = border.side.role == Role::Start;
    const Edge towardsStage = isStart ? road.to : road.from;
    const Edge away = isStart ? road.from : road.to;
    const bool againstPrint = !meetsStage(ground, border.placement, towardsStage) &&
                              meetsStage(ground, border.placement, away);
    return onTile(border.edge, border.placement) == (againstPrint ? towardsStage : away);
}

} // namespace stagewright
