#pragma once

#include "model/fault.h"
#include "model/rally/rally_simulation.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace stagewright {

/// Of a stage that no car drives (isTimed), in whole minutes.
/// @return nothing if it was asked to stop; the fault: nobody can play it
[[nodiscard]] Expected<std::optional<StageMinutes>>
timedMinutes(const Stage& stage, const Games& games, int players, const std::stop_token& stop = {});

/// The minutes of each stage of a rally, for a timetable: of those that cars drive as the cars of
/// the simulated rally take them, of the others what their kinds of layout say.
/// @param statistics of the prepared rally; not looked at where that has no stage
/// @return nothing if it was asked to stop; the fault of a stage, which names it
[[nodiscard]] Expected<std::optional<std::vector<StageMinutes>>>
minutesOf(const Rally& rally, const Games& games, const PreparedRally& prepared,
          const RallyStatistics& statistics, const std::stop_token& stop = {});

} // namespace stagewright
