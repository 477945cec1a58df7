#include "model/layouts/hextiles/driving/tile_race.h"

#include "model/drive/drive_task.h"
#include "model/drive/race/race_road.h"
#include "model/drive/space_graph.h"
#include "model/layouts/hextiles/driving/lanes.h"
#include "model/layouts/hextiles/driving/tile_drive.h"
#include "model/layouts/hextiles/driving/tile_space_graph.h"
#include "model/layouts/hextiles/stage/road_graph.h"

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

/// Numbers for printed spaces; those that are one for cars get one.
class PrintedSpaces {
public:
    explicit PrintedSpaces(const DrivenRoute& route) : route_(route) {}

    /// @param tile of the route
    std::uint32_t number(std::int32_t tile, std::int32_t space) {
        const DrivenRoad& driven = route_.roads[static_cast<std::size_t>(tile)];
        const Space& printed = driven.road->spaces[static_cast<std::size_t>(space)];
        const auto own = numberOf(driven.placement, printed.id);
        if (printed.slide)
            for (const Space& other : driven.road->spaces)
                if (other.slide && other.s == printed.s)
                    unite(own, numberOf(driven.placement, other.id));
        return own;
    }
    void unite(std::uint32_t a, std::uint32_t b) { first_[root(a)] = root(b); }
    std::uint32_t root(std::uint32_t number) {
        while (first_[number] != number)
            number = first_[number] = first_[first_[number]];
        return number;
    }

private:
    std::uint32_t numberOf(std::int32_t placement, const QString& id) {
        const auto [at, isNew] =
            numbers_.emplace(std::pair(placement, id), static_cast<std::uint32_t>(first_.size()));
        if (isNew)
            first_.push_back(at->second);
        return at->second;
    }

    const DrivenRoute& route_;
    std::map<std::pair<std::int32_t, QString>, std::uint32_t> numbers_;
    std::vector<std::uint32_t> first_; ///< of those that are one
};

/// Rules of the race, "inside": the side to which the road bends; of one that swings out and comes
/// back the other side than its bulge. A straight one: the left, decided here.
bool bendsRight(const DrivenRoad& driven) {
    const Road& road = *driven.road;
    if (road.shape == Shape::Bend && road.bulge)
        return (*road.bulge == Bulge::Left) == driven.forward;
    const int turn = (Turn(index(road.to)) - Turn(index(road.from))).sixths();
    constexpr int straight = 3;
    if (turn == straight || turn == 0)
        return false;
    return (turn > straight) == driven.forward;
}

RaceSpace spaceOf(const SpaceNode& node, const DrivenRoad& driven) {
    const Road& road = *driven.road;
    const Space& printed = road.spaces[static_cast<std::size_t>(node.space)];
    const int widest = road.widestLanes();
    RaceSpace space;
    const bool isHalf = node.kind == SpaceKind::FirstHalf || node.kind == SpaceKind::SecondHalf;
    const LaneSpan lanes = isHalf           ? LaneSpan{0, static_cast<double>(widest)}
                           : driven.forward ? printed.lanes
                                            : mirrored(printed.lanesAtEnd(), widest);
    space.left = lanes.left;
    space.right = lanes.right;
    space.lanes = widest;
    space.isCorner = !isHalf && (printed.limit || printed.limitHazard);
    space.bendsRight = bendsRight(driven);
    space.isOutside = printed.corner && printed.corner->line == CornerLine::Outside;
    return space;
}

/// The spaces of the grid on the first tile before the line, by their places.
std::vector<SpaceVertex> gridOf(const RaceRoad& road, const DrivenRoute& route) {
    std::map<int, SpaceVertex> places;
    const DrivenRoad& first = route.roads.front();
    for (SpaceVertex v = startVertex + 1; v < num_vertices(road.graph); ++v) {
        const SpaceNode& node = road.graph[v];
        if (node.tile != 0 || node.end > 2 * std::int64_t{route.startLine})
            continue;
        if (const auto place = first.road->spaces[static_cast<std::size_t>(node.space)].grid)
            places.emplace(*place, v);
    }
    std::vector<SpaceVertex> grid;
    for (const auto& [place, space] : places) {
        if (place != static_cast<int>(grid.size()) + 1)
            break;
        grid.push_back(space);
    }
    return grid;
}

Expected<RaceRoad> roadOfTiles(const Stage& stage, const DriveRules& rules, int laps,
                               const Games& games) {
    const RoadGraph roads(stage, games.data<Catalogue>());
    const Route found = findRoute(stage, roads);
    auto task = driveTaskOf(stage, roads, found, rules, laps);
    if (!task)
        return tl::unexpected(task.error());
    auto route = drivenRoute(stage, roads, found, laps);
    if (!route)
        return tl::unexpected(route.error());
    RaceRoad road;
    road.graph = raceGraph(*route);
    road.pieces = std::move(task->pieces);
    road.dashboard = std::move(task->dashboard);
    road.laps = task->laps;
    road.piecesALap = task->piecesALap;
    addRaceSpaces(road, *route);
    return road;
}

} // namespace

void addRaceSpaces(RaceRoad& road, const DrivenRoute& route) {
    PrintedSpaces printed(route);
    const auto count = num_vertices(road.graph);
    std::vector<std::uint32_t> numbers(count);
    for (SpaceVertex v = startVertex + 1; v < count; ++v) {
        const SpaceNode& node = road.graph[v];
        numbers[v] = printed.number(node.tile, node.space);
        if (node.nextSpace >= 0)
            printed.unite(numbers[v], printed.number(node.tile + 1, node.nextSpace));
    }
    std::map<std::uint32_t, std::uint32_t> cells;
    road.spaces.assign(count, {});
    for (SpaceVertex v = startVertex + 1; v < count; ++v) {
        const SpaceNode& node = road.graph[v];
        road.spaces[v] = spaceOf(node, route.roads[static_cast<std::size_t>(node.tile)]);
        road.spaces[v].cell =
            cells.emplace(printed.root(numbers[v]), static_cast<std::uint32_t>(cells.size()))
                .first->second;
    }
    road.cells = static_cast<std::uint32_t>(cells.size());
    road.grid = gridOf(road, route);
}

SpaceGraph raceGraph(const DrivenRoute& route) {
    const auto& first = route.roads.front().road->spaces;
    const bool hasGrid = std::any_of(first.begin(), first.end(),
                                     [](const Space& space) { return space.grid.has_value(); });
    if (!hasGrid)
        return spaceGraph(route);
    DrivenRoute fromGrid = route;
    fromGrid.startLine = 0;
    return spaceGraph(fromGrid);
}

StageRacing tileRacing() {
    return {roadOfTiles};
}

} // namespace stagewright
