#include "editor/hextiles/sheets/route_arrows.h"

#include "model/layouts/hextiles/catalogue/centre_line.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

namespace stagewright {

namespace {

RouteArrow leaving(const Placement& placement, const Road& road, bool forward) {
    const CentreLine::Pose end = CentreLine(road).pose(forward ? 1 : 0);
    const QPointF along = forward ? end.along : -end.along;
    return {centre(placement.hex) + turned(end.at, placement.turn), turned(along, placement.turn)};
}

} // namespace

std::vector<RouteArrow> routeArrows(const Stage& stage, const Catalogue& catalogue,
                                    const Route& route) {
    std::vector<RouteArrow> arrows;
    const auto add = [&](const std::vector<RouteStep>& steps) {
        for (const RouteStep& step : steps) {
            const Placement& placement = tilesOf(stage).placements()[step.placement];
            if (const TileSide* side = catalogue.find(placement.side))
                arrows.push_back(leaving(
                    placement, side->roads[static_cast<std::size_t>(step.road)], step.forward));
        }
    };
    add(route.leadIn);
    add(route.steps);
    return arrows;
}

} // namespace stagewright
