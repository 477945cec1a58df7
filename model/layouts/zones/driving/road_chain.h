#pragma once

#include "model/drive/drive_chain.h"
#include "model/layouts/zones/driving/road_flat_out.h"
#include "model/layouts/zones/driving/road_play.h"

namespace stagewright {

// A driver's drive as a walk: one die in each state, flat out all of a turn; all choices made
// beforehand. Nodes of the road
// are the walk's spaces. A loss of control is told of the node from which the car goes on, in the
// gear in which it was lost; a cut that is reached counts as a shortcut.

/// @param play solved, of these dice
[[nodiscard]] DriveChain roadChain(const RoadDice& dice, RoadPlay& play);
/// @param plans solved, of these dice
[[nodiscard]] DriveChain roadChain(const RoadDice& dice, const RoadFlatOut& plans);

} // namespace stagewright
