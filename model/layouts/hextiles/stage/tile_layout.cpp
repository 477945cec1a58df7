#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <functional>
#include <tuple>
#include <utility>
#include <vector>

namespace stagewright {

namespace {

bool before(const Placement& a, const Placement& b) {
    return std::tie(a.hex, a.laid) < std::tie(b.hex, b.laid);
}

struct ByHex {
    bool operator()(const Placement& placement, Hex hex) const { return placement.hex < hex; }
    bool operator()(Hex hex, const Placement& placement) const { return hex < placement.hex; }
};

/// Of the tiles on its hex, one that equals it and `may` be meant, the one laid at the same time if
/// there are several; null: none.
template <typename May>
const Placement* findOn(std::span<const Placement> here, const Placement& tile, May may) {
    const auto suits = [&](const Placement& each) { return each == tile && may(each); };
    const auto [first, last] =
        std::equal_range(here.begin(), here.end(), tile,
                         [](const Placement& a, const Placement& b) { return a.laid < b.laid; });
    if (const auto found = std::find_if(first, last, suits); found != last)
        return &*found;
    const auto found = std::find_if(here.begin(), here.end(), suits);
    return found == here.end() ? nullptr : &*found;
}

const Placement* findOn(std::span<const Placement> here, const Placement& tile) {
    return findOn(here, tile, [](const Placement&) { return true; });
}

/// Equal tiles have equal numbers.
std::size_t numberOf(const Placement& tile) {
    std::size_t number = qHashMulti(0, std::hash<TileId>()(tile.side), tile.turn.sixths(),
                                    tile.variant, tile.note, tile.unknown);
    for (const Token& token : tile.tokens) // where it lies is compared with some tolerance
        number = qHash(token.id, number);
    return number;
}

/// Whether two lists hold the same tiles, in whatever order.
bool sameTiles(std::span<const Placement> a, std::span<const Placement> b) {
    if (a.size() != b.size())
        return false;
    if (std::equal(a.begin(), a.end(), b.begin()))
        return true;
    // In one order first: thousands of tiles may share a hex.
    using Numbered = std::pair<std::size_t, const Placement*>;
    const auto sorted = [](std::span<const Placement> tiles) {
        std::vector<Numbered> numbered;
        numbered.reserve(tiles.size());
        for (const Placement& tile : tiles)
            numbered.emplace_back(numberOf(tile), &tile);
        std::stable_sort(numbered.begin(), numbered.end(),
                         [](const Numbered& x, const Numbered& y) { return x.first < y.first; });
        return numbered;
    };
    const auto left = sorted(a);
    const auto right = sorted(b);
    for (std::size_t i = 0; i < left.size();) {
        std::size_t next = i;
        while (next < left.size() && left[next].first == left[i].first)
            ++next;
        const auto at = [](const auto& list, std::size_t n) {
            return list.begin() + static_cast<std::ptrdiff_t>(n);
        };
        if (!std::is_permutation(at(left, i), at(left, next), at(right, i), at(right, next),
                                 [](const Numbered& x, const Numbered& y) {
                                     return x.first == y.first && *x.second == *y.second;
                                 }))
            return false;
        i = next;
    }
    return true;
}

} // namespace

std::span<const Placement> TileLayout::at(Hex hex) const {
    const auto first =
        std::lower_bound(placements_.constBegin(), placements_.constEnd(), hex, ByHex());
    if (first == placements_.constEnd() || first->hex != hex)
        return {};
    return {first, std::upper_bound(first, placements_.constEnd(), hex, ByHex())};
}

QList<Placement> TileLayout::inLayingOrder() const {
    QList<Placement> ordered = placements_;
    std::stable_sort(ordered.begin(), ordered.end(),
                     [](const Placement& a, const Placement& b) { return a.laid < b.laid; });
    return ordered;
}

void TileLayout::insert(const Placement& placement) {
    const auto place =
        std::upper_bound(placements_.constBegin(), placements_.constEnd(), placement, before);
    placements_.insert(place - placements_.constBegin(), placement);
    nextLaid_ = std::max(nextLaid_, placement.laid + 1);
}

bool TileLayout::remove(const Placement& placement) {
    const Placement* found = findOn(at(placement.hex), placement);
    if (!found)
        return false;
    placements_.removeAt(found - placements_.constData());
    return true;
}

void TileLayout::exchange(std::span<const Placement> taken, std::span<const Placement> put) {
    if (taken.size() == 1 && put.size() == 1 && taken[0].hex == put[0].hex &&
        taken[0].laid == put[0].laid)
        if (const Placement* old = findOn(at(taken[0].hex), taken[0]);
            old && old->laid == put[0].laid) {
            placements_[old - placements_.constData()] = put[0]; // it stays where it is
            return;
        }
    constexpr std::size_t many = 8; // each removal and insertion moves what lies behind it
    if (taken.size() + put.size() <= many) {
        for (const Placement& tile : taken)
            remove(tile);
        for (const Placement& tile : put)
            insert(tile);
        return;
    }
    std::vector<bool> gone(static_cast<std::size_t>(placements_.size()));
    const Placement* first = placements_.constData();
    for (const Placement& tile : taken) {
        const auto number = [first](const Placement& each) {
            return static_cast<std::size_t>(&each - first);
        };
        if (const Placement* found = findOn(
                at(tile.hex), tile, [&](const Placement& each) { return !gone[number(each)]; }))
            gone[number(*found)] = true;
    }
    std::vector<const Placement*> added; // placements are large to be sorted themselves
    added.reserve(put.size());
    for (const Placement& tile : put) {
        added.push_back(&tile);
        nextLaid_ = std::max(nextLaid_, tile.laid + 1);
    }
    std::stable_sort(added.begin(), added.end(),
                     [](const Placement* a, const Placement* b) { return before(*a, *b); });
    QList<Placement> now;
    now.reserve(placements_.size() + static_cast<qsizetype>(put.size()));
    auto next = added.begin();
    for (std::size_t i = 0; i < gone.size(); ++i) {
        if (gone[i])
            continue;
        while (next != added.end() && before(**next, first[i]))
            now.append(**next++);
        now.append(first[i]);
    }
    for (; next != added.end(); ++next)
        now.append(**next);
    placements_ = std::move(now);
}

bool operator==(const TileLayout& a, const TileLayout& b) {
    if (a.placements_.size() != b.placements_.size())
        return false;
    if (a.placements_.constData() == b.placements_.constData())
        return true; // a copy
    // Hex by hex: tiles that share one may have been laid in another order.
    const std::span left(a.placements_);
    const std::span right(b.placements_);
    for (std::size_t i = 0; i < left.size();) {
        const std::size_t count = a.at(left[i].hex).size();
        if (!sameTiles(left.subspan(i, count), right.subspan(i, count)))
            return false;
        i += count;
    }
    return true;
}

const TileLayout& tilesOf(const Stage& stage) {
    static const TileLayout none;
    const auto* tiles = stage.layout.as<TileLayout>();
    return tiles ? *tiles : none;
}

TileLayout tilesOf(Stage&& stage) {
    return tilesOf(std::as_const(stage));
}

TileLayout& tilesOf(Stage& stage) {
    return stage.layout.edit<TileLayout>();
}

} // namespace stagewright
