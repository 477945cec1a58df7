#include "tests/model/design/slow_layouts.h"

#include "tests/rulebook_stages.h"

#include <algorithm>
#include <map>
#include <vector>

namespace stagewright {

namespace {

using Cells = std::map<Hex, Placement>;

const TileSide& sideOf(const Placement& tile) {
    return *catalogue().find(tile.side);
}

EdgeProfile profileAt(const Placement& tile, Edge edge) {
    return sideOf(tile).profileAt(onTile(edge, tile));
}

bool endsTheRoad(const Placement& tile, Edge edge) {
    const Road& road = sideOf(tile).roads.front();
    return (sideOf(tile).role == Role::Start && onTile(edge, tile) == road.from) ||
           (sideOf(tile).role == Role::Finish && onTile(edge, tile) == road.to);
}

/// Every road end meets an equal one, but for those behind the start and beyond the finish of a
/// stage, which meet none.
bool allMeet(const Cells& cells, bool circuit) {
    for (const auto& [hex, tile] : cells)
        for (const Edge edge : allEdges) {
            const EdgeProfile own = profileAt(tile, edge);
            const auto other = cells.find(neighbour(hex, edge));
            const EdgeProfile far =
                other == cells.end() ? EdgeProfile() : profileAt(other->second, opposite(edge));
            const bool mayBeFree =
                !circuit && (endsTheRoad(tile, edge) ||
                             (other != cells.end() && endsTheRoad(other->second, opposite(edge))));
            const bool met = mayBeFree ? own.lanes == 0 || far.lanes == 0 : own == far;
            if (!met)
                return false;
        }
    return true;
}

std::string lookOf(const Cells& cells) {
    std::vector<std::vector<std::array<int, 9>>> looks;
    for (const bool mirror : {false, true})
        for (int sixth = 0; sixth < 6; ++sixth) {
            auto& look = looks.emplace_back();
            Hex least{1000, 1000};
            for (const auto& [hex, tile] : cells) {
                const Hex at =
                    turned(mirror ? Hex{-hex.q, hex.q + hex.r} : hex, {0, 0}, Turn(sixth));
                const Role role = sideOf(tile).role;
                auto& cell = look.emplace_back(std::array<int, 9>{
                    at.q, at.r,
                    role == Role::Start || role == Role::Finish || role == Role::StartFinish});
                least = {std::min(least.q, at.q), std::min(least.r, at.r)};
                for (const Edge edge : allEdges) {
                    const int now = mirror ? (6 - index(edge)) % 6 : index(edge);
                    const auto to = static_cast<std::size_t>((now + sixth) % 6);
                    cell[3 + to] = profileAt(tile, edge).lanes;
                }
            }
            for (auto& cell : look) {
                cell[0] -= least.q;
                cell[1] -= least.r;
            }
            std::sort(look.begin(), look.end());
        }
    std::string text;
    for (const auto& cell : *std::min_element(looks.begin(), looks.end()))
        for (const int value : cell)
            text += std::to_string(value) + ' ';
    return text;
}

struct SlowSearch {
    bool circuit;
    std::vector<ListedTile> left;
    Cells cells{};
    std::set<std::string> found{};

    void lay(Hex hex, Edge arrival, EdgeProfile profile) {
        bool any = false;
        for (ListedTile& each : left) {
            if (each.count == 0)
                continue;
            any = true;
            if (cells.contains(hex))
                continue;
            --each.count;
            for (const char letter : {each.tile.side(), 'a', 'b'}) {
                const bool open = each.tile.side() == 0;
                if ((open && letter == 0) || (!open && letter != each.tile.side()))
                    continue;
                for (int sixth = 0; sixth < 6; ++sixth) {
                    Placement tile;
                    tile.hex = hex;
                    tile.side = each.tile.withSide(letter);
                    tile.turn = Turn(sixth);
                    if (sideOf(tile).role == Role::Start ||
                        sideOf(tile).role == Role::StartFinish ||
                        !(profileAt(tile, arrival) == profile))
                        continue;
                    cells[hex] = tile;
                    for (const Edge exit : allEdges)
                        if (exit != arrival && profileAt(tile, exit).lanes > 0)
                            lay(neighbour(hex, exit), opposite(exit), profileAt(tile, exit));
                    cells.erase(hex);
                }
                if (!open)
                    break;
            }
            ++each.count;
        }
        if (!any && allMeet(cells, circuit))
            found.insert(lookOf(cells));
    }
};

} // namespace

std::set<std::string> slowLayouts(const ListToLay& list) {
    SlowSearch search{list.info.kind == StageKind::Circuit, {}};
    for (const ListedTile& each : list.tiles)
        search.left.push_back(each);
    for (ListedTile& each : search.left)
        for (const char letter : {each.tile.side(), 'a', 'b'}) {
            const TileSide* side = catalogue().find(each.tile.withSide(letter));
            if (!side || (side->role != Role::Start && side->role != Role::StartFinish))
                continue;
            --each.count;
            Placement line;
            line.side = side->id;
            search.cells[line.hex] = line;
            const Edge ahead = side->roads.front().to;
            search.lay(neighbour(line.hex, ahead), opposite(ahead), side->profileAt(ahead));
            search.cells.clear();
            ++each.count;
            if (each.tile.side() != 0)
                break;
        }
    return search.found;
}

std::string layoutText(const Stage& stage) {
    Cells cells;
    for (const Placement& tile : tilesOf(stage).placements())
        if (!sideOf(tile).roads.empty() && sideOf(tile).role != Role::Service)
            cells[tile.hex] = tile;
    return lookOf(cells);
}

} // namespace stagewright
