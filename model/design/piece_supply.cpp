#include "model/design/piece_supply.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>

namespace stagewright {

namespace {

bool isLine(Role role) {
    return role == Role::Start || role == Role::StartFinish;
}

int turnOf(const RoadPiece& piece) {
    std::vector<int> ends;
    for (const Edge edge : allEdges)
        if (piece.endAt(edge) != 0)
            ends.push_back(index(edge));
    return ends.size() == 2 ? std::abs(3 - (ends[1] - ends[0])) : 0;
}

bool isRoad(const RoadPiece& piece) {
    return piece.role == Role::Road && piece.endCount() == 2;
}

} // namespace

PieceSupply::PieceSupply(std::span<const SupplyTile> tiles, bool circuit) : circuit_(circuit) {
    std::map<std::vector<RoadPiece>, std::size_t> known;
    for (const SupplyTile& tile : tiles) {
        std::vector<RoadPiece> kinds;
        for (const TileSide* side : tile.sides)
            kinds.push_back(untilted(pieceOf(*side)));
        std::sort(kinds.begin(), kinds.end());
        kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
        const auto [group, isNew] = known.emplace(kinds, groups_.size());
        if (isNew)
            groups_.push_back({kinds, {}});
        auto& all = groups_[group->second].tiles;
        all.insert(all.end(), static_cast<std::size_t>(tile.count), tile.sides);
    }
    addChoices();
}

/// A line that cars start from is told by its ends alone where no end is free.
RoadPiece PieceSupply::pieceOf(const TileSide& side) const {
    RoadPiece piece = roadPiece(side);
    if (circuit_ && piece.role == Role::Start)
        piece.free = 0;
    return piece;
}

void PieceSupply::addChoices() {
    for (std::size_t g = 0; g < groups_.size(); ++g) {
        const Group& group = groups_[g];
        counts_.push_back(static_cast<int>(group.tiles.size()));
        const auto& sides = group.tiles.front();
        const auto isPrinted = [&](const RoadPiece& piece) {
            return std::any_of(sides.begin(), sides.end(),
                               [&](const TileSide* side) { return pieceOf(*side) == piece; });
        };
        int most = 0;
        int ends = 0;
        for (const RoadPiece& kind : group.kinds) {
            const bool line = isLine(kind.role);
            most = std::max(most, turnOf(kind));
            ends = std::max(ends, kind.endCount());
            plain_ = plain_ && (line || isRoad(kind));
            junctions_ = junctions_ || isJunction(kind);
            finish_ = finish_ || kind.role == Role::Finish;
            for (const Turn turn : differentTurns(kind)) {
                const Choice choice{static_cast<std::uint16_t>(g),
                                    static_cast<std::uint16_t>(pieces_.size())};
                pieces_.push_back(turned(kind, turn));
                if (line && isPrinted(pieces_.back()))
                    lines_.push_back(choice);
                for (const Edge edge : allEdges)
                    if (const EndCode code = pieces_.back().endAt(edge);
                        code != 0 && !line && !contains(pieces_.back().free, edge))
                        joining_[static_cast<std::size_t>(index(edge))][code].push_back(choice);
            }
        }
        mostTurn_.push_back(most);
        mostEnds_.push_back(ends);
    }
}

int PieceSupply::total() const {
    return std::accumulate(counts_.begin(), counts_.end(), 0);
}

Placement PieceSupply::placement(Choice choice, int nth, Hex hex) const {
    const RoadPiece& piece = pieces_[choice.piece];
    for (const TileSide* side : groups_[choice.group].tiles[static_cast<std::size_t>(nth)])
        for (int sixths = 0; sixths < 6; ++sixths)
            if (turned(pieceOf(*side), Turn(sixths)) == piece) {
                Placement tile;
                tile.hex = hex;
                tile.side = side->id;
                tile.turn = Turn(sixths);
                return tile;
            }
    return {};
}

} // namespace stagewright
