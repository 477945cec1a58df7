#include "model/drive/estimate.h"

#include "model/drive/exact_solver.h"
#include "model/stage/tile_layout.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>

namespace stagewright {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Estimate)
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

/// The terrain of most roads; between equal ones the first in the enumeration.
Terrain usualTerrain(const DrivenRoute& route) {
    std::map<Terrain, int> counts;
    for (const DrivenRoad& road : route.roads)
        ++counts[road.side->terrain];
    return std::max_element(counts.begin(), counts.end(),
                            [](const auto& a, const auto& b) { return a.second < b.second; })
        ->first;
}

/// A tile that is driven several times is counted once, with all that happens on it.
std::vector<TileEstimate> tileEstimates(const DriveTask& task, const DriveStatistics& drives) {
    const DrivenRoute& route = task.route;
    std::map<std::int32_t, std::size_t> byPlacement;
    std::vector<TileEstimate> tiles;
    std::vector<double> gears;
    for (const DrivenRoad& road : route.roads)
        if (byPlacement.emplace(road.placement, tiles.size()).second)
            tiles.push_back({road.placement, 0, 0, 0});
    gears.resize(tiles.size());
    const auto count = static_cast<double>(std::max<std::int64_t>(1, drives.drives()));
    for (SpaceVertex v = 1; v < num_vertices(task.graph); ++v) {
        const auto road = static_cast<std::size_t>(task.graph[v].tile);
        const std::size_t at = byPlacement.at(route.roads[road].placement);
        for (int gear = 0; gear <= highestGear; ++gear) {
            const double turns = static_cast<double>(drives.turnsEnded(v, gear)) / count;
            tiles[at].turns += turns;
            gears[at] += turns * gear;
            if (gear == 0)
                tiles[at].losses += turns;
        }
    }
    for (std::size_t i = 0; i < tiles.size(); ++i)
        tiles[i].gear = tiles[i].turns > 0 ? gears[i] / tiles[i].turns : 0;
    return tiles;
}

QStringList remarksOn(const DriveTask& task) {
    QStringList remarks;
    bool climbs = false;
    bool mixed = false;
    for (const DrivenRoad& road : task.route.roads) {
        mixed = mixed || road.side->terrain != task.route.roads.front().side->terrain;
        for (const Space& space : road.road->spaces)
            climbs = climbs || !space.climb.empty();
    }
    if (climbs)
        remarks << Texts::tr("Climb arrows are not counted yet");
    if (mixed)
        remarks << Texts::tr("The surface changes, but the dice of \"%1\" are used "
                             "throughout")
                       .arg(task.dashboard.id);
    if (num_vertices(task.graph) > mostSpacesForDamage)
        remarks << Texts::tr("On so long a route damage is counted, but takes no dice away");
    return remarks;
}

/// What does not depend on any drive.
std::optional<Estimate> beforeDriving(const Stage& stage, const DriveTask& task,
                                      const DriveRules& rules, const std::stop_token& stop) {
    const auto exact = solveExactly(task.graph, rules, task.dashboard, stop);
    if (!exact)
        return std::nullopt;
    Estimate result;
    result.stageClass = stageClass(task.route.tilesALap);
    // By the exact chances, so that it depends on the stage alone.
    std::vector<double> losses(task.route.roads.size());
    for (SpaceVertex v = 1; v < num_vertices(task.graph); ++v)
        losses[static_cast<std::size_t>(task.graph[v].tile)] += exact->spaces[v].loses;
    result.difficulty = difficultyOf(task.route, losses);
    result.setupMinutes = setupMinutes(rules, static_cast<int>(tilesOf(stage).placements().size()));
    result.remarks = remarksOn(task);
    result.exactSeconds = exact->start.seconds;
    result.exactTurns = exact->start.turns;
    result.exactLoss = exact->start.loss;
    return result;
}

void addDrives(Estimate& result, const DriveTask& task, const DriveRules& rules,
               DriveStatistics drives) {
    result.drives = std::move(drives);
    result.tiles = tileEstimates(task, result.drives);
    for (int players = 1; players <= mostPlayersListed; ++players)
        result.tableMinutes.at(static_cast<std::size_t>(players) - 1) =
            tableMinutes(rules, result.drives.turns(), players);
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
    const Dashboard dashboard = dashboardFor(rules, usualTerrain(*driven));
    return DriveTask{*std::move(driven), std::move(graph), dashboard, circuit ? laps : 1};
}

std::optional<Estimate> estimate(const Stage& stage, const DriveTask& task, const DriveRules& rules,
                                 const EstimateRequest& request, const std::stop_token& stop,
                                 const EstimateProgress& progress) {
    auto result = beforeDriving(stage, task, rules, stop);
    if (!result)
        return std::nullopt;
    const Simulator cars(task.route, task.graph, rules, task.dashboard, request.drive);
    DriveProgress each;
    if (progress)
        each = [&](const DriveStatistics& so) {
            Estimate rough = *result;
            addDrives(rough, task, rules, so);
            progress(rough);
        };
    auto drives = simulate(cars, request.length, stop, each);
    if (!drives)
        return std::nullopt;
    addDrives(*result, task, rules, *std::move(drives));
    return result;
}

std::optional<std::vector<SoloTime>> soloTimes(const DriveTask& task, const DriveRules& rules,
                                               const std::stop_token& stop) {
    std::vector<SoloTime> times;
    for (const Dashboard& dashboard : rules.dashboards) {
        const auto drive = solveExactly(task.graph, rules, dashboard, stop);
        if (!drive)
            return std::nullopt;
        times.push_back({dashboard, drive->start.seconds, drive->start.turns});
    }
    return times;
}

QString minutesAndSeconds(double seconds) {
    const auto whole = static_cast<long long>(std::llround(seconds));
    return QStringLiteral("%1:%2").arg(whole / 60).arg(whole % 60, 2, 10, QLatin1Char('0'));
}

} // namespace stagewright
