#pragma once

#include "model/drive/race/race_under_way.h"

namespace stagewright {

// How turns end in a race, and what that costs.

/// Control kept, or beyond the line: by now the car is where it has come to.
void endTurn(RaceUnderWay& race, int car, const LoneDrive& driver, RecordedTurn& turn);

/// Control is lost on a space, in a gear.
void loseControl(RaceUnderWay& race, int car, SpaceVertex space, int gear, RecordedTurn& turn);

/// A shortcut was driven: its token is drawn.
void takeShortcut(RaceUnderWay& race, int car, SpaceVertex shortcut, RecordedTurn& turn);

} // namespace stagewright
