#pragma once

#include "model/drive/exits.h"
#include "model/drive/hands.h"

#include <vector>

namespace stagewright {

/// A die of a plan that was thrown at once.
struct PlannedDie {
    enum class Kind : unsigned char { Gear, Coast, Leader, Brake };

    Kind kind = Kind::Gear;
    int gear = 0;
    int hazardFaces = 0;
};

/// A way to lose control with the dice of a plan, laid out again in another order.
struct RelayedLoss {
    unsigned before = 0;   ///< dice laid out before the last, as bits
    unsigned after = 0;    ///< with the last one
    int hazardsBefore = 0; ///< of spaces
    int hazardsAfter = 0;
    unsigned needed = 0;   ///< a die that must show a hazard for it
    bool below = false;    ///< whether the hazards must stay below the limit to the end
    SpaceVertex space = 0; ///< where control is lost
    int gear = 0;
    int shortcuts = 0; ///< driven on the way
};

/// All of them, from a space and a gear (turn, rule of flat out). Not only by the limit of hazards:
/// also by entering a space above its limit, or by a jump gone wrong. Layouts that fly on go over
/// jumps with a die of their own gear only.
[[nodiscard]] std::vector<RelayedLoss>
relayedLosses(const SpaceGraph& graph, const std::vector<std::array<Exits, flights>>& exits,
              const std::vector<PlannedDie>& dice, SpaceVertex from, int gear, int hazardLimit);

/// Whether it comes about where the dice of `hazards` (bits) show a hazard.
[[nodiscard]] bool happens(const RelayedLoss& loss, unsigned hazards, int hazardLimit);

} // namespace stagewright
