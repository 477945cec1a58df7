#pragma once

#include "model/drive/drive_chain.h"

namespace stagewright {

/// The walk of a driver who follows a policy.
/// @param flyingGear gear of the die with which a flying start begins. It goes onto the space from
/// which least is to come. A driver who is better off from standing starts so: then the chain has
/// no flying start.
/// @param after as in the FutureCost with which the policy was found
[[nodiscard]] DriveChain chainOf(const SpaceGraph& graph, const Policy& policy,
                                 const DriveRules& rules, std::optional<int> flyingGear = {},
                                 const TurnValues* after = nullptr);

} // namespace stagewright
