#include "model/design/open_end_choices.h"

#include "model/design/board_around.h"
#include "model/design/piece_supply.h"
#include "model/layouts/hextiles/building/fit_tester.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <array>
#include <map>

namespace stagewright {

namespace {

/// The road can go on if there is room for so many tiles more.
constexpr int lookAhead = 3;

bool isLaid(const Stage& stage, const Catalogue& catalogue, Role role) {
    const QList<Placement>& tiles = tilesOf(stage).placements();
    return std::any_of(tiles.begin(), tiles.end(), [&](const Placement& tile) {
        const TileSide* side = catalogue.find(tile.side);
        return side && side->role == role;
    });
}

/// What the road can go on with, whichever tile is laid first.
std::vector<SupplyTile> roadTilesOf(const TileStock& stock) {
    std::map<TileId, SupplyTile> tiles;
    for (const TileSide* side : stock.sides())
        if (side->role == Role::Road || side->role == Role::Finish) {
            SupplyTile& tile = tiles[side->id.withSide(0)];
            tile.sides.push_back(side);
            tile.count = 1;
        }
    std::vector<SupplyTile> all;
    for (auto& [number, tile] : tiles)
        all.push_back(std::move(tile));
    return all;
}

class LookAhead {
public:
    LookAhead(const Stage& stage, const Catalogue& catalogue, const TileStock& stock,
              const OpenEnd& end)
        : supply_(roadTilesOf(stock), stage.info.kind == StageKind::Circuit)
        , around_(stage, catalogue, end.beyond(), lookAhead + 2, std::array{end}) {}

    /// Whether each road that leaves the piece over an edge where nothing lies can go on.
    bool goesOn(Hex hex, const RoadPiece& piece, Edge arrival) {
        SearchBoard& board = around_.board();
        board.put(hex, &piece);
        bool on = true;
        for (const Edge edge : allEdges)
            if (edge != arrival && piece.endAt(edge) != 0 && !contains(piece.free, edge) && on &&
                !joins(hex, edge))
                on = leads({neighbour(hex, edge), opposite(edge), piece.endAt(edge)}, lookAhead);
        board.put(hex, nullptr);
        return on;
    }

private:
    /// Whether a road of what lies there comes to meet it: it fits, so it does.
    [[nodiscard]] bool joins(Hex hex, Edge edge) {
        const RoadPiece* there = around_.board().at(neighbour(hex, edge));
        return there && there->endAt(opposite(edge)) != 0;
    }

    bool leads(const OpenRoad& road, int tiles) {
        SearchBoard& board = around_.board();
        if (!board.holds(road.hex) || board.at(road.hex))
            return false;
        if (tiles == 0)
            return true;
        for (const PieceSupply::Choice choice : supply_.joining(road.edge, road.code)) {
            const RoadPiece& piece = supply_.pieces()[choice.piece];
            if (piece.role == Role::Finish)
                return true;
            board.put(road.hex, &piece);
            bool on = false;
            for (const Edge edge : allEdges)
                on = on || (edge != road.edge && piece.endAt(edge) != 0 &&
                            leads({neighbour(road.hex, edge), opposite(edge), piece.endAt(edge)},
                                  tiles - 1));
            board.put(road.hex, nullptr);
            if (on)
                return true;
        }
        return false;
    }

    PieceSupply supply_;
    BoardAround around_;
};

/// Which way the road goes on: the edges over which it leaves, as a set.
EdgeSet exitsOf(const RoadPiece& piece, Edge arrival) {
    EdgeSet exits = 0;
    for (const Edge edge : allEdges)
        if (edge != arrival && piece.endAt(edge) != 0)
            exits = static_cast<EdgeSet>(exits | setOf(edge));
    return exits;
}

/// Those that go on before those that do not; of each, one of every direction, then another of
/// every one.
std::vector<EndChoice> inTurns(const std::map<EdgeSet, std::vector<EndChoice>>& byExits) {
    std::vector<EndChoice> all;
    for (const bool goesOn : {true, false}) {
        for (std::size_t nth = 0, before = 1; before != 0; ++nth) {
            before = 0;
            for (const auto& [exits, choices] : byExits) {
                std::size_t seen = 0;
                for (const EndChoice& choice : choices)
                    if (choice.goesOn == goesOn && seen++ == nth) {
                        all.push_back(choice);
                        ++before;
                    }
            }
        }
    }
    return all;
}

} // namespace

std::vector<EndChoice> openEndChoices(const Stage& stage, const Catalogue& catalogue,
                                      const TileStock& stock, const OpenEnd& end,
                                      const TileLiking& liking) {
    if (!isOpen(stage, catalogue, end))
        return {};
    const Hex hex = end.beyond();
    const Edge arrival = end.arrival();
    const OpenRoad road = openRoad(stage, catalogue, end);
    const bool finishes =
        stage.info.kind != StageKind::Circuit && !isLaid(stage, catalogue, Role::Finish);
    Terrain surface = Terrain::None;
    for (const Placement& tile : tilesOf(stage).at(end.hex))
        if (const TileSide* side = catalogue.find(tile.side))
            surface = side->terrain;

    FitTester tester(stage, catalogue, hex);
    LookAhead ahead(stage, catalogue, stock, end);
    struct Judged {
        bool fits = false;
        bool goesOn = false;
    };
    std::map<RoadPiece, Judged> judged; // like tiles fit alike
    std::map<EdgeSet, std::vector<EndChoice>> byExits;
    for (const TileSide* side : stock.sides()) {
        if (side->role != Role::Road && !(side->role == Role::Finish && finishes))
            continue;
        const RoadPiece printed = roadPiece(*side);
        for (const Turn turn : differentTurns(printed)) {
            const RoadPiece piece = turned(printed, turn);
            if (piece.endAt(arrival) != road.code || contains(piece.free, arrival))
                continue;
            Placement tile;
            tile.hex = hex;
            tile.side = side->id;
            tile.turn = turn;
            const auto [known, isNew] = judged.try_emplace(piece);
            if (isNew) {
                known->second.fits = tester.fit(tile).fits();
                known->second.goesOn =
                    known->second.fits && ahead.goesOn(hex, known->first, arrival);
            }
            if (!known->second.fits)
                continue;
            const double liked = liking ? liking(*side) : side->terrain == surface ? 1 : 0;
            byExits[exitsOf(piece, arrival)].push_back(
                {tile, known->second.goesOn, side->role == Role::Finish, liked});
        }
    }
    for (auto& [exits, choices] : byExits)
        std::stable_sort(choices.begin(), choices.end(),
                         [](const EndChoice& a, const EndChoice& b) {
                             return a.isFinish != b.isFinish ? b.isFinish : a.liking > b.liking;
                         });
    return inTurns(byExits);
}

} // namespace stagewright
