#pragma once

#include "model/drive/race/race_under_way.h"

namespace stagewright {

/// A turn die by die, from its first move on: the dice are thrown one after the other, and what is
/// done next is asked of the search, which has begun the turn.
void driveDieByDie(RaceUnderWay& race, int car, const LoneDrive& driver, RecordedTurn& turn);

/// Whether a die with so many hazard faces shows one.
[[nodiscard]] inline bool showsHazard(RaceUnderWay& race, int hazardFaces) {
    return race.random.next() < race.course.hazardBelow.at(static_cast<std::size_t>(hazardFaces));
}

} // namespace stagewright
