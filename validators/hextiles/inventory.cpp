#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

namespace stagewright {

namespace {

struct Inventory {
    Q_DECLARE_TR_FUNCTIONS(Inventory)
};

struct Use {
    QList<Hex> hexes;
    bool bothSides = false;
    TileId first;
};

QString sentence(const QString& tile, const Use& use, int owned) {
    if (use.bothSides)
        return Inventory::tr("Tile %1: %2 needed, %3 in the boxes. Both sides are used, and a tile "
                             "shows only one.")
            .arg(tile)
            .arg(use.hexes.size())
            .arg(owned);
    return Inventory::tr("Tile %1: %2 needed, %3 in the boxes.")
        .arg(tile)
        .arg(use.hexes.size())
        .arg(owned);
}

/// Whether one side can lie in the other's place, in the same turn: the same roads between the same
/// edges, on the same surface.
bool alike(const TileSide& a, const TileSide& b) {
    const auto roadsOf = [](const TileSide& side) {
        std::set<std::array<int, 6>> roads;
        for (const Road& road : side.roads) {
            const auto end = [&](Edge edge, int which) {
                const auto at = static_cast<std::size_t>(which);
                return std::array{index(edge), road.lanes.at(at),
                                  static_cast<int>(road.slant.at(at))};
            };
            auto first = end(road.from, 0);
            auto second = end(road.to, 1);
            if (second < first)
                std::swap(first, second);
            roads.insert({first[0], first[1], first[2], second[0], second[1], second[2]});
        }
        return roads;
    };
    return a.terrain == b.terrain && a.role == b.role && roadsOf(a) == roadsOf(b);
}

struct Exchange {
    TileId laid;
    TileId before;
};

QString namesOf(const QList<Exchange>& exchanges) {
    constexpr qsizetype most = 12;
    QStringList names;
    for (const Exchange& each : exchanges.first(std::min(most, exchanges.size())))
        names << Inventory::tr("%1 for %2").arg(each.laid.toString(), each.before.toString());
    if (exchanges.size() > most)
        names << QStringLiteral("…");
    return names.join(QStringLiteral(", "));
}

/// How many spaces two sides differ by, and danger levels: what a player would notice.
int distance(const TileSide& a, const TileSide& b) {
    const auto spaces = [](const TileSide& side) {
        return std::accumulate(
            side.roads.begin(), side.roads.end(), 0,
            [](int sum, const Road& road) { return sum + static_cast<int>(road.spaces.size()); });
    };
    return std::abs(spaces(a) - spaces(b)) +
           std::abs(static_cast<int>(a.danger) - static_cast<int>(b.danger));
}

std::map<TileId, Use> usesOf(const Stage& stage) {
    std::map<TileId, Use> uses;
    for (const Placement& tile : tilesOf(stage).placements()) {
        const auto [entry, isNew] = uses.try_emplace(tile.side.withSide(0));
        Use& use = entry->second;
        if (isNew)
            use.first = tile.side;
        use.bothSides = use.bothSides || tile.side != use.first;
        use.hexes.append(tile.hex);
    }
    return uses;
}

/// All copies of a tile in the stage, the one laid last first.
QList<Placement> copiesOf(TileId tile, const Stage& stage) {
    QList<Placement> copies = tilesOf(stage).inLayingOrder();
    copies.removeIf([&](const Placement& each) { return !each.side.sameTile(tile); });
    std::reverse(copies.begin(), copies.end());
    return copies;
}

/// The number of the tile that a finding is about; nothing if there are not so many of any.
std::optional<TileId> tileOf(const Finding& finding, const Stage& stage,
                             const std::map<TileId, int>& counts) {
    if (finding.places.isEmpty())
        return std::nullopt;
    for (const Placement& there : tilesOf(stage).at(hexAt(finding.places.front())))
        if (const TileId tile = there.side.withSide(0); counts.at(tile) == finding.places.size())
            return tile;
    return std::nullopt;
}

/// Sides that can lie in another's place, those most like it first.
using Substitutes = std::vector<const TileSide*>;

Substitutes substitutesFor(TileId laid, const Catalogue& catalogue) {
    Substitutes found;
    const TileSide* side = catalogue.find(laid);
    if (!side)
        return found;
    for (const TileSide& other : catalogue.sides())
        if (alike(other, *side))
            found.push_back(&other);
    std::stable_sort(found.begin(), found.end(), [&](const TileSide* a, const TileSide* b) {
        return distance(*a, *side) < distance(*b, *side);
    });
    return found;
}

/// The first of which a tile is left.
const TileSide* firstLeft(const Substitutes& substitutes, const std::map<TileId, int>& left) {
    const auto found =
        std::find_if(substitutes.begin(), substitutes.end(), [&](const TileSide* each) {
            const auto count = left.find(each->id.withSide(0));
            return count != left.end() && count->second > 0;
        });
    return found == substitutes.end() ? nullptr : *found;
}

} // namespace

/// More of a tile than the boxes hold. The stock counts tiles, not sides: a tile has two, and only
/// one of them lies up.
void inventory(const RuleContext& context, const RouteAnalysis&, Findings& findings) {
    for (const auto& [tile, use] : usesOf(context.stage)) {
        const int owned = context.stock.count(tile);
        if (use.hexes.size() <= owned || !context.catalogue.isCounted(tile))
            continue;
        findings.append(findingAt(Severity::Error, use.hexes, std::nullopt,
                                  sentence(tile.toString(), use, owned)));
    }
}

/// Lays, for each copy that the boxes lack, a tile with the same roads of which one is left.
std::optional<Fix> useOtherTiles(const RuleContext& context, const Finding& finding) {
    std::map<TileId, int> left = context.stock.tiles();
    std::map<TileId, int> counts;
    for (const Placement& each : tilesOf(context.stage).placements())
        ++counts[each.side.withSide(0)];
    for (const auto& [tile, count] : counts)
        left[tile] -= count;
    const auto tile = tileOf(finding, context.stage, counts);
    if (!tile || left[*tile] >= 0)
        return std::nullopt;
    int& lacking = left[*tile];
    TileEdit edit;
    QList<Exchange> exchanges;
    std::map<TileId, Substitutes> substitutes; // by side
    for (const Placement& copy : copiesOf(*tile, context.stage)) {
        const auto [own, isNew] = substitutes.try_emplace(copy.side);
        if (isNew)
            own->second = substitutesFor(copy.side, context.catalogue);
        const TileSide* other = firstLeft(own->second, left);
        if (lacking == 0)
            break;
        if (!other)
            continue;
        const Edit exchange = replace(copy, other->id);
        edit = composed(edit, tilesOf(exchange));
        ++lacking;
        --left[other->id.withSide(0)];
        exchanges.append({other->id, copy.side});
    }
    if (lacking < 0)
        return std::nullopt;
    return Fix{editOf(std::move(edit)),
               [exchanges] { return Inventory::tr("Lay %1").arg(namesOf(exchanges)); }};
}

} // namespace stagewright
