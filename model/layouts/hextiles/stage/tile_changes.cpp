#include "model/layouts/hextiles/stage/tile_changes.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace stagewright {

namespace {

/// How a stage is turned about hex (0, 0), then moved.
struct LyingOver {
    Turn turn{};
    Hex by{};

    friend auto operator<=>(const LyingOver&, const LyingOver&) = default;
};

Placement movedBy(Placement tile, const LyingOver& motion) {
    tile.hex = turned(tile.hex, {}, motion.turn) + motion.by;
    tile.turn = tile.turn + motion.turn;
    return tile;
}

LyingOver inverse(const LyingOver& motion) {
    return {-motion.turn, Hex{} - turned(motion.by, {}, -motion.turn)};
}

/// Of stages with more like tiles nobody looks for another way to lay them over each other.
constexpr std::size_t mostLikePairs = 1'000'000;

/// How the second lies over the first.
LyingOver motionOver(const QList<Placement>& first, const QList<Placement>& second) {
    std::map<TileId, std::vector<const Placement*>> bySide;
    for (const Placement& tile : first)
        bySide[tile.side].push_back(&tile);
    std::map<LyingOver, int> alike;
    std::size_t pairs = 0;
    for (const Placement& tile : second)
        for (const Placement* other : bySide[tile.side]) {
            if (++pairs > mostLikePairs)
                return {};
            const Turn turn = other->turn - tile.turn;
            ++alike[{turn, other->hex - turned(tile.hex, {}, turn)}];
        }
    LyingOver best;
    for (const auto& [motion, count] : alike)
        if (count > alike[best])
            best = motion;
    const auto fewer = static_cast<int>(std::min(first.size(), second.size()));
    return 2 * alike[best] > fewer ? best : LyingOver();
}

/// Tiles that are not paired yet.
struct Unpaired {
    std::vector<const Placement*> first;
    std::vector<const Placement*> second; ///< as in its file
    LyingOver motion;
};

/// Pairs tiles for which the key is the same, each once, in their order. The key of those of the
/// second is that of where they lie over the first.
template <typename Key, typename Take>
void pairUp(Unpaired& left, Key key, Take take) {
    std::map<decltype(key(Placement())), std::vector<const Placement*>> others;
    for (const Placement* each : left.second)
        others[key(movedBy(*each, left.motion))].push_back(each);
    std::vector<const Placement*> taken;
    std::erase_if(left.first, [&](const Placement* each) {
        auto& like = others[key(*each)];
        const auto found = std::find_if(
            like.begin(), like.end(), [&](const Placement* other) { return take(*each, *other); });
        if (found == like.end())
            return false;
        taken.push_back(*found);
        like.erase(found);
        return true;
    });
    std::sort(taken.begin(), taken.end());
    std::erase_if(left.second, [&](const Placement* each) {
        return std::binary_search(taken.begin(), taken.end(), each);
    });
}

auto likeLaid(const Placement& tile) {
    return std::tuple(tile.hex, tile.side, tile.turn);
}

std::vector<const Placement*> pointersTo(const QList<Placement>& tiles) {
    std::vector<const Placement*> all;
    for (const Placement& each : tiles)
        all.push_back(&each);
    return all;
}

std::vector<TileChange> changesBetween(const QList<Placement>& first,
                                       const QList<Placement>& second, const LyingOver& motion) {
    Unpaired left{pointersTo(first), pointersTo(second), motion};
    std::vector<TileChange> changes;
    pairUp(left, likeLaid, [](const Placement& a, const Placement& b) {
        return a.tokens == b.tokens && a.note == b.note;
    });
    const auto as = [&](ChangeKind kind) {
        return [&changes, kind](const Placement& a, const Placement& b) {
            changes.push_back({kind, a, b});
            return true;
        };
    };
    pairUp(left, likeLaid, as(ChangeKind::Altered));
    pairUp(
        left, [](const Placement& tile) { return std::tuple(tile.hex, tile.side); },
        as(ChangeKind::Turned));
    pairUp(
        left, [](const Placement& tile) { return std::tuple(tile.hex, tile.side.withSide(0)); },
        as(ChangeKind::Flipped));
    pairUp(
        left, [](const Placement& tile) { return std::tuple(tile.side, tile.turn); },
        as(ChangeKind::Moved));
    pairUp(
        left, [](const Placement& tile) { return tile.side; }, as(ChangeKind::Moved));
    pairUp(
        left, [](const Placement& tile) { return tile.side.withSide(0); }, as(ChangeKind::Moved));
    for (const Placement* gone : left.first)
        changes.push_back({ChangeKind::Removed, *gone, std::nullopt});
    for (const Placement* come : left.second)
        changes.push_back({ChangeKind::Added, std::nullopt, *come});
    return changes;
}

void invert(TileChange& change) {
    std::swap(change.before, change.after);
    if (change.kind == ChangeKind::Added)
        change.kind = ChangeKind::Removed;
    else if (change.kind == ChangeKind::Removed)
        change.kind = ChangeKind::Added;
}

bool isBefore(const QList<Placement>& a, const QList<Placement>& b) {
    return std::lexicographical_compare(
        a.begin(), a.end(), b.begin(), b.end(),
        [](const Placement& x, const Placement& y) { return likeLaid(x) < likeLaid(y); });
}

std::optional<Place> placeOf(const std::optional<Placement>& tile) {
    return tile ? std::optional(Place{tile->hex.q, tile->hex.r}) : std::nullopt;
}

} // namespace

Placement TileChanges::overFirst(Placement tile) const {
    return movedBy(std::move(tile), {turn, by});
}

TileChanges tileChanges(const TileLayout& first, const TileLayout& second) {
    // Always in the same order, so that both ways round the same tiles are pairs.
    const bool isSwapped = isBefore(second.placements(), first.placements());
    const auto& a = (isSwapped ? second : first).placements();
    const auto& b = (isSwapped ? first : second).placements();
    LyingOver motion = motionOver(a, b);
    TileChanges result{{}, {}, changesBetween(a, b, motion)};
    if (isSwapped) {
        motion = inverse(motion);
        for (TileChange& change : result.changes)
            invert(change);
    }
    result.turn = motion.turn;
    result.by = motion.by;
    std::stable_sort(
        result.changes.begin(), result.changes.end(),
        [&](const TileChange& x, const TileChange& y) {
            const auto at = [&](const TileChange& change) {
                return (change.before ? *change.before : result.overFirst(*change.after)).hex;
            };
            return std::tuple(at(x), !x.before) < std::tuple(at(y), !y.before);
        });
    return result;
}

LayoutChanges changesOfTiles(const Stage& first, const Stage& second) {
    const TileChanges found = tileChanges(tilesOf(first), tilesOf(second));
    LayoutChanges changes;
    changes.isElsewhere = found.isElsewhere();
    for (const TileChange& each : found.changes)
        changes.changes.push_back({each.kind,
                                   each.before ? each.before->side.toString() : QString(),
                                   each.after ? each.after->side.toString() : QString(),
                                   placeOf(each.before), placeOf(each.after)});
    return changes;
}

} // namespace stagewright
