#include "model/layouts/hextiles/building/reversal.h"

#include "model/layouts/hextiles/building/fit.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct Reversal {
    Q_DECLARE_TR_FUNCTIONS(Reversal)
};

/// An end of the route: its tile, and the edge by which the rest of the route joins it.
struct RouteEnd {
    Placement tile;
    Edge joint; ///< of the unturned tile

    [[nodiscard]] Edge jointOnBoard() const { return onBoard(joint, tile); }
};

/// @param first whether the route begins here rather than ends
RouteEnd routeEnd(const Stage& stage, const Catalogue& catalogue, const RouteStep& step,
                  bool first) {
    const Placement& tile = tilesOf(stage).placements().at(step.placement);
    const TileSide& side = *catalogue.find(tile.side);
    const Road& road = side.roads[static_cast<std::size_t>(step.road)];
    return {tile, step.forward == first ? road.to : road.from};
}

/// The tile of one end laid where the other is.
Placement laidAt(const RouteEnd& end, const RouteEnd& place) {
    Placement tile = end.tile;
    tile.hex = place.tile.hex;
    tile.turn = Turn(index(place.jointOnBoard())) - Turn(index(end.joint));
    return tile;
}

QString doesNotFit(const Placement& tile, const Placement& there) {
    return Reversal::tr("Tile %1 does not fit where %2 lies")
        .arg(tile.side.toString(), there.side.toString());
}

tl::expected<Edit, QString> exchanged(const Stage& stage, const Catalogue& catalogue,
                                      const RouteEnd& start, const RouteEnd& finish) {
    const Placement newStart = laidAt(start, finish);
    const Placement newFinish = laidAt(finish, start);
    Stage after = stage;
    tilesOf(after).remove(start.tile);
    tilesOf(after).remove(finish.tile);
    tilesOf(after).insert(newStart);
    if (!fit(after, catalogue, newFinish).fits())
        return tl::unexpected(doesNotFit(newFinish, start.tile));
    tilesOf(after).remove(newStart);
    tilesOf(after).insert(newFinish);
    if (!fit(after, catalogue, newStart).fits())
        return tl::unexpected(doesNotFit(newStart, finish.tile));
    return editOf({{start.tile, finish.tile}, {newStart, newFinish}});
}

tl::expected<Edit, QString> turnedRound(const Stage& stage, const Catalogue& catalogue,
                                        const Placement& old) {
    Stage rest = stage;
    tilesOf(rest).remove(old);
    Placement tile = old;
    tile.turn = tile.turn + Turn(3);
    if (!fit(rest, catalogue, tile).fits())
        return tl::unexpected(
            Reversal::tr("Tile %1 does not fit the other way round").arg(old.side.toString()));
    return editOf({{old}, {tile}});
}

} // namespace

tl::expected<Edit, QString> reversed(const Stage& stage, const Catalogue& catalogue,
                                     const Route& route) {
    if (!route.complete || route.steps.empty())
        return tl::unexpected(
            Reversal::tr("The stage can be reversed once a route leads from start to finish"));
    const RouteEnd start = routeEnd(stage, catalogue, route.steps.front(), true);
    if (stage.info.kind == StageKind::Circuit)
        return turnedRound(stage, catalogue, start.tile);
    return exchanged(stage, catalogue, start,
                     routeEnd(stage, catalogue, route.steps.back(), false));
}

} // namespace stagewright
