#pragma once

#include "model/drive/drive_chain.h"

#include <optional>
#include <stop_token>

namespace stagewright {

/// The walk of a driver who rolls each plan at once (driving rules, "Flat out").
///
/// The plan is the one with the least expected seconds if control lost were lost at its end; what a
/// turn then costs is worked out exactly, with the dice laid out again after a loss so that the car
/// stands where it has least to go. Decided here, the rules being silent on how to choose: a plan
/// has at most DriveChain::mostDice dice and takes jumps only with a die of their own gear; tokens
/// are kept to the end.
/// @param dashboard what it says of the first turn holds for all
/// @return nothing if it was asked to stop
[[nodiscard]] std::optional<DriveChain>
flatOutChain(const SpaceGraph& graph, const DriveRules& rules, const Dashboard& dashboard,
             const std::stop_token& stop, const FutureCost& future = {});

} // namespace stagewright
