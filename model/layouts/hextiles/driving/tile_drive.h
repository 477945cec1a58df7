#pragma once

#include "model/drive/stage_driving.h"
#include "model/layouts/hextiles/stage/route.h"

namespace stagewright {

class RoadGraph;

/// @return a fault if the stage has no route, or no car gets through
/// @param roads its road graph
[[nodiscard]] Expected<DriveTask> driveTaskOf(const Stage& stage, const RoadGraph& roads,
                                              const Route& route, const DriveRules& rules,
                                              int laps);

/// How hex tiles are driven.
[[nodiscard]] StageDriving tileDriving();

} // namespace stagewright
