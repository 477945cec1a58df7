#pragma once

#include "model/layouts/hextiles/driving/road_plan.h"

namespace stagewright {

/// The moves between the spaces of one road (driving rules, moves 1 and 3 to 5).
[[nodiscard]] std::vector<RoadPlan::Move> movesWithin(const RoadPlan& plan, const Road& road);

/// What end lines demand of a car that leaves `from`, its lanes there being `fromLanes`, over its
/// end and enters `to` over its begin. Only where `from` ends at the line at which `to` begins.
///
/// A line holds for a straight crossing if the car's own lanes, those that both spaces have in
/// common, reach into its lanes. Where several lines hold, the strictest does.
[[nodiscard]] LineDemand demandOf(const PlanSpace& from, const LaneSpan& fromLanes,
                                  const PlanSpace& to, const LaneSpan& toLanes);

} // namespace stagewright
