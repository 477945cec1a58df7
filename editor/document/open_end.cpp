#include "editor/document/open_end.h"

#include <algorithm>

namespace stagewright {

namespace {

bool hasRoad(const Document& document, const Placement& tile, Edge edge) {
    const TileSide* side = document.catalogue().find(tile.side);
    return side && side->lanesAt(onTile(edge, tile)) > 0;
}

} // namespace

bool isOpen(const Document& document, const OpenEnd& end) {
    const auto tiles = document.stage().at(end.hex);
    return onBoard(end.beyond()) && document.stage().at(end.beyond()).empty() &&
           std::any_of(tiles.begin(), tiles.end(),
                       [&](const Placement& tile) { return hasRoad(document, tile, end.edge); });
}

QList<OpenEnd> openEnds(const Document& document) {
    QList<OpenEnd> ends;
    for (const Placement& tile : document.stage().inLayingOrder())
        for (const Edge edge : allEdges)
            if (const OpenEnd end{tile.hex, edge};
                hasRoad(document, tile, edge) && isOpen(document, end) && !ends.contains(end))
                ends.append(end);
    return ends;
}

std::optional<OpenEnd> openEndToMend(const Document& document) {
    std::optional<OpenEnd> best;
    int bestLaid = -1;
    for (const Finding& finding : document.findings()) {
        if (finding.rule != QLatin1StringView("open-road-end") || !finding.edge)
            continue;
        const OpenEnd end{finding.hexes.front(), *finding.edge};
        if (!isOpen(document, end))
            continue;
        for (const Placement& tile : document.stage().at(end.hex))
            if (tile.laid > bestLaid) {
                best = end;
                bestLaid = tile.laid;
            }
    }
    return best;
}

std::optional<OpenEnd> exitOf(const Document& document, Hex hex, Edge arrival) {
    QList<Edge> exits;
    for (const Placement& tile : document.stage().at(hex))
        if (const TileSide* side = document.catalogue().find(tile.side))
            for (const Road& road : side->roads) {
                const Edge from = onBoard(road.from, tile);
                const Edge to = onBoard(road.to, tile);
                if (from == arrival || to == arrival)
                    exits.append(from == arrival ? to : from);
            }
    for (const Edge edge : allEdges)
        exits.append(edge);
    const auto open = std::find_if(exits.begin(), exits.end(), [&](Edge edge) {
        return edge != arrival && isOpen(document, {hex, edge});
    });
    return open == exits.end() ? std::nullopt : std::optional(OpenEnd{hex, *open});
}

} // namespace stagewright
