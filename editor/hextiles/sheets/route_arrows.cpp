#include "editor/hextiles/sheets/route_arrows.h"

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/catalogue/centre_line.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QTransform>

namespace stagewright {

namespace {

/// @param s the part of the road that is driven by then
RouteArrow arrowOn(const Placement& placement, const CentreLine& line, bool forward, double s,
                   double length) {
    const CentreLine::Pose pose = line.pose(forward ? s : 1 - s);
    const QPointF along = forward ? pose.along : -pose.along;
    return {centre(placement.hex) + turned(pose.at, placement.turn), turned(along, placement.turn),
            length};
}

/// A road of the route as it lies.
struct RoadAsDriven {
    Placement placement;
    CentreLine line;
    bool forward;

    /// @param s the part of it that is driven by then
    [[nodiscard]] RouteArrow arrow(double s, double length) const {
        return arrowOn(placement, line, forward, s, length);
    }
};

/// @param next the road that it leads to, if there is one
std::vector<RouteArrow> placesNear(const RoadAsDriven& road, const RoadAsDriven* next) {
    constexpr double smaller = 0.75;
    constexpr double step = 0.04;    // circumradii
    constexpr double farthest = 0.4; // part of the road: the next arrow is not far
    constexpr double beyond = 0.25;  // likewise
    std::vector<RouteArrow> places;
    for (const double size : {1.0, smaller})
        for (double away = 0; away <= farthest * road.line.length(); away += step) {
            const double length = size * usualArrowLength;
            places.push_back(road.arrow(1 - away / road.line.length(), length));
            if (next && away > 0 && away <= beyond * next->line.length())
                places.push_back(next->arrow(away / next->line.length(), length));
        }
    return places;
}

/// @param make takes a placement, a road and whether it is driven forward
template <typename Make>
auto leaving(const Stage& stage, const Catalogue& catalogue, const Route& route, const Make& make) {
    using Made = decltype(make(std::declval<Placement>(), std::declval<Road>(), true));
    std::vector<Made> made;
    for (const std::vector<RouteStep>* steps : {&route.leadIn, &route.steps})
        for (const RouteStep& step : *steps) {
            const Placement& placement = tilesOf(stage).placements()[step.placement];
            if (const TileSide* side = catalogue.find(placement.side))
                made.push_back(make(placement, side->roads[static_cast<std::size_t>(step.road)],
                                    step.forward));
        }
    return made;
}

} // namespace

std::vector<RouteArrow> routeArrows(const Stage& stage, const Catalogue& catalogue,
                                    const Route& route) {
    return leaving(stage, catalogue, route,
                   [](const Placement& placement, const Road& road, bool forward) {
                       return arrowOn(placement, CentreLine(road), forward, 1, usualArrowLength);
                   });
}

std::vector<std::vector<RouteArrow>>
routeArrowPlaces(const Stage& stage, const Catalogue& catalogue, const Route& route) {
    const auto roads = leaving(stage, catalogue, route,
                               [](const Placement& placement, const Road& road, bool forward) {
                                   return RoadAsDriven{placement, CentreLine(road), forward};
                               });
    std::vector<std::vector<RouteArrow>> places;
    places.reserve(roads.size());
    for (std::size_t i = 0; i < roads.size(); ++i)
        places.push_back(placesNear(roads[i], i + 1 < roads.size() ? &roads[i + 1] : nullptr));
    return places;
}

const QPolygonF& arrowHead() {
    static const QPolygonF head{{{0.5, 0}, {-0.5, 0.5}, {-0.25, 0}, {-0.5, -0.5}}};
    return head;
}

QPolygonF outlineOf(const RouteArrow& arrow) {
    // Without the notch: what lies in it is taken for a part of the arrow.
    constexpr double rim = arrowRim / 2;
    const QPolygonF around{{{0.5 + rim, 0}, {-0.5 - rim, 0.5 + rim}, {-0.5 - rim, -0.5 - rim}}};
    const QPointF x = arrow.along * arrow.length;
    return QTransform(x.x(), x.y(), -x.y(), x.x(), arrow.at.x(), arrow.at.y()).map(around);
}

} // namespace stagewright
