#include "editor/document/continuation.h"

#include "validators/fit.h"

#include <algorithm>
#include <tuple>

namespace stagewright {

namespace {

struct OpenEnd {
    Hex hex;   ///< the empty one
    Edge edge; ///< of that hex, where the road arrives
};

std::optional<OpenEnd> openEnd(const Document& document, Group selected) {
    std::optional<OpenEnd> best;
    std::tuple<bool, int> bestRank{false, -1};
    for (const Finding& finding : document.findings()) {
        if (finding.rule != QLatin1StringView("open-road-end") || !finding.edge)
            continue;
        for (const Placement& tile : document.stage().at(finding.hexes.front())) {
            const bool isSelected =
                std::any_of(selected.begin(), selected.end(),
                            [&](const Placement& each) { return each.laid == tile.laid; });
            const std::tuple rank{isSelected, tile.laid};
            const Hex beyond = neighbour(tile.hex, *finding.edge);
            if (rank <= bestRank || !onBoard(beyond))
                continue;
            best = OpenEnd{beyond, opposite(*finding.edge)};
            bestRank = rank;
        }
    }
    return best;
}

} // namespace

std::optional<Placement> continuation(const Document& document, Group selected, TileId side) {
    const auto end = openEnd(document, selected);
    if (!end)
        return std::nullopt;
    const TileSide* known = document.catalogue().find(side);
    Placement best{end->hex, side, {}, 0, 0, {}, {}};
    std::tuple<bool, bool, bool, int> bestRank{};
    for (int sixths = 0; sixths < 6; ++sixths) {
        Placement tile = best;
        tile.turn = Turn(sixths);
        const Edge arrival = onTile(end->edge, tile);
        const bool joins = known && known->lanesAt(arrival) > 0;
        const bool asPrinted = joins && known->roads.front().from == arrival;
        const Fit how = fit(document.stage(), document.catalogue(), tile);
        const std::tuple rank{joins, how.fits(), asPrinted, how.joins()};
        if (sixths == 0 || rank > bestRank) {
            best = tile;
            bestRank = rank;
        }
    }
    return best;
}

} // namespace stagewright
