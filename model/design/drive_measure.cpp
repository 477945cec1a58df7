#include "model/design/drive_measure.h"

#include "model/drive/exact_solver.h"
#include "model/drive/simulation.h"
#include "model/layouts/hextiles/driving/tile_drive.h"

#include <algorithm>
#include <numeric>

namespace stagewright {

std::optional<DriveMeasure>
measuredDrive(const Stage& stage, const Catalogue& catalogue, const DriveRules& rules, int players,
              const std::stop_token& stop,
              const std::function<bool(const DriveMeasure&)>& worthDriving) {
    const RoadGraph roads(stage, catalogue);
    auto task = driveTaskOf(stage, roads, findRoute(stage, roads), rules, stage.info.laps);
    if (!task)
        return std::nullopt;
    if (const Dashboard* said = dashboardNamed(rules, stage.info.dashboard))
        task->dashboard = *said;
    const auto exact = solveExactly(task->graph, rules, task->dashboard, stop);
    if (!exact)
        return std::nullopt;
    std::vector<double> losses(task->pieces.size());
    for (SpaceVertex v = 1; v < num_vertices(task->graph); ++v)
        losses[static_cast<std::size_t>(task->graph[v].tile)] += exact->spaces[v].loses;
    DriveMeasure measure;
    measure.seconds = exact->start.seconds;
    measure.turns = exact->start.turns;
    measure.difficulty = difficultyOf(task->pieces, losses).difficulty;
    measure.lossesOnTen = 10 * std::accumulate(losses.begin(), losses.end(), 0.0) /
                          static_cast<double>(losses.size());
    measure.minutes = tableMinutes(rules, usualMishaps * measure.turns, players);
    if (worthDriving && !worthDriving(measure))
        return measure;
    const Simulator cars(task->pieces, task->graph, rules, task->dashboard, {});
    const auto drives = simulate(cars, {.mostDrives = fewDrives}, stop);
    if (!drives)
        return std::nullopt;
    measure.minutes = tableMinutes(rules, drives->turns(), players);
    return measure;
}

} // namespace stagewright
