#include "model/layouts/hextiles/stage/tiles_between.h"

#include "model/layouts/hextiles/stage/laying_steps.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>

namespace stagewright {

namespace {

bool liesAlike(const Placement& a, const Placement& b) {
    return a.hex == b.hex && a.side == b.side && a.turn == b.turn;
}

/// The tiles of a stage that are still free to be used, by number.
class FreeTiles {
public:
    explicit FreeTiles(const Stage& stage) {
        for (const Placement& tile : tilesOf(stage).placements())
            byNumber_[tile.side.withSide(0)].append(tile);
    }

    /// Uses the tile that lies just so.
    bool useThere(const Placement& wanted) {
        return use(wanted, [&](const Placement& tile) { return liesAlike(tile, wanted); })
            .has_value();
    }

    /// Uses one of the number with the same side up.
    bool useLike(const Placement& wanted) {
        return use(wanted, [&](const Placement& tile) { return tile.side == wanted.side; })
            .has_value();
    }

    /// Uses any of the number.
    /// @return its side that lies up
    std::optional<TileId> useAny(const Placement& wanted) {
        return use(wanted, [](const Placement&) { return true; });
    }

    [[nodiscard]] QList<Placement> rest() const {
        QList<Placement> rest;
        for (const auto& [number, tiles] : byNumber_)
            rest += tiles;
        return rest;
    }

private:
    template <typename Fits>
    std::optional<TileId> use(const Placement& wanted, Fits fits) {
        QList<Placement>& tiles = byNumber_[wanted.side.withSide(0)];
        const auto found = std::find_if(tiles.cbegin(), tiles.cend(), fits);
        if (found == tiles.cend())
            return std::nullopt;
        const TileId side = found->side;
        tiles.erase(found);
        return side;
    }

    std::map<TileId, QList<Placement>> byNumber_;
};

struct Motion {
    Turn turn;
    Hex by;

    [[nodiscard]] Placement onTable(Placement tile) const {
        tile.hex = turned(tile.hex, Hex{0, 0}, turn) + by;
        tile.turn = tile.turn + turn;
        return tile;
    }

    friend bool operator==(const Motion&, const Motion&) = default;
};

/// Of so many like tiles no more are tried. Boxes hold fewer.
constexpr std::size_t mostLikeTiles = 16;

/// So many tiles of a stage are worth a look at how the one before lies.
int leastStaying(const Stage& next) {
    constexpr int share = 3;
    return static_cast<int>((tilesOf(next).placements().size() + share - 1) / share);
}

/// Tiles by the side that lies up.
using TilesBySide = std::unordered_map<TileId, std::vector<const Placement*>>;

TilesBySide tilesBySide(const Stage& stage) {
    TilesBySide bySide;
    for (const Placement& tile : tilesOf(stage).placements())
        bySide[tile.side].push_back(&tile);
    return bySide;
}

/// Whether both have enough of the same sides for a third to stay, wherever they lie.
bool mayStay(const TilesBySide& first, const Stage& next) {
    std::size_t both = 0;
    for (const auto& [side, tiles] : tilesBySide(next))
        if (const auto like = first.find(side); like != first.end())
            both += std::min(tiles.size(), like->second.size());
    return static_cast<int>(both) >= leastStaying(next);
}

/// Those by which the start of the next stage, or a tile beside it, comes to lie on its like.
std::vector<Motion> motionsOfStart(const TilesBySide& first, const Stage& next,
                                   const RoadGraph& roads) {
    const QList<Placement>& tiles = tilesOf(next).placements();
    const Hex start = tiles[firstLaid(next, roads)].hex;
    std::vector<Hex> hexes{start};
    for (const Edge edge : allEdges)
        hexes.push_back(neighbour(start, edge));
    std::vector<Motion> motions;
    for (const Hex at : hexes)
        for (const Placement& tile : tilesOf(next).at(at)) {
            const auto like = first.find(tile.side);
            if (like == first.end())
                continue;
            const std::size_t tried = std::min(like->second.size(), mostLikeTiles);
            for (const Placement* there : std::span(like->second).first(tried)) {
                const Turn turn = there->turn - tile.turn;
                const Hex hex = turned(tile.hex, Hex{0, 0}, turn);
                const Motion motion{turn, {there->hex.q - hex.q, there->hex.r - hex.r}};
                if (std::find(motions.begin(), motions.end(), motion) == motions.end())
                    motions.push_back(motion);
            }
        }
    return motions;
}

bool liesIn(const Stage& stage, const Placement& wanted) {
    const auto there = tilesOf(stage).at(wanted.hex);
    return std::any_of(there.begin(), there.end(),
                       [&](const Placement& tile) { return liesAlike(tile, wanted); });
}

/// How many tiles stay; none if they are fillers alone.
int staying(const Stage& first, const Stage& next, const RoadGraph& roads, const Motion& motion) {
    int stay = 0;
    bool isMore = false;
    const QList<Placement>& tiles = tilesOf(next).placements();
    for (qsizetype i = 0; i < tiles.size(); ++i)
        if (liesIn(first, motion.onTable(tiles[i]))) {
            ++stay;
            isMore |= !isFiller(roads.side(static_cast<std::size_t>(i)));
        }
    return isMore ? stay : 0;
}

/// The motion by which most tiles stay; of equals one that does not turn. Nothing: too few would.
std::optional<Motion> bestMotion(const Stage& first, const Stage& next,
                                 const Catalogue& catalogue) {
    const TilesBySide bySide = tilesBySide(first);
    if (tilesOf(next).placements().isEmpty() || !mayStay(bySide, next))
        return std::nullopt;
    const RoadGraph roads(next, catalogue);
    std::optional<Motion> best;
    int most = leastStaying(next);
    for (const Motion& motion : motionsOfStart(bySide, next, roads)) {
        const int stay = staying(first, next, roads, motion);
        if (stay > most || (stay == most && (!best || motion.turn < best->turn))) {
            best = motion;
            most = stay;
        }
    }
    return best;
}

} // namespace

Placement TileMove::onTable(Placement tile) const {
    return Motion{turn, by}.onTable(std::move(tile));
}

TileMove tilesBetween(const Stage& first, const Stage& next, const Catalogue& catalogue) {
    const auto motion = bestMotion(first, next, catalogue);
    TileMove between;
    if (motion) {
        between.turn = motion->turn;
        between.by = motion->by;
    }
    FreeTiles free(first);
    QList<Placement> others;
    for (const Placement& tile : tilesOf(next).placements())
        (motion && free.useThere(between.onTable(tile)) ? between.stay : others).append(tile);
    // None is turned over that another tile could use as it lies.
    QList<Placement> unlike;
    for (const Placement& tile : others)
        (free.useLike(tile) ? between.move : unlike).append(tile);
    for (const Placement& tile : between.move)
        between.liesAs.push_back(tile.side);
    for (const Placement& tile : unlike)
        if (const auto side = free.useAny(tile)) {
            between.move.append(tile);
            between.liesAs.push_back(*side);
        } else {
            between.fetch.append(tile);
        }
    between.away = free.rest();
    return between;
}

} // namespace stagewright
