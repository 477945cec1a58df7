#pragma once

#include "editor/rally/evening_report.h"

namespace stagewright {

/// Told of each stage as soon as it has been driven, or is known not to be drivable.
using StageProgress = std::function<void(StageKey, const DrivenStage&)>;

/// Drives the stages that can be driven (planRun), with as many cars as the rally has players.
/// @return nothing if it was asked to stop
[[nodiscard]] std::optional<DrivenRally> drivenRally(const Rally& rally, const Games& games,
                                                     const HouseRules& house,
                                                     const std::stop_token& stop,
                                                     const StageProgress& tell = {});

} // namespace stagewright
