#include "model/design/beside.h"

#include <unordered_set>

namespace stagewright {

namespace {

/// The turn in which the tile's yard, if it has one, lies at that edge.
Turn yardTowards(const TileSide& tile, Edge edge) {
    return tile.roads.empty() ? Turn() : Turn(index(edge)) - Turn(index(tile.roads.front().from));
}

} // namespace

std::optional<std::vector<Placement>> laidBeside(std::span<const PlacedPiece> laid,
                                                 std::span<const TileSide* const> tiles,
                                                 const std::optional<TableRoom>& table) {
    std::vector<Placement> beside;
    if (tiles.empty())
        return beside;
    std::unordered_set<Hex> taken;
    RoomTaken room;
    for (const PlacedPiece& each : laid) {
        taken.insert(each.hex);
        room = room.with(each.hex);
        for (const Edge edge : allEdges) // behind the start and beyond the finish too
            if (each.piece->endAt(edge) != 0)
                taken.insert(neighbour(each.hex, edge));
    }
    for (const TileSide* tile : tiles) {
        const auto lay = [&] {
            for (const PlacedPiece& each : laid)
                for (const Edge edge : allEdges) {
                    const Hex hex = neighbour(each.hex, edge);
                    if (taken.contains(hex) || (table && !room.with(hex).fits(*table)))
                        continue;
                    Placement placement;
                    placement.hex = hex;
                    placement.side = tile->id;
                    placement.turn = yardTowards(*tile, opposite(edge));
                    beside.push_back(placement);
                    taken.insert(hex);
                    room = room.with(hex);
                    return true;
                }
            return false;
        };
        if (!lay())
            return std::nullopt;
    }
    return beside;
}

} // namespace stagewright
