#include "tests/model/drive/race/race_roads.h"

#include "model/drive/race/stage_racing.h"
#include "tests/rulebook_stages.h"

#include <stdexcept>

namespace stagewright {

SpaceVertex spaceAt(int row, int lane, int lanes) {
    return static_cast<SpaceVertex>(1 + row * lanes + lane);
}

RaceRoad straightRoad(int rows, int lanes) {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> arcs;
    for (int lane = 0; lane < lanes; ++lane)
        arcs.emplace_back(startVertex, spaceAt(0, lane, lanes));
    for (int row = 0; row < rows; ++row)
        for (int lane = 0; lane < lanes; ++lane)
            for (int next = std::max(0, lane - 1); next <= std::min(lanes - 1, lane + 1); ++next)
                arcs.emplace_back(spaceAt(row, lane, lanes), spaceAt(row + 1, next, lanes));
    const std::vector<Entrance> entrances(arcs.size());
    const auto count = spaceAt(rows + 1, 0, lanes);
    RaceRoad road;
    road.graph =
        SpaceGraph(boost::edges_are_sorted, arcs.begin(), arcs.end(), entrances.begin(), count);
    road.graph[startVertex].kind = SpaceKind::Start;
    road.spaces.resize(count);
    constexpr int length = 50;
    for (int row = 0; row <= rows; ++row)
        for (int lane = 0; lane < lanes; ++lane) {
            const SpaceVertex v = spaceAt(row, lane, lanes);
            road.graph[v].begin = std::int64_t{row} * length;
            road.graph[v].end = std::int64_t{row + 1} * length;
            road.graph[v].tile = row * length / roadLength;
            road.graph[v].finish = row == rows;
            road.spaces[v].cell = road.cells++;
            road.spaces[v].left = lane;
            road.spaces[v].right = lane + 1;
            road.spaces[v].lanes = lanes;
        }
    road.pieces.resize(static_cast<std::size_t>(rows * length / roadLength + 1));
    for (std::size_t i = 0; i < road.pieces.size(); ++i) {
        road.pieces[i].piece = static_cast<std::int32_t>(i);
        road.pieces[i].danger = Danger::Low;
    }
    road.piecesALap = static_cast<int>(road.pieces.size());
    for (int lane = 0; lane < lanes; ++lane)
        road.grid.push_back(spaceAt(0, lane, lanes));
    return road;
}

RaceRoad roadFrom(const std::string& file, const DriveRules& rules, int laps) {
    auto road = raceRoadOf(stageFrom(QString::fromStdString(file)), games(), rules, laps);
    if (!road)
        throw std::runtime_error(sentence(road.error()).toStdString());
    return *std::move(road);
}

std::shared_ptr<const RaceSimulator> racesOn(RaceRoad road, const DriveRules& rules,
                                             const RaceSettings& settings) {
    auto simulator = RaceSimulator::make(std::move(road), rules, settings);
    if (!simulator)
        throw std::runtime_error(sentence(simulator.error()).toStdString());
    return *simulator;
}

} // namespace stagewright
