#include "model/design/drive_measure.h"

#include "model/drive/drive_task.h"
#include "model/drive/exact_solver.h"
#include "model/drive/simulation.h"
#include "model/drive/space_graph.h"
#include "model/drive/table_time.h"
#include "model/layouts/hextiles/driving/tile_drive.h"
#include "model/layouts/hextiles/stage/road_graph.h"

#include <algorithm>
#include <numeric>

namespace stagewright {

namespace {

/// By this part a damage token makes what is still to come longer, as it may take a die. By drives
/// of stages and circuits of both games (generate_bench mishaps).
constexpr double slowerByAToken = 0.045;

/// Drives that are enough to know the minutes to about a hundredth.
constexpr int fewDrives = 256;

Expected<DriveTask> taskOf(const Stage& stage, const Catalogue& catalogue,
                           const DriveRules& rules) {
    const RoadGraph roads(stage, catalogue);
    auto task = driveTaskOf(stage, roads, findRoute(stage, roads), rules, stage.info.laps);
    if (const Dashboard* said = dashboardNamed(rules, stage.info.dashboard); task && said)
        task->dashboard = *said;
    return task;
}

/// How often a loss of control is one that damages: all, where no card is drawn for it.
double crashChance(const DriveRules& rules) {
    if (!rules.hasCardBacks())
        return 1;
    const double all = std::accumulate(rules.backParts.begin(), rules.backParts.end(), 0.0);
    return rules.backParts.at(static_cast<std::size_t>(CardBack::Crash)) / all;
}

/// Turns beyond those of the best play, as they are expected.
double turnsByMishaps(const DriveTask& task, const DriveRules& rules, const ExactDrive& drive) {
    double turns = 0;
    for (SpaceVertex v = 1; v < num_vertices(task.graph); ++v) {
        const Danger danger = task.pieces[static_cast<std::size_t>(task.graph[v].tile)].danger;
        for (int gear = 1; gear <= highestGear; ++gear) {
            const double chance = drive.spaces[v].losesIn.at(static_cast<std::size_t>(gear));
            if (chance <= 0)
                continue;
            const LossEffect effect = rules.lossEffect(danger, gear);
            const double toCome = drive.policy.turns[turnIndex(v, 0)].turns;
            turns += chance * (effect.turnsLost + slowerByAToken * effect.tokens * toCome);
        }
    }
    return crashChance(rules) * turns;
}

} // namespace

std::optional<DriveMeasure> measuredDrive(const Stage& stage, const Catalogue& catalogue,
                                          const DriveRules& rules, int players,
                                          const std::stop_token& stop) {
    const auto task = taskOf(stage, catalogue, rules);
    if (!task)
        return std::nullopt;
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
    measure.minutes =
        tableMinutes(rules, measure.turns + turnsByMishaps(*task, rules, *exact), players);
    return measure;
}

std::optional<double> drivenMinutes(const Stage& stage, const Catalogue& catalogue,
                                    const DriveRules& rules, int players,
                                    const std::stop_token& stop) {
    const auto task = taskOf(stage, catalogue, rules);
    if (!task)
        return std::nullopt;
    const Simulator cars(task->pieces, task->graph, rules, task->dashboard, {});
    const auto drives = simulate(cars, {.mostDrives = fewDrives}, stop);
    return drives ? std::optional(tableMinutes(rules, drives->turns(), players)) : std::nullopt;
}

} // namespace stagewright
