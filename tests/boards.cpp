#include "tests/boards.h"

#include "model/game/stage_file.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/rulebook_stages.h"

#include <algorithm>
#include <map>
#include <ostream>
#include <tuple>
#include <vector>

namespace stagewright {

namespace {

using Growth = std::tuple<TileId, unsigned, unsigned>;

struct OpenEnd {
    Hex beyond;
    Edge facing; ///< the edge of the hex beyond
    int lanes;
};

std::vector<OpenEnd> openEnds(const Stage& stage) {
    std::vector<OpenEnd> found;
    for (const Placement& tile : tilesOf(stage).placements())
        for (const Edge edge : allEdges) {
            const Hex beyond = neighbour(tile.hex, edge);
            const int lanes = catalogue().find(tile.side)->lanesAt(onTile(edge, tile));
            if (lanes > 0 && tilesOf(stage).at(beyond).empty())
                found.push_back({beyond, opposite(edge), lanes});
        }
    return found;
}

/// The turns with which a road of the side meets the open end, those with equal lane counts if any.
std::vector<Turn> fittingTurns(const TileSide& side, const OpenEnd& end) {
    std::vector<Turn> any;
    std::vector<Turn> equal;
    for (int sixths = 0; sixths < 6; ++sixths) {
        const int lanes = side.lanesAt(turned(end.facing, Turn(-sixths)));
        if (lanes > 0)
            any.push_back(Turn(sixths));
        if (lanes == end.lanes)
            equal.push_back(Turn(sixths));
    }
    return equal.empty() ? any : equal;
}

/// The empty hex to which most open ends lead.
Hex mostWanted(const std::vector<OpenEnd>& ends, unsigned place) {
    std::map<Hex, int> wanted;
    for (const OpenEnd& end : ends)
        ++wanted[end.beyond];
    std::vector<Hex> hexes;
    int most = 0;
    for (const auto& [hex, count] : wanted) {
        if (count > most)
            hexes.clear();
        most = std::max(most, count);
        if (count == most)
            hexes.push_back(hex);
    }
    return hexes[place % hexes.size()];
}

/// How well a tile suits its neighbours: road ends that meet roads of as many lanes, less those
/// that meet anything else.
int fitness(const Stage& stage, const TileSide& side, Hex hex, Turn turn) {
    int sum = 0;
    for (const Edge edge : allEdges) {
        const auto there = tilesOf(stage).at(neighbour(hex, edge));
        const int lanes = side.lanesAt(turned(edge, -turn));
        if (there.empty()) {
            sum -= lanes > 0 ? 1 : 0;
            continue;
        }
        const int lanesThere =
            catalogue().find(there.front().side)->lanesAt(onTile(opposite(edge), there.front()));
        sum += lanes != lanesThere ? -3 : lanes > 0 ? 2 : 0;
    }
    return sum;
}

/// Lays the tile that suits the place best, so that rings close now and then.
void close(Stage& stage, Placement tile, unsigned way) {
    int best = -100;
    std::vector<std::pair<TileId, Turn>> equallyGood;
    for (const TileSide& side : catalogue().sides())
        for (int sixths = 0; sixths < 6 && side.role == Role::Road; ++sixths) {
            const int fit = fitness(stage, side, tile.hex, Turn(sixths));
            if (fit > best)
                equallyGood.clear();
            best = std::max(best, fit);
            if (fit == best)
                equallyGood.emplace_back(side.id, Turn(sixths));
        }
    std::tie(tile.side, tile.turn) = equallyGood[way % equallyGood.size()];
    tilesOf(stage).insert(tile);
}

TileId beginning(StageKind kind, unsigned place) {
    std::vector<TileId> sides;
    for (const TileSide& side : catalogue().sides())
        if (side.role == (kind == StageKind::Circuit ? Role::StartFinish : Role::Start))
            sides.push_back(side.id);
    return sides[place % sides.size()];
}

void grow(Stage& stage, const Growth& growth) {
    const auto& [id, place, way] = growth;
    constexpr unsigned reach = 4;
    Placement tile;
    tile.side = id;
    tile.hex = {static_cast<int>(place % (2 * reach + 1)) - static_cast<int>(reach),
                static_cast<int>(place / 16 % (2 * reach + 1)) - static_cast<int>(reach)};
    tile.turn = Turn(static_cast<int>(way % 6));
    tile.laid = tilesOf(stage).nextLaid();
    if (tilesOf(stage).placements().isEmpty() && way % 8 != 0)
        tile.side = beginning(stage.info.kind, place);
    const std::vector<OpenEnd> ends = openEnds(stage);
    if (!ends.empty() && way % 16 != 0) {
        const OpenEnd& end = ends[place % ends.size()];
        tile.hex = end.beyond;
        if (way % 16 < 10) {
            tile.hex = mostWanted(ends, place);
            return close(stage, tile, way / 16);
        }
        const auto turns = fittingTurns(*catalogue().find(id), end);
        if (!turns.empty())
            tile.turn = turns[way / 16 % turns.size()];
    }
    tilesOf(stage).insert(tile);
}

/// Turns a tile, lays another in its place, lays it on its back, takes it away, or lays one more.
void spoil(Stage& stage, const Growth& growth) {
    const auto& [id, place, way] = growth;
    if (tilesOf(stage).placements().isEmpty() || way % 5 == 0)
        return grow(stage, growth);
    Placement tile =
        tilesOf(stage)
            .placements()[place % static_cast<unsigned>(tilesOf(stage).placements().size())];
    tilesOf(stage).remove(tile);
    const TileSide* back = catalogue().back(tile.side);
    if (way % 5 == 1)
        tile.turn = tile.turn + Turn(static_cast<int>(way / 8 % 6));
    else if (way % 5 == 2)
        tile.side = id;
    else if (way % 5 == 3 && back)
        tile.side = back->id;
    if (way % 5 != 4)
        tilesOf(stage).insert(tile);
}

std::vector<TileId> sidesToLay() {
    std::vector<TileId> sides;
    for (const TileSide& side : catalogue().sides()) {
        const bool isEnd = side.role == Role::Start || side.role == Role::Finish;
        const int times = isEnd                            ? 8
                          : side.role == Role::StartFinish ? 4
                          : side.roads.size() > 1          ? 3
                                                           : 1;
        sides.insert(sides.end(), static_cast<std::size_t>(times), side.id);
    }
    return sides;
}

} // namespace

Placement placed(const Laid& tile) {
    Placement placement;
    placement.hex = tile.hex;
    placement.side = tileId(tile.side);
    placement.turn = Turn(tile.sixths);
    return placement;
}

Stage board(std::initializer_list<Laid> tiles, StageKind kind) {
    Stage stage;
    stage.info.kind = kind;
    for (const Laid& tile : tiles) {
        Placement placement = placed(tile);
        placement.laid = tilesOf(stage).nextLaid();
        tilesOf(stage).insert(placement);
    }
    return stage;
}

Stage straightRoad(int tiles) {
    QList<Placement> road;
    for (int i = 0; i < tiles; ++i) {
        road.append(placed({i == 0 ? "202a" : i == tiles - 1 ? "203a" : "205a", {0, -i}}));
        road.back().laid = i;
    }
    Stage stage;
    tilesOf(stage).exchange({}, road);
    return stage;
}

Stage startTileRing(StageKind kind, int laps) {
    Stage ring = board({{"211a", {0, 0}, 5},
                        {"204a", {1, -1}, 1},
                        {"212a", {2, -2}, 1},
                        {"202a", {2, -1}},
                        {"220a", {2, 0}, 3},
                        {"205a", {1, 0}, 2}},
                       kind);
    ring.info.laps = laps;
    return ring;
}

rc::Gen<TileId> anySide() {
    return rc::gen::elementOf(sidesToLay());
}

rc::Gen<Stage> anyBoard(StageKind kind) {
    const auto number = rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0U, 1'000'000U));
    const auto growths =
        rc::gen::container<std::vector<Growth>>(rc::gen::tuple(anySide(), number, number));
    const auto grown = rc::gen::map(growths, [kind](const std::vector<Growth>& each) {
        Stage stage;
        stage.info.kind = kind;
        for (const Growth& growth : each)
            grow(stage, growth);
        return stage;
    });
    const auto spoilt = rc::gen::map(
        rc::gen::pair(
            rc::gen::elementOf(kind == StageKind::Circuit ? gtCircuits() : rulebookStages()),
            growths),
        [](const std::pair<std::string, std::vector<Growth>>& each) {
            Stage stage = stageFrom(QString::fromStdString(each.first));
            for (std::size_t i = 0; i < each.second.size(); i += 20)
                spoil(stage, each.second[i]);
            return stage;
        });
    return rc::gen::oneOf(grown, spoilt);
}

rc::Gen<Stage> anyBoard() {
    return rc::gen::oneOf(anyBoard(StageKind::Stage), anyBoard(StageKind::Circuit));
}

void showValue(const Stage& stage, std::ostream& out) {
    out << writeStage(stage).toStdString();
}

} // namespace stagewright
