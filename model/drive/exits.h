#pragma once

#include "model/drive/space.h"

#include <array>
#include <functional>
#include <vector>

namespace stagewright {

/// In the air: not at all, or with one or two spaces to be skipped.
inline constexpr std::size_t flights = 3;

/// What can happen on the next roll: how a car gets from a space to others.
struct Exits {
    std::vector<SpaceVertex> to;
    std::vector<Entrance> entrances; ///< what holds there, one for each of `to`
};

/// Whether a move, or a landing, is open to a car that makes it in a gear: others may be in the
/// way.
using OpenMoves = std::function<bool(SpaceVertex from, SpaceVertex to, int gear)>;

/// By spaces skipped: [0] the moves from a space; [1] and [2], only of a jump, where it lands.
/// Spaces that do not lead on are left out.
[[nodiscard]] std::array<Exits, flights> exitsFrom(const SpaceGraph& graph, SpaceVertex space,
                                                   const std::vector<bool>& leadsOn);

} // namespace stagewright
