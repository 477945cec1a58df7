#pragma once

#include "model/game/games.h"
#include "model/game/stage_results.h"
#include "model/rally/rally.h"

namespace stagewright {

/// Those of the stage's kind of layout, and what was entered of it all the same.
/// @param wheels spare wheels of a car by the rules of driving
[[nodiscard]] StageResults resultsOf(const Rally& rally, const RallyStage& stage,
                                     const Games& games, int wheels);

} // namespace stagewright
