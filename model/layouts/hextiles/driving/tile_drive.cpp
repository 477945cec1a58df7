#include "model/layouts/hextiles/driving/tile_drive.h"

#include "model/drive/drive_task.h"
#include "model/drive/space_graph.h"
#include "model/layouts/hextiles/driving/driven_route.h"
#include "model/layouts/hextiles/driving/roadbook.h"
#include "model/layouts/hextiles/driving/tile_space_graph.h"
#include "model/layouts/hextiles/stage/pacenote.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>

#include <algorithm>
#include <variant>

namespace stagewright {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(TileDrive)
};

/// The states of a drive take 8 to 16 kilobytes for each space: so 500 MB are not exceeded.
constexpr std::int64_t mostDriven = 25'000;

std::int64_t spacesOn(const Route& route, const RoadGraph& roads, int laps) {
    const auto count = [&](const std::vector<RouteStep>& steps) {
        std::int64_t spaces = 0;
        for (const RouteStep& step : steps) {
            const TileSide* side = roads.side(static_cast<std::size_t>(step.placement));
            spaces += std::ssize(side->roads[static_cast<std::size_t>(step.road)].spaces);
        }
        return spaces;
    };
    return count(route.leadIn) + laps * count(route.steps);
}

/// A corner is called as its pacenote calls it.
TightestCorner cornerOf(const BendNote& bend) {
    constexpr int sharp = 3;
    constexpr int flat = 6;
    if (bend.hairpin)
        return TightestCorner::Hairpin;
    if (bend.severity == flat)
        return TightestCorner::None;
    return bend.severity <= sharp ? TightestCorner::Sharp : TightestCorner::Fast;
}

DrivenPiece pieceOf(const Stage& stage, const DrivenRoad& road) {
    const Placement& tile = tilesOf(stage).placements()[road.placement];
    DrivenPiece piece{tile.laid, tile.side.toString(), {tile.hex.q, tile.hex.r}};
    piece.terrain = road.side->terrain;
    piece.danger = road.side->danger;
    for (const NotePart& part : pacenote(*road.side, *road.road, road.forward).parts) {
        if (const auto* bend = std::get_if<BendNote>(&part))
            piece.corner = std::max(piece.corner, cornerOf(*bend));
        piece.jump = piece.jump || std::holds_alternative<JumpNote>(part);
        piece.ford = piece.ford || std::holds_alternative<FordNote>(part);
    }
    piece.ford = piece.ford || !road.fords.empty();
    for (const Space& space : road.road->spaces) {
        piece.climbs = piece.climbs || !space.climb.empty();
        piece.spaces << space.id;
    }
    return piece;
}

/// The terrain of most pieces; between equal ones the first in the enumeration.
Terrain usualTerrain(const DrivenPieces& pieces) {
    std::map<Terrain, int> counts;
    for (const DrivenPiece& piece : pieces)
        ++counts[piece.terrain];
    return std::max_element(counts.begin(), counts.end(),
                            [](const auto& a, const auto& b) { return a.second < b.second; })
        ->first;
}

Expected<DriveTask> taskOfTiles(const Stage& stage, const DriveRules& rules, int laps,
                                const Games& games) {
    const RoadGraph roads(stage, games.data<Catalogue>());
    return driveTaskOf(stage, roads, findRoute(stage, roads), rules, laps);
}

StageWay wayOfTiles(const Stage& stage, const Games& games) {
    const RoadGraph roads(stage, games.data<Catalogue>());
    const Route route = findRoute(stage, roads);
    const RoadFigures figures = roadFigures(roads, route);
    StageWay way{figures.spaces, {}, figures.bends, figures.longestStraight};
    for (const Placement& tile : tilesOf(stage).placements())
        if (const TileSide* side = games.data<Catalogue>().find(tile.side);
            side && side->terrain != Terrain::None)
            ++way.terrains[side->terrain];
    return way;
}

} // namespace

Expected<DriveTask> driveTaskOf(const Stage& stage, const RoadGraph& roads, const Route& route,
                                const DriveRules& rules, int laps) {
    const bool circuit = stage.info.kind == StageKind::Circuit;
    if (const auto count = spacesOn(route, roads, circuit ? laps : 1); count > mostDriven)
        return tl::unexpected(
            Fault{Texts::tr("the route is too long to be driven: it has %1 spaces, all laps "
                            "counted, and the most is %2")
                      .arg(count)
                      .arg(mostDriven),
                  {},
                  circuit ? Texts::tr("Choose fewer laps, or lay fewer tiles")
                          : Texts::tr("Lay fewer tiles"),
                  {}});
    auto driven = drivenRoute(stage, roads, route, laps);
    if (!driven)
        return tl::unexpected(driven.error());
    SpaceGraph graph = spaceGraph(*driven);
    if (!spacesThatLeadOn(graph)[startVertex])
        return tl::unexpected(Fault{Texts::tr("the road leads from the start to the finish, but no "
                                              "car gets through"),
                                    {},
                                    Texts::tr("\"stagewright check\" says where"),
                                    {}});
    DrivenPieces pieces;
    for (const DrivenRoad& road : driven->roads)
        pieces.push_back(pieceOf(stage, road));
    const Dashboard dashboard = dashboardFor(rules, usualTerrain(pieces));
    return DriveTask{std::move(pieces), std::move(graph), dashboard, circuit ? laps : 1,
                     driven->tilesALap};
}

StageDriving tileDriving() {
    return {taskOfTiles, wayOfTiles};
}

} // namespace stagewright
