#include "model/layouts/hextiles/stage/tile_edit.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace stagewright {

namespace {

/// Farther than from one side of the board to the other: sums of such coordinates may not be whole
/// numbers that an int can hold.
bool isFarOff(Hex hex) {
    const auto far = [](int v) { return v < -2 * boardReach || 2 * boardReach < v; };
    return far(hex.q) || far(hex.r);
}

/// The same for the same hexes in whatever order, and seldom for others.
std::size_t mixOfHexes(const QList<Placement>& tiles) {
    std::size_t mix = 0;
    for (const Placement& tile : tiles)
        mix += std::hash<Hex>()(tile.hex);
    return mix;
}

/// In whatever order: a group that is turned once around comes back sorted otherwise.
bool sameTiles(const QList<Placement>& a, const QList<Placement>& b) {
    if (a.size() != b.size() || mixOfHexes(a) != mixOfHexes(b))
        return false;
    const auto sorted = [](const QList<Placement>& tiles) {
        std::vector<const Placement*> order;
        for (const Placement& tile : tiles)
            order.push_back(&tile);
        std::sort(order.begin(), order.end(), [](const Placement* x, const Placement* y) {
            return std::tie(x->hex, x->laid) < std::tie(y->hex, y->laid);
        });
        return order;
    };
    const auto left = sorted(a);
    const auto right = sorted(b);
    return std::equal(left.begin(), left.end(), right.begin(),
                      [](const Placement* x, const Placement* y) { return *x == *y; });
}

template <typename Change>
QList<Placement> changed(Group group, Change change) {
    QList<Placement> after(group.begin(), group.end());
    for (Placement& tile : after)
        change(tile);
    return after;
}

} // namespace

bool TileEdit::isNothing() const {
    return sameTiles(taken, put);
}

TileEdit inverse(const TileEdit& edit) {
    return {edit.put, edit.taken};
}

void apply(const TileEdit& edit, TileLayout& tiles) {
    tiles.exchange(edit.taken, edit.put);
}

TileEdit composed(const TileEdit& first, const TileEdit& second) {
    TileEdit both{first.taken, {}};
    std::unordered_multimap<int, const Placement*> own; // what the first edit put, by laid
    for (const Placement& tile : first.put)
        own.emplace(tile.laid, &tile);
    std::unordered_set<const Placement*> gone;
    for (const Placement& tile : second.taken) {
        const auto [begin, end] = own.equal_range(tile.laid);
        const auto found =
            std::find_if(begin, end, [&](const auto& each) { return *each.second == tile; });
        if (found == end) {
            both.taken.append(tile);
            continue;
        }
        gone.insert(found->second);
        own.erase(found);
    }
    for (const Placement& tile : first.put)
        if (!gone.contains(&tile))
            both.put.append(tile);
    both.put.append(second.put);
    return both;
}

Edit editOf(TileEdit tiles) {
    return {LayoutEdit(std::move(tiles))};
}

const TileEdit& tilesOf(const Edit& edit) {
    static const TileEdit none;
    const auto* tiles = edit.layout.as<TileEdit>();
    return tiles ? *tiles : none;
}

TileEdit tilesOf(Edit&& edit) {
    return tilesOf(std::as_const(edit));
}

QList<Hex> touchedHexes(const Edit& edit) {
    return touchedHexes(edit.layout);
}

QList<Hex> touchedHexes(const LayoutEdit& edit) {
    const auto* laid = edit.as<TileEdit>();
    if (!laid)
        return {};
    QList<Hex> hexes;
    for (const auto& tiles : {laid->taken, laid->put})
        for (const Placement& tile : tiles)
            hexes.append(tile.hex);
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

EditOr put(const Stage& stage, Group tiles) {
    std::set<Hex> taken;
    for (const Placement& tile : tiles)
        if (!taken.insert(tile.hex).second)
            return tl::unexpected(EditError{EditError::Reason::Occupied, tile.hex});
    int laid = tilesOf(stage).nextLaid();
    return rearrange(stage, {}, changed(tiles, [&](Placement& tile) { tile.laid = laid++; }));
}

Edit take(Group group) {
    return editOf({QList<Placement>(group.begin(), group.end()), {}});
}

EditOr rearrange(const Stage& stage, Group group, QList<Placement> now) {
    const auto byLaid = [](const Placement* a, const Placement* b) {
        return std::tie(a->hex, a->laid) < std::tie(b->hex, b->laid);
    };
    std::vector<const Placement*> lifted;
    for (const Placement& tile : group)
        lifted.push_back(&tile);
    std::sort(lifted.begin(), lifted.end(), byLaid);
    const auto inGroup = [&](const Placement& tile) {
        const auto [first, last] = std::equal_range(lifted.begin(), lifted.end(), &tile, byLaid);
        return std::any_of(first, last, [&](const Placement* each) { return *each == tile; });
    };
    std::unordered_set<Hex> looked; // thousands of tiles may share a hex
    const bool isAll = group.size() == static_cast<std::size_t>(tilesOf(stage).placements().size());
    for (const Placement& tile : now) {
        if (!onBoard(tile.hex))
            return tl::unexpected(EditError{EditError::Reason::OffTheBoard, tile.hex});
        if (isAll || !looked.insert(tile.hex).second)
            continue;
        for (const Placement& there : tilesOf(stage).at(tile.hex))
            if (!inGroup(there))
                return tl::unexpected(EditError{EditError::Reason::Occupied, tile.hex});
    }
    return editOf({QList<Placement>(group.begin(), group.end()), std::move(now)});
}

EditOr move(const Stage& stage, Group group, Hex by) {
    if (isFarOff(by) && !group.empty())
        return tl::unexpected(EditError{EditError::Reason::OffTheBoard, group.front().hex});
    return rearrange(stage, group,
                     changed(group, [by](Placement& tile) { tile.hex = tile.hex + by; }));
}

EditOr turn(const Stage& stage, Group group, Hex pivot, Turn by) {
    if (isFarOff(pivot) && !group.empty())
        return tl::unexpected(EditError{EditError::Reason::OffTheBoard, group.front().hex});
    return rearrange(stage, group, changed(group, [&](Placement& tile) {
                         tile.hex = turned(tile.hex, pivot, by);
                         tile.turn = tile.turn + by;
                     }));
}

EditOr flip(Group group, const Catalogue& catalogue) {
    for (const Placement& tile : group)
        if (!catalogue.back(tile.side))
            return tl::unexpected(EditError{EditError::Reason::NoBack, tile.hex});
    return editOf(
        {QList<Placement>(group.begin(), group.end()),
         changed(group, [&](Placement& tile) { tile.side = catalogue.back(tile.side)->id; })});
}

Edit replace(const Placement& old, TileId side) {
    Placement tile = old;
    tile.side = side;
    tile.variant = 0; // a picture variant belongs to its tile
    return editOf({{old}, {tile}});
}

} // namespace stagewright
