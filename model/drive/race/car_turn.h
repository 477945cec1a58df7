#pragma once

#include "model/drive/race/race_under_way.h"

namespace stagewright {

/// A turn of a simulated car on the road: its driver looks at the others and goes flat out, die by
/// die, or stands where no move is open.
void driveTurn(RaceUnderWay& race, int car, RecordedTurn& turn);

/// A turn of a car that is off the road: put back on its space, unless another stands there.
void comeBack(RaceUnderWay& race, int car, RecordedTurn& turn);

/// Whether a car has to wait in the pits for another turn; and that turn.
[[nodiscard]] bool waitsInPits(const RaceUnderWay& race, int car);
void waitInPits(RaceUnderWay& race, int car, RecordedTurn& turn);

} // namespace stagewright
