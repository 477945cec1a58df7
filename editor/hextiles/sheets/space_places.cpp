#include "editor/hextiles/sheets/space_places.h"

#include "editor/hextiles/sheets/space_graph_overlay.h"
#include "model/drive/space_graph.h"
#include "model/layouts/hextiles/catalogue/centre_line.h"
#include "model/layouts/hextiles/driving/tile_race.h"
#include "model/layouts/hextiles/driving/tile_space_graph.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/road_graph.h"

#include <cmath>

namespace stagewright {

namespace {

constexpr double beforeTheLine = 0.24; // circumradii

/// Places on the roads of a route.
class RoadPlaces {
public:
    RoadPlaces(const Stage& stage, const DrivenRoute& route) : stage_(stage), route_(route) {
        lines_.reserve(route.roads.size());
        for (const DrivenRoad& road : route.roads)
            lines_.emplace_back(*road.road);
    }

    [[nodiscard]] SpacePlace start() const {
        const CentreLine& line = lines_.front();
        const double back = beforeTheLine / std::max(0.1, line.length());
        return onRoad(0, route_.startLine / 100.0 - back);
    }

    [[nodiscard]] SpacePlace of(const SpaceNode& space) const {
        const auto road = static_cast<std::size_t>(space.tile);
        const SpacePlace first = onSpace(road, space.space, space.kind);
        if (space.nextSpace < 0)
            return first;
        const SpacePlace second = onSpace(road + 1, space.nextSpace, space.kind);
        return {(first.at + second.at) / 2, unit(first.along + second.along)};
    }

private:
    [[nodiscard]] static QPointF unit(QPointF way) {
        const double length = std::hypot(way.x(), way.y());
        return length > 0 ? way / length : QPointF(1, 0);
    }
    [[nodiscard]] const Placement& tileOf(std::size_t road) const {
        return tilesOf(stage_).placements()[route_.roads[road].placement];
    }
    [[nodiscard]] SpacePlace onBoard(std::size_t road, QPointF at, QPointF along) const {
        const Placement& tile = tileOf(road);
        if (!route_.roads[road].forward)
            along = -along;
        return {centre(tile.hex) + turned(at, tile.turn), turned(along, tile.turn)};
    }

    /// @param s in driving direction
    [[nodiscard]] SpacePlace onRoad(std::size_t road, double s) const {
        const double there = route_.roads[road].forward ? s : 1 - s;
        const double inside = std::clamp(there, 0.0, 1.0);
        const CentreLine::Pose pose = lines_[road].pose(inside);
        const QPointF at = pose.at + pose.along * (there - inside) * lines_[road].length();
        return onBoard(road, at, pose.along);
    }

    [[nodiscard]] SpacePlace onSpace(std::size_t road, std::int32_t number, SpaceKind kind) const {
        const DrivenRoad& driven = route_.roads[road];
        const Space& space = driven.road->spaces[static_cast<std::size_t>(number)];
        double s = (space.s.begin + space.s.end) / 200.0;
        if (kind == SpaceKind::FirstHalf || kind == SpaceKind::SecondHalf) {
            const bool lower = (kind == SpaceKind::FirstHalf) == driven.forward;
            s = (space.s.begin * (lower ? 3 : 1) + space.s.end * (lower ? 1 : 3)) / 400.0;
        }
        return onBoard(road, spaceMiddle(*driven.road, space, kind, driven.forward),
                       lines_[road].pose(s).along);
    }

    const Stage& stage_;
    const DrivenRoute& route_;
    std::vector<CentreLine> lines_;
};

Expected<DrivenRoute> routeWithLaps(const Stage& stage, const RoadGraph& roads) {
    return drivenRoute(stage, roads, findRoute(stage, roads), stage.info.laps);
}

} // namespace

SpacePlaces spacePlaces(const Stage& stage, const DrivenRoute& route, const SpaceGraph& graph) {
    const RoadPlaces roads(stage, route);
    SpacePlaces places{roads.start()};
    for (SpaceVertex v = 1; v < num_vertices(graph); ++v)
        places.push_back(roads.of(graph[v]));
    return places;
}

SpacePlaces spacePlaces(const Stage& stage, const Catalogue& catalogue) {
    const auto route = routeWithLaps(stage, RoadGraph(stage, catalogue));
    return route ? spacePlaces(stage, *route, spaceGraph(*route)) : SpacePlaces();
}

SpacePlaces racePlaces(const Stage& stage, const Catalogue& catalogue) {
    const auto route = routeWithLaps(stage, RoadGraph(stage, catalogue));
    return route ? spacePlaces(stage, *route, raceGraph(*route)) : SpacePlaces();
}

SpacePlace between(const SpacePlace& from, const SpacePlace& to, double part) {
    const double t = part;
    const QPointF way = to.at - from.at;
    const double length = std::hypot(way.x(), way.y());
    if (part <= 0 || length == 0)
        return part <= 0 ? from : to;
    if (part >= 1)
        return to;
    // Hermite's cubic: it keeps the headings at both ends.
    const QPointF out = from.along * length;
    const QPointF in = to.along * length;
    const double t2 = t * t;
    const double t3 = t2 * t;
    const QPointF at = from.at * (2 * t3 - 3 * t2 + 1) + out * (t3 - 2 * t2 + t) +
                       to.at * (3 * t2 - 2 * t3) + in * (t3 - t2);
    const QPointF along = from.at * (6 * t2 - 6 * t) + out * (3 * t2 - 4 * t + 1) +
                          to.at * (6 * t - 6 * t2) + in * (3 * t2 - 2 * t);
    const double speed = std::hypot(along.x(), along.y());
    return {at, speed > 0 ? along / speed : to.along};
}

} // namespace stagewright
