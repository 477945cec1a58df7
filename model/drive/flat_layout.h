#pragma once

#include "model/drive/drive_chain.h"
#include "model/drive/drive_record.h"
#include "model/drive/exits.h"

#include <optional>

namespace stagewright {

/// The dice of a turn flat out as the driver has laid them along the road.
struct FlatLayout {
    std::vector<RecordedRoll> rolls;
    std::vector<RolledDie> left; ///< not laid out again after a loss
};

/// A walk keeps only where a turn flat out ends. This finds a way in which the dice, as they have
/// fallen, are laid out by the rules and end so (driving rules, "Turn", 2 and 3). Between several
/// the first in the order of dice and spaces.
/// @param end of the turn: TurnEnds, Loses or Finishes
/// @param open which moves are; empty: all
/// @return nothing if there is none, which no walk has
[[nodiscard]] std::optional<FlatLayout>
flatLayout(const SpaceGraph& graph, const std::vector<RolledDie>& dice, SpaceVertex from, int gear,
           const DriveChain::Branch& end, int hazardLimit, const OpenMoves& open = {});

} // namespace stagewright
