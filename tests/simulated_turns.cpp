#include "tests/simulated_turns.h"

#include "model/drive/drive_task.h"
#include "model/drive/simulation.h"
#include "model/layouts/hextiles/driving/tile_drive.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "tests/rulebook_stages.h"

namespace stagewright {

double simulatedTurns(const Stage& stage, const DriveRules& rules, std::int64_t drives) {
    const RoadGraph roads(stage, catalogue());
    auto task = driveTaskOf(stage, roads, findRoute(stage, roads), rules, stage.info.laps).value();
    if (const Dashboard* said = dashboardNamed(rules, stage.info.dashboard))
        task.dashboard = *said;
    const Simulator cars(task.pieces, task.graph, rules, task.dashboard, {});
    return simulate(cars, {.mostDrives = drives}).value().turns();
}

} // namespace stagewright
