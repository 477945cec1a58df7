#pragma once

#include "model/layouts/points/racing/titan_situation.h"

namespace stagewright {

/// Carries the move of a face out, with the pushes and effects of the track.
///
/// It goes point by point: whoever stands on the next one is shoved on in the same direction before
/// the mover enters, the foremost first. After the last step of a straight part pushed titans go
/// the rest of it (PushReach::Full). Each of them then loses one life, however far it was pushed.
/// The mover stops where it loses its last. Whoever crosses the line for the last time wins at
/// once: nothing is done after that.
/// @param mover a titan on the board
void carryOut(const DieWay& way, int mover, PushReach reach, const TitanBoard& board,
              TitanSituation& situation);

/// One life, of a titan that has any.
void damage(RacingTitan& titan);

/// Lays a trap, which goes off at once under a titan or in lava. @return false: none can be laid
bool layTrap(TitanSpot spot, const TitanBoard& board, TitanSituation& situation);

/// Damages what is there, a titan or a trap. @return false: there was nothing that takes damage
bool strike(TitanSpot spot, const TitanBoard& board, TitanSituation& situation);

/// The figure is put onto the board, which is no step: a trap there works, no effect of the track.
void place(int seat, TitanSpot spot, const TitanBoard& board, TitanSituation& situation);

} // namespace stagewright
