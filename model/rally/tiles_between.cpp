#include "model/rally/tiles_between.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>

namespace stagewright {

namespace {

struct Motion {
    Turn turn;
    Hex by;
    int stay = 0;
};

Placement moved(Placement tile, const Motion& motion) {
    tile.hex = turned(tile.hex, Hex{0, 0}, motion.turn) + motion.by;
    tile.turn = tile.turn + motion.turn;
    return tile;
}

bool liesThere(const Stage& stage, const Placement& tile) {
    const auto there = stage.at(tile.hex);
    return std::any_of(there.begin(), there.end(), [&](const Placement& each) {
        return each.side == tile.side && each.turn == tile.turn;
    });
}

/// Each pair of like tiles votes for the motion that lays one on the other.
Motion bestMotion(const Stage& first, const Stage& next) {
    std::unordered_map<TileId, std::vector<const Placement*>> bySide;
    for (const Placement& tile : first.placements())
        bySide[tile.side].push_back(&tile);
    std::map<std::tuple<int, int, int>, int> votes;
    for (const Placement& tile : next.placements())
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

TileMove tilesBetween(const Stage& first, const Stage& next) {
    const Motion motion = bestMotion(first, next);
    TileMove between{motion.turn, motion.by, {}, {}, {}, 0};
    std::map<TileId, int> free;
    for (const Placement& tile : first.placements())
        ++free[tile.side.withSide(0)];
    QList<Placement> others;
    for (const Placement& tile : next.placements()) {
        int& left = free[tile.side.withSide(0)];
        if (left > 0 && liesThere(first, moved(tile, motion))) {
            between.stay.append(tile);
            --left;
        } else {
            others.append(tile);
        }
    }
    for (const Placement& tile : others) {
        int& left = free[tile.side.withSide(0)];
        if (left > 0) {
            between.move.append(tile);
            --left;
        } else {
            between.fetch.append(tile);
        }
    }
    for (const auto& [tile, left] : free)
        between.away += left;
    return between;
}

} // namespace stagewright
