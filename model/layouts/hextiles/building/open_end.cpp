#include "model/layouts/hextiles/building/open_end.h"

#include "model/layouts/hextiles/building/border.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <bitset>
#include <span>
#include <unordered_map>

namespace stagewright {

namespace {

bool hasRoad(const Catalogue& catalogue, const Placement& tile, Edge edge) {
    const TileSide* side = catalogue.find(tile.side);
    return side && side->lanesAt(onTile(edge, tile)) > 0;
}

/// Whether a road of the tiles on a hex leads to where nothing lies, which is soon asked of many.
bool leadsToNothing(const Stage& stage, const Catalogue& catalogue,
                    std::span<const Placement> here) {
    return std::any_of(here.begin(), here.end(), [&](const Placement& tile) {
        const TileSide* side = catalogue.find(tile.side);
        return side && std::any_of(allEdges.begin(), allEdges.end(), [&](Edge edge) {
                   return side->lanesAt(onTile(edge, tile)) > 0 &&
                          tilesOf(stage).at(neighbour(tile.hex, edge)).empty();
               });
    });
}

} // namespace

bool isOpen(const Stage& stage, const Catalogue& catalogue, const OpenEnd& end) {
    const auto tiles = tilesOf(stage).at(end.hex);
    return onBoard(end.beyond()) && tilesOf(stage).at(end.beyond()).empty() &&
           std::any_of(tiles.begin(), tiles.end(),
                       [&](const Placement& tile) { return hasRoad(catalogue, tile, end.edge); });
}

QList<OpenEnd> openEnds(const Stage& stage, const Catalogue& catalogue) {
    QList<OpenEnd> ends;
    std::unordered_map<Hex, std::bitset<6>> found; // tiles may share a hex
    for (const Placement& tile : tilesOf(stage).inLayingOrder())
        for (const Edge edge : allEdges) {
            auto known = found[tile.hex][static_cast<std::size_t>(index(edge))];
            const OpenEnd end{tile.hex, edge};
            if (known || !hasRoad(catalogue, tile, edge) || !isOpen(stage, catalogue, end))
                continue;
            known = true;
            ends.append(end);
        }
    return ends;
}

QList<OpenEnd> endsThatLackATile(const Stage& stage, const Catalogue& catalogue, Hex hex) {
    QList<OpenEnd> ends;
    for (const Border& border : bordersOf(stage, catalogue, hex))
        if (const OpenEnd end{hex, border.edge};
            isOpen(stage, catalogue, end) && lacksATile(stage, catalogue, border))
            ends.append(end);
    return ends;
}

std::optional<OpenEnd> openEndToMend(const Stage& stage, const Catalogue& catalogue) {
    std::optional<OpenEnd> best;
    int bestLaid = -1;
    const QList<Placement>& tiles = tilesOf(stage).placements();
    for (qsizetype i = 0; i < tiles.size();) {
        const auto here = tilesOf(stage).at(tiles[i].hex);
        const int laid =
            std::max_element(here.begin(), here.end(), [](const auto& a, const auto& b) {
                return a.laid < b.laid;
            })->laid;
        const bool mayBeBest = laid > bestLaid && leadsToNothing(stage, catalogue, here);
        if (const auto ends =
                mayBeBest ? endsThatLackATile(stage, catalogue, tiles[i].hex) : QList<OpenEnd>();
            !ends.isEmpty()) {
            best = ends.front();
            bestLaid = laid;
        }
        i += static_cast<qsizetype>(here.size());
    }
    return best;
}

std::optional<OpenEnd> exitOf(const Stage& stage, const Catalogue& catalogue, Hex hex,
                              Edge arrival) {
    QList<Edge> exits;
    for (const Placement& tile : tilesOf(stage).at(hex))
        if (const TileSide* side = catalogue.find(tile.side))
            for (const Road& road : side->roads) {
                const Edge from = onBoard(road.from, tile);
                const Edge to = onBoard(road.to, tile);
                if (from == arrival || to == arrival)
                    exits.append(from == arrival ? to : from);
            }
    for (const Edge edge : allEdges)
        exits.append(edge);
    const auto open = std::find_if(exits.begin(), exits.end(), [&](Edge edge) {
        return edge != arrival && isOpen(stage, catalogue, {hex, edge});
    });
    return open == exits.end() ? std::nullopt : std::optional(OpenEnd{hex, *open});
}

} // namespace stagewright
