#pragma once

#include "model/design/road_in_parts.h"

namespace stagewright {

/// A road of fewer tiles has no room to come back to itself.
inline constexpr int fewestCrossed = 7;

/// A road that crosses itself. The crossing is laid first, one at random, then the loop that leads
/// from it back to it, then the road that leads there from the start, and the one that goes on; of
/// a ring both are one.
/// @return the tiles in driving order; nothing if they were not found within so many tiles tried,
/// or there is no crossing of that terrain
/// @pre there are at least fewestCrossed slots
[[nodiscard]] std::optional<std::vector<Placement>>
walkCrossed(const RoadToMeet& road, const TileChoices& choices, DriveRandom& random, int mostTried);

} // namespace stagewright
