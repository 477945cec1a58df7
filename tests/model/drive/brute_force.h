#pragma once

#include "model/drive/drive_value.h"
#include "model/drive/rules.h"
#include "model/drive/space.h"

namespace stagewright {

/// The exact solver's question answered in the plainest way, sharing nothing with the solver but
/// the space graph: every face of every die is looked at, every way through a jump is walked.
/// Only for tiny stages.
DriveValue bruteForce(const SpaceGraph& graph, const DriveRules& rules, const Dashboard& dashboard);

} // namespace stagewright
