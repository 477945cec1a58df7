#include "editor/document/reversal.h"

#include "validators/fit.h"

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
RouteEnd routeEnd(const Document& document, const RouteStep& step, bool first) {
    const Placement& tile = document.stage().placements().at(step.placement);
    const TileSide& side = *document.catalogue().find(tile.side);
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

tl::expected<NamedEdit, QString> exchanged(const Document& document, const RouteEnd& start,
                                           const RouteEnd& finish) {
    const Placement newStart = laidAt(start, finish);
    const Placement newFinish = laidAt(finish, start);
    Stage after = document.stage();
    after.remove(start.tile);
    after.remove(finish.tile);
    after.insert(newStart);
    if (!fit(after, document.catalogue(), newFinish).fits())
        return tl::unexpected(doesNotFit(newFinish, start.tile));
    after.remove(newStart);
    after.insert(newFinish);
    if (!fit(after, document.catalogue(), newStart).fits())
        return tl::unexpected(doesNotFit(newStart, finish.tile));
    return NamedEdit{{{start.tile, finish.tile}, {newStart, newFinish}, std::nullopt},
                     [] { return Reversal::tr("Reverse the stage"); }};
}

tl::expected<NamedEdit, QString> turnedRound(const Document& document, const Placement& old) {
    Stage rest = document.stage();
    rest.remove(old);
    Placement tile = old;
    tile.turn = tile.turn + Turn(3);
    if (!fit(rest, document.catalogue(), tile).fits())
        return tl::unexpected(
            Reversal::tr("Tile %1 does not fit the other way round").arg(old.side.toString()));
    return NamedEdit{{{old}, {tile}, std::nullopt},
                     [] { return Reversal::tr("Reverse the circuit"); }};
}

} // namespace

tl::expected<NamedEdit, QString> reversed(const Document& document) {
    const Route& route = document.route();
    if (!route.complete || route.steps.empty())
        return tl::unexpected(
            Reversal::tr("The stage can be reversed once a route leads from start to finish"));
    const RouteEnd start = routeEnd(document, route.steps.front(), true);
    if (document.stage().info.kind == StageKind::Circuit)
        return turnedRound(document, start.tile);
    return exchanged(document, start, routeEnd(document, route.steps.back(), false));
}

} // namespace stagewright
