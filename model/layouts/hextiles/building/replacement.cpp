#include "model/layouts/hextiles/building/replacement.h"

#include "model/layouts/hextiles/building/fit_tester.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace stagewright {

namespace {

int spacesOf(const TileSide& side) {
    int spaces = 0;
    for (const Road& road : side.roads)
        spaces += static_cast<int>(road.spaces.size());
    return spaces;
}

/// By how many edges of the board the roads of one tile leave and those of the other do not.
int edgesThatDiffer(const Placement& a, const TileSide& sideA, const Placement& b,
                    const TileSide& sideB) {
    return static_cast<int>(std::count_if(allEdges.begin(), allEdges.end(), [&](Edge edge) {
        return (sideA.lanesAt(onTile(edge, a)) > 0) != (sideB.lanesAt(onTile(edge, b)) > 0);
    }));
}

} // namespace

Placement inPlaceOf(const Placement& old, TileId side, const Stage& rest,
                    const Catalogue& catalogue) {
    Placement now = tilesOf(replace(old, side)).put.front();
    if (const auto turns = fittingTurns(rest, catalogue, now);
        !turns.isEmpty() && !turns.contains(now.turn))
        now.turn = turns.front();
    return now;
}

QList<TileId> replacementsFor(const Placement& old, const Stage& stage, const Catalogue& catalogue,
                              const std::function<bool(const TileId&)>& isThere, qsizetype most) {
    const TileSide* now = catalogue.find(old.side);
    if (!now)
        return {};
    Stage rest = stage;
    tilesOf(rest).remove(old);
    FitTester tester(rest, catalogue, old.hex);
    const int joins = tester.fit(old).joins();
    std::map<std::tuple<int, bool, int, TileId>, TileId> likest;
    for (const TileSide& side : catalogue.sides()) {
        if (side.id == old.side || side.role != now->role || !isThere(side.id))
            continue;
        const Placement next = inPlaceOf(old, side.id, rest, catalogue);
        const Fit fit = tester.fit(next);
        if (fit.fits() && fit.joins() >= joins)
            likest.emplace(std::tuple(edgesThatDiffer(old, *now, next, side),
                                      side.terrain != now->terrain,
                                      std::abs(spacesOf(side) - spacesOf(*now)), side.id),
                           side.id);
    }
    QList<TileId> sides;
    for (const auto& [likeness, side] : likest)
        if (sides.size() < most)
            sides.append(side);
    return sides;
}

Edit replaced(const Stage& stage, Group group, TileId side, const Catalogue& catalogue) {
    TileEdit edit;
    Stage rest = stage;
    for (const Placement& old : group) { // one after the other: each fits what lies there by then
        tilesOf(rest).remove(old);
        const Placement now = inPlaceOf(old, side, rest, catalogue);
        tilesOf(rest).insert(now);
        edit.taken.append(old);
        edit.put.append(now);
    }
    return editOf(std::move(edit));
}

Edit laidOver(const Placement& tile, const QList<Placement>& covered) {
    Placement now = tilesOf(replace(covered.front(), tile.side)).put.front();
    now.turn = tile.turn;
    return editOf({covered, {now}});
}

} // namespace stagewright
