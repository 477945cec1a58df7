#pragma once

#include "model/layouts/zones/driving/road_play.h"

#include <optional>
#include <span>
#include <stop_token>

namespace stagewright {

/// One car's stage under the best play, die by die.
struct RoadDrive {
    DriveValue start; ///< from the start line in gear 0
    RoadValues from;
};

/// Least expected seconds; between equal choices fewer turns, then less chance of a loss. No
/// tokens, flat out or SISU; a loss of control costs the seconds of gear 0 and the car goes on from
/// its restart in gear 0, without damage; cuts end well (RoadPlay).
/// @param dice of each section of the graph
/// @return nothing if it was asked to stop
[[nodiscard]] std::optional<RoadDrive> solveRoad(const SectionGraph& graph, const RoadRules& rules,
                                                 std::span<const SectionDice> dice,
                                                 const std::stop_token& stop = {});

} // namespace stagewright
