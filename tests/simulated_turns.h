#pragma once

#include "model/drive/rules.h"
#include "model/game/stage.h"

#include <cstdint>

namespace stagewright {

/// Turns of a drive of a stage of hex tiles that can be driven, with mishaps: the mean of so many
/// simulated ones.
double simulatedTurns(const Stage& stage, const DriveRules& rules, std::int64_t drives);

} // namespace stagewright
