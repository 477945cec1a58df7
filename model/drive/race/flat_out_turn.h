#pragma once

#include "model/drive/race/race_under_way.h"

namespace stagewright {

/// A turn flat out: the dice of a plan are thrown at once. Its first turn is looked at by the
/// search.
void driveFlatOut(RaceUnderWay& race, int car, const LoneDrive& driver, const FlatPlan& plan,
                  RecordedTurn& turn);

} // namespace stagewright
