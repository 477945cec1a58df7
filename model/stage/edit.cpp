#include "model/stage/edit.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace stagewright {

namespace {

bool sameTileLaidOnce(const Placement& a, const Placement& b) {
    return a.laid == b.laid && a == b;
}

/// Takes `group` away and puts `moved` down, if what then lies there leaves room.
EditOr rearrange(const Stage& stage, Group group, QList<Placement> moved) {
    std::vector<const Placement*> lifted;
    for (const Placement& tile : group)
        lifted.push_back(&tile);
    std::sort(lifted.begin(), lifted.end(),
              [](const Placement* a, const Placement* b) { return a->hex < b->hex; });
    const auto inGroup = [&](const Placement& tile) {
        auto each = std::partition_point(lifted.begin(), lifted.end(),
                                         [&](const Placement* a) { return a->hex < tile.hex; });
        for (; each != lifted.end() && (*each)->hex == tile.hex; ++each)
            if (sameTileLaidOnce(**each, tile))
                return true;
        return false;
    };
    for (const Placement& tile : moved) {
        if (!onBoard(tile.hex))
            return tl::unexpected(Refusal{Refusal::Reason::OffTheBoard, tile.hex});
        for (const Placement& there : stage.at(tile.hex))
            if (!inGroup(there))
                return tl::unexpected(Refusal{Refusal::Reason::Occupied, tile.hex});
    }
    return Edit{QList<Placement>(group.begin(), group.end()), std::move(moved), std::nullopt};
}

/// Farther than from one side of the board to the other: sums of such coordinates may not be whole
/// numbers that an int can hold.
bool isFarOff(Hex hex) {
    const auto far = [](int v) { return v < -2 * boardReach || 2 * boardReach < v; };
    return far(hex.q) || far(hex.r);
}

template <typename Change>
QList<Placement> changed(Group group, Change change) {
    QList<Placement> after(group.begin(), group.end());
    for (Placement& tile : after)
        change(tile);
    return after;
}

} // namespace

bool Edit::isNothing() const {
    return taken == put && (!info || info->before == info->after);
}

Edit inverse(const Edit& edit) {
    Edit back{edit.put, edit.taken, std::nullopt};
    if (edit.info)
        back.info = Edit::InfoChange{edit.info->after, edit.info->before};
    return back;
}

void apply(const Edit& edit, Stage& stage) {
    for (const Placement& tile : edit.taken)
        stage.remove(tile);
    for (const Placement& tile : edit.put)
        stage.insert(tile);
    if (edit.info)
        stage.info = edit.info->after;
}

Edit composed(const Edit& first, const Edit& second) {
    Edit both = first;
    for (const Placement& tile : second.taken) {
        const auto own = std::find_if(both.put.begin(), both.put.end(), [&](const Placement& each) {
            return sameTileLaidOnce(each, tile);
        });
        if (own != both.put.end())
            both.put.erase(own);
        else
            both.taken.append(tile);
    }
    both.put.append(second.put);
    if (second.info)
        both.info = Edit::InfoChange{first.info ? first.info->before : second.info->before,
                                     second.info->after};
    return both;
}

QList<Hex> touchedHexes(const Edit& edit) {
    QList<Hex> hexes;
    for (const auto& tiles : {edit.taken, edit.put})
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
            return tl::unexpected(Refusal{Refusal::Reason::Occupied, tile.hex});
    int laid = stage.nextLaid();
    return rearrange(stage, {}, changed(tiles, [&](Placement& tile) { tile.laid = laid++; }));
}

Edit take(Group group) {
    return {QList<Placement>(group.begin(), group.end()), {}, std::nullopt};
}

EditOr move(const Stage& stage, Group group, Hex by) {
    if (isFarOff(by) && !group.empty())
        return tl::unexpected(Refusal{Refusal::Reason::OffTheBoard, group.front().hex});
    return rearrange(stage, group,
                     changed(group, [by](Placement& tile) { tile.hex = tile.hex + by; }));
}

EditOr turn(const Stage& stage, Group group, Hex pivot, Turn by) {
    if (isFarOff(pivot) && !group.empty())
        return tl::unexpected(Refusal{Refusal::Reason::OffTheBoard, group.front().hex});
    return rearrange(stage, group, changed(group, [&](Placement& tile) {
                         tile.hex = turned(tile.hex, pivot, by);
                         tile.turn = tile.turn + by;
                     }));
}

EditOr flip(Group group, const Catalogue& catalogue) {
    for (const Placement& tile : group)
        if (!catalogue.back(tile.side))
            return tl::unexpected(Refusal{Refusal::Reason::NoBack, tile.hex});
    return Edit{QList<Placement>(group.begin(), group.end()),
                changed(group, [&](Placement& tile) { tile.side = catalogue.back(tile.side)->id; }),
                std::nullopt};
}

Edit replace(const Placement& old, TileId side) {
    Placement tile = old;
    tile.side = side;
    tile.variant = 0; // a picture variant belongs to its tile
    return {{old}, {tile}, std::nullopt};
}

Edit describe(const Stage& stage, const StageInfo& info) {
    return {{}, {}, Edit::InfoChange{stage.info, info}};
}

} // namespace stagewright
