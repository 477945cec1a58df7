#pragma once

#include "model/drive/dice_pools.h"
#include "model/drive/space.h"

namespace stagewright {

/// Whether a roll onto a space keeps control however the dice fall: what a careful driver asks.
/// @param arrival of the roll, in `pools`
/// @param hazards of the turn before it
[[nodiscard]] bool keepsControl(const SpaceNode& to, const Entrance& entrance,
                                const DicePools& pools, std::uint32_t arrival, int hazards);

} // namespace stagewright
