#include "validators/border.h"

#include <algorithm>

namespace stagewright {

namespace {

/// What the tiles on `hex` have at `edge`.
EdgeProfile profileAt(const Ground& ground, Hex hex, Edge edge, bool countYards) {
    for (const Placement& tile : ground.stage.at(hex)) {
        const TileSide* side = ground.catalogue.find(tile.side);
        if (!side || (!countYards && side->role == Role::Service))
            continue;
        if (const EdgeProfile profile = side->profileAt(onTile(edge, tile)); profile.lanes > 0)
            return profile;
    }
    return {};
}

bool meetsStage(const Ground& ground, const Placement& tile, Edge ownEdge) {
    const Edge edge = onBoard(ownEdge, tile);
    return profileAt(ground, neighbour(tile.hex, edge), opposite(edge), false).lanes > 0;
}

} // namespace

std::vector<Border> bordersOf(const Ground& ground, Hex hex) {
    std::vector<Border> borders;
    for (const Placement& tile : ground.stage.at(hex)) {
        const TileSide* side = ground.catalogue.find(tile.side);
        if (!side)
            continue;
        for (const Edge edge : allEdges) {
            const EdgeProfile profile = side->profileAt(onTile(edge, tile));
            if (profile.lanes == 0)
                continue;
            const Hex other = neighbour(hex, edge);
            const EdgeProfile beyond = profileAt(ground, other, opposite(edge), true);
            const Beyond kind = beyond.lanes > 0                 ? Beyond::Road
                                : ground.stage.at(other).empty() ? Beyond::Nothing
                                                                 : Beyond::Verge;
            borders.push_back({*side, tile, edge, profile, kind, beyond});
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
