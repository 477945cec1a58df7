#include "model/layouts/hextiles/building/continuation.h"

#include "model/layouts/hextiles/building/fit.h"

#include <tuple>

namespace stagewright {

namespace {

/// How far to the right the road that is entered over `arrival` (of the unturned tile) bears, in
/// sixths of a circle; a bend that goes on straight counts a little.
double bearing(const Road& road, Edge arrival) {
    const bool asPrinted = road.from == arrival;
    const Edge exit = asPrinted ? road.to : road.from;
    const int turn = (Turn(index(exit)) - Turn(index(arrival))).sixths() - 3;
    if (turn != 0 || !road.bulge)
        return turn;
    const bool toTheRight = (*road.bulge == Bulge::Right) == asPrinted;
    return toTheRight ? 0.5 : -0.5;
}

/// Null if the side has no road there.
const Road* roadAt(const TileSide* side, Edge arrival) {
    if (!side)
        return nullptr;
    for (const Road& road : side->roads)
        if (road.from == arrival || road.to == arrival)
            return &road;
    return nullptr;
}

} // namespace

Placement continuation(const Stage& stage, const Catalogue& catalogue, const OpenEnd& end,
                       TileId side, PreferredBend preferred) {
    const TileSide* known = catalogue.find(side);
    Placement best{end.beyond(), side, {}, 0, 0, {}, {}};
    std::tuple<bool, double, bool, bool, int> bestRank{};
    for (int sixths = 0; sixths < 6; ++sixths) {
        Placement tile = best;
        tile.turn = Turn(sixths);
        const Edge arrival = onTile(end.arrival(), tile);
        const Road* road = roadAt(known, arrival);
        const double right = road ? bearing(*road, arrival) : 0;
        const double leaning = preferred == PreferredBend::Left    ? -right
                               : preferred == PreferredBend::Right ? right
                                                                   : 0;
        const Fit how = fit(stage, catalogue, tile);
        const std::tuple rank{road != nullptr, leaning, how.fits(), road && road->from == arrival,
                              how.joins()};
        if (sixths == 0 || rank > bestRank) {
            best = tile;
            bestRank = rank;
        }
    }
    return best;
}

} // namespace stagewright
