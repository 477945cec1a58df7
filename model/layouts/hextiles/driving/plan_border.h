#pragma once

#include "model/layouts/hextiles/driving/road_plan.h"

namespace stagewright {

/// What happens at a border: moves over it, and pieces of one space that a slanted edge cuts
/// (moves 1, 2 and 8).
struct BorderPlan {
    std::vector<RoadPlan::Move> moves;                         ///< from `before` to `after`
    std::vector<std::pair<std::int32_t, std::int32_t>> joined; ///< likewise
};

[[nodiscard]] BorderPlan planBorder(const RoadPlan& before, const RoadPlan& after);

} // namespace stagewright
