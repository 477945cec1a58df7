#include "model/layouts/hextiles/building/border.h"

#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

struct Laid {
    const Stage& stage;
    const Catalogue& catalogue;
};

/// What the tiles on `hex` have at `edge`.
struct Facing {
    FarSide kind = FarSide::Nothing;
    EdgeProfile profile;
    TileId tile;
};

/// Of several tiles on the hex the first counts that has a road there, else one that is unknown.
Facing facing(const Laid& laid, Hex hex, Edge edge, bool countYards) {
    Facing found;
    for (const Placement& tile : tilesOf(laid.stage).at(hex)) {
        const TileSide* side = laid.catalogue.find(tile.side);
        if (side && (countYards || side->role != Role::Service))
            if (const EdgeProfile profile = side->profileAt(onTile(edge, tile)); profile.lanes > 0)
                return {FarSide::Road, profile, tile.side};
        if (found.kind == FarSide::Nothing || !side)
            found = {side ? FarSide::Verge : FarSide::Unknown, {}, tile.side};
    }
    return found;
}

/// How much speaks for an end of a start or finish tile being the one on the stage's side.
enum class Connection : unsigned char {
    None,  ///< verge lies there that nothing suggests should be a road, or a service yard
    Empty, ///< nothing lies there, or an unknown tile
    Gap,   ///< nothing lies there and another road leads there too, or a tile whose own roads do
           ///< not join all their neighbours: one is missing, or turned wrongly
    Joined
};

/// Whether a road that a car drives on leads to `hex` over `edge` of that hex.
bool roadLeadsTo(const Laid& laid, Hex hex, Edge edge) {
    return facing(laid, neighbour(hex, edge), opposite(edge), false).kind == FarSide::Road;
}

bool anotherRoadLeadsTo(const Laid& laid, Hex hex, Edge than) {
    return std::any_of(allEdges.begin(), allEdges.end(),
                       [&](Edge edge) { return edge != than && roadLeadsTo(laid, hex, edge); });
}

/// Whether a road of the tiles on `hex` ends where none meets it. A start or a finish has one such
/// end by nature.
bool isLoose(const Laid& laid, Hex hex) {
    const auto tiles = tilesOf(laid.stage).at(hex);
    std::array<bool, 6> met{}; // the same for all tiles there
    for (const Edge edge : allEdges)
        met.at(static_cast<std::size_t>(index(edge))) = roadLeadsTo(laid, hex, edge);
    return std::any_of(tiles.begin(), tiles.end(), [&](const Placement& tile) {
        const TileSide* side = laid.catalogue.find(tile.side);
        if (!side || side->role == Role::Service)
            return false;
        const auto unmet = std::count_if(allEdges.begin(), allEdges.end(), [&](Edge edge) {
            return side->lanesAt(onTile(edge, tile)) > 0 &&
                   !met.at(static_cast<std::size_t>(index(edge)));
        });
        return unmet > (side->role == Role::Road ? 0 : 1);
    });
}

Connection connection(const Laid& laid, const Placement& tile, Edge ownEdge) {
    const Edge edge = onBoard(ownEdge, tile);
    const Hex beyond = neighbour(tile.hex, edge);
    switch (facing(laid, beyond, opposite(edge), false).kind) {
    case FarSide::Road:
        return Connection::Joined;
    case FarSide::Verge:
        return isLoose(laid, beyond) ? Connection::Gap : Connection::None;
    case FarSide::Unknown:
        return Connection::Empty;
    case FarSide::Nothing:
        break;
    }
    return anotherRoadLeadsTo(laid, beyond, opposite(edge)) ? Connection::Gap : Connection::Empty;
}

} // namespace

std::vector<Border> bordersOf(const Stage& stage, const Catalogue& catalogue, Hex hex) {
    const Laid laid{stage, catalogue};
    std::vector<Border> borders;
    for (const Placement& tile : tilesOf(laid.stage).at(hex)) {
        const TileSide* side = laid.catalogue.find(tile.side);
        if (!side)
            continue;
        for (const Edge edge : allEdges) {
            const EdgeProfile profile = side->profileAt(onTile(edge, tile));
            // Of several tiles on the hex the first with a road there counts, as it does for a
            // neighbour that looks this way.
            const bool taken =
                std::any_of(borders.begin(), borders.end(),
                            [edge](const Border& border) { return border.edge == edge; });
            if (profile.lanes == 0 || taken)
                continue;
            const Facing other = facing(laid, neighbour(hex, edge), opposite(edge), true);
            borders.push_back({*side, tile, edge, profile, other.kind, other.profile, other.tile});
        }
    }
    return borders;
}

bool mayLeadNowhere(const Stage& stage, const Catalogue& catalogue, const Border& border) {
    const Laid laid{stage, catalogue};
    const Edge ownEdge = onTile(border.edge, border.placement);
    switch (border.side.role) {
    case Role::Service:
        return true;
    case Role::StartFinish:
        return std::any_of(
            border.side.roads.begin(), border.side.roads.end(),
            [&](const Road& each) { return each.startLine && each.from == ownEdge; });
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
    const bool againstPrint =
        connection(laid, border.placement, away) > connection(laid, border.placement, towardsStage);
    return ownEdge == (againstPrint ? towardsStage : away);
}

bool lacksATile(const Stage& stage, const Catalogue& catalogue, const Border& border) {
    return border.farSide == FarSide::Nothing && !mayLeadNowhere(stage, catalogue, border);
}

} // namespace stagewright
