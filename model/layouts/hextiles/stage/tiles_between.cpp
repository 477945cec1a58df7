#include "model/layouts/hextiles/stage/tiles_between.h"

#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>
#include <unordered_map>

namespace stagewright {

namespace {

struct Motion {
    Turn turn;
    Hex by;
    int stay = 0;
};

/// The tiles of a stage that are still free to be used, by number.
class FreeTiles {
public:
    explicit FreeTiles(const Stage& stage) {
        for (const Placement& tile : tilesOf(stage).placements())
            byNumber_[tile.side.withSide(0)].append(tile);
    }

    /// Uses the tile that lies just so.
    bool useThere(const Placement& wanted) {
        return use(wanted,
                   [&](const Placement& tile) {
                       return tile.hex == wanted.hex && tile.side == wanted.side &&
                              tile.turn == wanted.turn;
                   })
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

/// Each pair of like tiles votes for the motion that lays one on the other.
Motion bestMotion(const Stage& first, const Stage& next) {
    std::unordered_map<TileId, std::vector<const Placement*>> bySide;
    for (const Placement& tile : tilesOf(first).placements())
        bySide[tile.side].push_back(&tile);
    std::map<std::tuple<int, int, int>, int> votes;
    for (const Placement& tile : tilesOf(next).placements())
        if (const auto like = bySide.find(tile.side); like != bySide.end())
            for (const Placement* there : like->second) {
                const Turn turn = there->turn + -tile.turn;
                const Hex hex = turned(tile.hex, Hex{0, 0}, turn);
                ++votes[{turn.sixths(), there->hex.q - hex.q, there->hex.r - hex.r}];
            }
    Motion best;
    for (const auto& [motion, count] : votes)
        if (count > best.stay)
            best = {Turn(std::get<0>(motion)), {std::get<1>(motion), std::get<2>(motion)}, count};
    return best;
}

} // namespace

Placement TileMove::onTable(Placement tile) const {
    tile.hex = turned(tile.hex, Hex{0, 0}, turn) + by;
    tile.turn = tile.turn + turn;
    return tile;
}

TileMove tilesBetween(const Stage& first, const Stage& next) {
    const Motion motion = bestMotion(first, next);
    TileMove between{motion.turn, motion.by, {}, {}, {}, {}, {}};
    FreeTiles free(first);
    QList<Placement> others;
    for (const Placement& tile : tilesOf(next).placements())
        (free.useThere(between.onTable(tile)) ? between.stay : others).append(tile);
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
