#include "model/design/list_to_lay.h"

#include "model/design/road_piece.h"
#include "model/layouts/hextiles/stage/boxes_for.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <map>
#include <numeric>
#include <set>

namespace stagewright {

namespace {

struct NoLayout {
    Q_DECLARE_TR_FUNCTIONS(NoLayout)
};

using Why = std::optional<QString>;

/// The sides of a listed tile that may lie up.
std::vector<const TileSide*> sidesOf(const ListedTile& listed, const Catalogue& catalogue) {
    std::vector<const TileSide*> sides;
    if (const TileSide* side = catalogue.find(listed.tile))
        sides.push_back(side);
    else if (listed.tile.side() == 0)
        for (const char letter : {'a', 'b'})
            if (const TileSide* each = catalogue.find(listed.tile.withSide(letter)))
                sides.push_back(each);
    return sides;
}

bool isApart(const TileSide& side) {
    return side.role == Role::Service || side.roads.empty();
}

Why moreThanTheBoxesHold(const ListToLay& list, const Catalogue& catalogue) {
    struct Use {
        int count = 0;
        std::set<char> sides;
    };
    std::map<TileId, Use> uses;
    for (const ListedTile& each : list.tiles) {
        Use& use = uses[each.tile.withSide(0)];
        use.count += each.count;
        use.sides.insert(each.tile.side());
    }
    for (const auto& [tile, use] : uses) {
        const int held = list.boxes.count(tile);
        if (use.count <= held || !catalogue.isCounted(tile))
            continue;
        if (use.sides.contains('a') && use.sides.contains('b') && held > 0)
            return NoLayout::tr("both sides of %1 are asked for, and one tile shows one side")
                .arg(tile.toString());
        return NoLayout::tr("the list asks for %1 × %2, and the boxes hold %3")
            .arg(use.count)
            .arg(tile.toString())
            .arg(held);
    }
    return std::nullopt;
}

/// How many tiles can only be of that role, and how many may be.
struct Possible {
    int must = 0;
    int may = 0;
    QStringList names;
};

Possible possible(const ListToLay& list, const Catalogue& catalogue, Role role) {
    Possible found;
    for (const ListedTile& each : list.tiles) {
        const auto sides = sidesOf(each, catalogue);
        const auto is = [role](const TileSide* side) { return side->role == role; };
        if (std::none_of(sides.begin(), sides.end(), is))
            continue;
        found.may += each.count;
        found.must += std::all_of(sides.begin(), sides.end(), is) ? each.count : 0;
        found.names << each.tile.toString();
    }
    return found;
}

Why startsAndFinishes(const ListToLay& list, const Catalogue& catalogue) {
    const Possible starts = possible(list, catalogue, Role::Start);
    const Possible finishes = possible(list, catalogue, Role::Finish);
    const Possible grids = possible(list, catalogue, Role::StartFinish);
    const auto several = [](const Possible& which, const QString& text) {
        return text.arg(which.names.join(QStringLiteral(", ")));
    };
    if (list.info.kind == StageKind::Circuit) {
        if (grids.may + starts.may == 0)
            return NoLayout::tr("a circuit needs a start-finish tile, and the list has none");
        if (grids.must > 1)
            return several(grids, NoLayout::tr("a circuit has one start-finish tile, and the list "
                                               "has several: %1"));
        if (finishes.must > 0 && grids.may == 0)
            return several(finishes, NoLayout::tr("a circuit has no finish tile, and the list has "
                                                  "one: %1"));
        if (grids.may == 0 && starts.must > 1)
            return several(starts, NoLayout::tr("a circuit has one start tile, and the list has "
                                                "several: %1"));
        return std::nullopt;
    }
    if (starts.may == 0)
        return NoLayout::tr("a stage needs a start tile, and the list has none");
    if (finishes.may == 0)
        return NoLayout::tr("a stage needs a finish tile, and the list has none");
    if (starts.must > 1)
        return several(starts,
                       NoLayout::tr("a stage has one start tile, and the list has several: %1"));
    if (finishes.must > 1)
        return several(finishes,
                       NoLayout::tr("a stage has one finish tile, and the list has several: %1"));
    return std::nullopt;
}

/// "3 lanes", "3 lanes, slanted".
QString nameOf(EndCode code) {
    return code % 3 == 0 ? NoLayout::tr("%n lane(s)", nullptr, lanesOf(code))
                         : NoLayout::tr("%n lane(s) on a slanted edge", nullptr, lanesOf(code));
}

/// A listed tile that lies on the road, and what its sides look like.
struct RoadTile {
    const ListedTile* tile;
    std::vector<RoadPiece> sides;
};

std::vector<RoadTile> roadTiles(const ListToLay& list, const Catalogue& catalogue) {
    std::vector<RoadTile> tiles;
    for (const ListedTile& each : list.tiles) {
        const auto sides = sidesOf(each, catalogue);
        if (sides.empty() || isApart(*sides.front()))
            continue;
        RoadTile& tile = tiles.emplace_back(RoadTile{&each, {}});
        for (const TileSide* side : sides)
            tile.sides.push_back(roadPiece(*side));
    }
    return tiles;
}

bool isLine(const RoadPiece& piece) {
    return piece.role == Role::Start || piece.role == Role::StartFinish;
}

/// Whether an end of a piece has to be met by another.
bool isToMeet(const RoadPiece& piece, Edge edge, bool ring) {
    return piece.endAt(edge) != 0 && (ring || !contains(piece.free, edge));
}

/// From the ends of the line, over tiles that have several looks: what no road comes to.
Why unreachedEnds(const ListToLay& list, const Catalogue& catalogue) {
    const bool ring = list.info.kind == StageKind::Circuit;
    const auto tiles = roadTiles(list, catalogue);
    std::map<EndCode, std::set<EndCode>> joined;
    std::set<EndCode> met;
    for (const RoadTile& tile : tiles)
        for (const RoadPiece& piece : tile.sides)
            for (const Edge edge : allEdges) {
                if (!isToMeet(piece, edge, ring))
                    continue;
                if (isLine(piece))
                    met.insert(piece.endAt(edge));
                for (const Edge other : allEdges)
                    if (contains(piece.waysFrom(edge), other) && (ring || piece.free == 0))
                        joined[piece.endAt(edge)].insert(piece.endAt(other));
            }
    if (met.empty())
        return std::nullopt;
    const EndCode first = *met.begin();
    for (std::vector<EndCode> next(met.begin(), met.end()); !next.empty();) {
        const EndCode code = next.back();
        next.pop_back();
        for (const EndCode other : joined[code])
            if (met.insert(other).second)
                next.push_back(other);
    }
    std::map<EndCode, QStringList> unmet;
    for (const RoadTile& tile : tiles) {
        std::optional<EndCode> missing;
        const bool isReached =
            std::any_of(tile.sides.begin(), tile.sides.end(), [&](const RoadPiece& piece) {
                for (const Edge edge : allEdges)
                    if (isToMeet(piece, edge, ring) && !met.contains(piece.endAt(edge))) {
                        missing = piece.endAt(edge);
                        return false;
                    }
                return true;
            });
        if (!isReached)
            unmet[*missing] << tile.tile->tile.toString();
    }
    if (unmet.empty())
        return std::nullopt;
    const auto& [code, names] = *unmet.begin();
    return NoLayout::tr("no tile of the list joins roads of %1 (%2) to those of %3")
        .arg(nameOf(code), names.join(QStringLiteral(", ")), nameOf(first));
}

/// Road ends meet in pairs, whichever sides lie up. Where roads branch, a start-finish tile may
/// stand outside the ring, and its free end is then not met.
Why oddEnds(const ListToLay& list, const Catalogue& catalogue) {
    const bool ring = list.info.kind == StageKind::Circuit;
    const auto tiles = roadTiles(list, catalogue);
    using Odd = std::uint32_t; // bit n: ends of code n are odd
    const auto oddOf = [&](const RoadPiece& piece, bool freeIsMet) {
        Odd odd = 0;
        for (const Edge edge : allEdges)
            if (isToMeet(piece, edge, ring) && (freeIsMet || !contains(piece.free, edge)))
                odd ^= Odd{1} << piece.endAt(edge);
        return odd;
    };
    const bool branches = std::any_of(tiles.begin(), tiles.end(), [](const RoadTile& tile) {
        return std::any_of(tile.sides.begin(), tile.sides.end(), isJunction);
    });
    std::set<Odd> possible{0};
    bool isOpen = false; // some tile may look one way or another
    for (const RoadTile& tile : tiles) {
        std::set<Odd> looks;
        for (const RoadPiece& piece : tile.sides) {
            looks.insert(oddOf(piece, true));
            if (branches && piece.role == Role::StartFinish)
                looks.insert(oddOf(piece, false));
        }
        isOpen = isOpen || (tile.sides.size() > 1 && looks.size() > 1);
        for (int i = 0; i < tile.tile->count; ++i) {
            std::set<Odd> next;
            for (const Odd odd : possible)
                for (const Odd look : looks)
                    next.insert(odd ^ look);
            possible = std::move(next);
        }
    }
    if (possible.contains(0))
        return std::nullopt;
    if (isOpen)
        return NoLayout::tr(
            "road ends meet in pairs, and whichever sides of the tiles lie up, some "
            "are left over");
    const auto code = static_cast<EndCode>(std::countr_zero(*possible.begin()));
    int number = 0;
    QStringList names;
    for (const RoadTile& tile : tiles)
        for (const Edge edge : allEdges)
            if (isToMeet(tile.sides.front(), edge, ring) &&
                tile.sides.front().endAt(edge) == code) {
                number += tile.tile->count;
                if (!names.contains(tile.tile->tile.toString()))
                    names << tile.tile->tile.toString();
            }
    return NoLayout::tr("road ends of %1 meet in pairs, and the list has %2 of them, on %3")
        .arg(nameOf(code))
        .arg(number)
        .arg(names.join(QStringLiteral(", ")));
}

/// A ring that does not cross itself turns by a whole circle, one way or the other.
Why turns(const ListToLay& list, const Catalogue& catalogue) {
    if (list.info.kind != StageKind::Circuit)
        return std::nullopt;
    std::set<int> sums{0};
    int most = 0;
    for (const ListedTile& each : list.tiles) {
        const auto sides = sidesOf(each, catalogue);
        if (sides.empty() || isApart(*sides.front()))
            continue;
        std::set<int> bends;
        for (const TileSide* side : sides) {
            if (side->roads.size() != 1)
                return std::nullopt;
            bends.insert(side->roads.front().bend());
        }
        most += each.count * *bends.rbegin();
        for (int i = 0; i < each.count; ++i) {
            std::set<int> next;
            for (const int sum : sums)
                for (const int bend : bends) {
                    next.insert(sum + bend);
                    next.insert(sum - bend);
                }
            sums = std::move(next);
        }
    }
    if (sums.contains(6) || sums.contains(-6))
        return std::nullopt;
    if (most < 6)
        return NoLayout::tr("the tiles turn by %1 degrees in all, and a circuit has to turn by 360")
            .arg(60 * most);
    return NoLayout::tr("the turns of the tiles cannot add up to 360 degrees, as a circuit's do: "
                        "the number of turns by 60 degrees is odd, or there are none and that of "
                        "turns by 120 is even");
}

Why tableTooSmall(const ListToLay& list, const Catalogue&) {
    if (!list.table)
        return std::nullopt;
    int tiles = 0;
    for (const ListedTile& each : list.tiles)
        tiles += each.count;
    const RoomTaken one = RoomTaken().with({0, 0});
    const double area = tiles * 3 * apothem;
    if (one.fits(*list.table) && area <= list.table->width * list.table->depth)
        return std::nullopt;
    return NoLayout::tr("the table is too small for %n tile(s)", nullptr, tiles);
}

} // namespace

StageKind kindOf(const std::vector<ListedTile>& tiles, const Catalogue& catalogue) {
    bool start = false;
    bool finish = false;
    bool grid = false;
    for (const ListedTile& each : tiles)
        for (const TileSide* side : sidesOf(each, catalogue)) {
            start = start || side->role == Role::Start;
            finish = finish || side->role == Role::Finish;
            grid = grid || side->role == Role::StartFinish;
        }
    return !finish && (start || grid) ? StageKind::Circuit : StageKind::Stage;
}

QString gameOf(const std::vector<ListedTile>& tiles, const Catalogue& catalogue) {
    std::map<QString, int> count;
    for (const ListedTile& each : tiles)
        for (const Box& box : catalogue.boxes())
            if (box.tiles.contains(each.tile.withSide(0))) {
                count[box.game] += each.count;
                break;
            }
    const auto most =
        std::max_element(count.begin(), count.end(),
                         [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == count.end() ? QString() : most->first;
}

Stock stockFor(const std::vector<ListedTile>& tiles, const Catalogue& catalogue) {
    Stage needed;
    needed.info.game = gameOf(tiles, catalogue);
    for (const ListedTile& each : tiles)
        for (int i = 0; i < each.count; ++i) {
            Placement tile;
            tile.hex = {tilesOf(needed).nextLaid(), 0};
            tile.side = each.tile;
            tile.laid = tilesOf(needed).nextLaid();
            tilesOf(needed).insert(tile);
        }
    return stockOf(boxesFor(needed, catalogue));
}

std::optional<QString> whyNoLayout(const ListToLay& list, const Catalogue& catalogue) {
    if (list.tiles.empty())
        return NoLayout::tr("the list is empty");
    for (const ListedTile& each : list.tiles)
        if (sidesOf(each, catalogue).empty())
            return NoLayout::tr("there is no tile %1").arg(each.tile.toString());
    for (const auto& reason :
         {moreThanTheBoxesHold, startsAndFinishes, unreachedEnds, oddEnds, turns, tableTooSmall})
        if (const Why why = reason(list, catalogue))
            return why;
    return std::nullopt;
}

} // namespace stagewright
