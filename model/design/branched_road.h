#pragma once

#include "model/design/road_in_parts.h"

namespace stagewright {

/// A road of fewer tiles has no room for another way.
inline constexpr int fewestBranched = 8;

/// A road with another way beside it, as a joker is: it branches off at a junction and comes back
/// at a second one. The road goes straight on at both, as far as they let it.
///
/// The first junction is laid first, then the road to the second one, then the other way between
/// them, then the road that leads there from the start, and the one that goes on; of a ring both
/// are one.
/// @return the tiles in driving order, those of the other way behind the second junction; nothing
/// if they were not found within so many tiles tried, or there are no junctions of that terrain
/// @pre there are at least fewestBranched slots
[[nodiscard]] std::optional<std::vector<Placement>> walkBranched(const RoadToMeet& road,
                                                                 const TileChoices& choices,
                                                                 DriveRandom& random,
                                                                 int mostTried);

} // namespace stagewright
