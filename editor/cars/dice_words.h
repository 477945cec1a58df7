#pragma once

#include "model/drive/drive_record.h"
#include "model/drive/driven_piece.h"

#include <QString>

namespace stagewright {

// Dice and spaces in the user's language.

/// "gear 4", "coast", "brake"
[[nodiscard]] QString wordFor(const RolledDie& die);
/// "gear 2 with 1 brake die", not rolled; or with what they show: "gear 4: hazard".
[[nodiscard]] QString phraseFor(const std::vector<RolledDie>& dice, bool rolled);

/// "217a b": the tile and its space; of half a slide "217a c1"; before the start line in words.
[[nodiscard]] QString nameOf(const DrivenPieces& pieces, const SpaceGraph& graph,
                             SpaceVertex space);

/// What came of a turn beside its gear: "spin", "crash, 2 damage tokens", "off the road"; empty
/// where nothing did.
[[nodiscard]] QString phraseForEnd(const RecordedTurn& turn);

} // namespace stagewright
