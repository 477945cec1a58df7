#include "model/stage/stage.h"

#include <algorithm>
#include <optional>
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
};

} // namespace

std::span<const Placement> Stage::at(Hex hex) const {
    const auto first =
        std::lower_bound(placements_.constBegin(), placements_.constEnd(), hex, ByHex());
    auto last = first;
    while (last != placements_.constEnd() && last->hex == hex)
        ++last;
    return {first, last};
}

QList<Placement> Stage::inLayingOrder() const {
    QList<Placement> ordered = placements_;
    std::stable_sort(ordered.begin(), ordered.end(),
                     [](const Placement& a, const Placement& b) { return a.laid < b.laid; });
    return ordered;
}

void Stage::insert(const Placement& placement) {
    const auto place =
        std::upper_bound(placements_.constBegin(), placements_.constEnd(), placement, before);
    placements_.insert(place - placements_.constBegin(), placement);
    nextLaid_ = std::max(nextLaid_, placement.laid + 1);
}

bool Stage::remove(const Placement& placement) {
    const auto here = at(placement.hex);
    const Placement* found = nullptr;
    for (const Placement& each : here)
        if (each == placement && (!found || each.laid == placement.laid))
            found = &each;
    if (!found)
        return false;
    placements_.removeAt(found - placements_.constData());
    return true;
}

void Stage::exchange(std::span<const Placement> taken, std::span<const Placement> put) {
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
        std::optional<std::size_t> found;
        for (const Placement& each : at(tile.hex)) {
            const auto i = static_cast<std::size_t>(&each - first);
            if (!gone[i] && each == tile && (!found || each.laid == tile.laid))
                found = i;
        }
        if (found)
            gone[*found] = true;
    }
    QList<Placement> now;
    now.reserve(placements_.size() + static_cast<qsizetype>(put.size()));
    for (std::size_t i = 0; i < gone.size(); ++i)
        if (!gone[i])
            now.append(first[i]);
    const qsizetype kept = now.size();
    for (const Placement& tile : put) {
        now.append(tile);
        nextLaid_ = std::max(nextLaid_, tile.laid + 1);
    }
    std::stable_sort(now.begin() + kept, now.end(), before);
    std::inplace_merge(now.begin(), now.begin() + kept, now.end(), before);
    placements_ = std::move(now);
}

bool operator==(const Stage& a, const Stage& b) {
    if (a.info != b.info || a.placements_.size() != b.placements_.size())
        return false;
    // Hex by hex: tiles that share one may have been laid in another order.
    const auto last = a.placements_.constEnd();
    for (auto tile = a.placements_.constBegin(); tile != last;) {
        const auto next = std::find_if(
            tile, last, [tile](const Placement& each) { return each.hex != tile->hex; });
        const auto there = b.placements_.constBegin() + (tile - a.placements_.constBegin());
        if (!std::is_permutation(tile, next, there))
            return false;
        tile = next;
    }
    return true;
}

} // namespace stagewright
