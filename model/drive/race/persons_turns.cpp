#include "model/drive/race/persons_turns.h"

namespace stagewright {

/// What a turn off the road costs is counted in that turn.
void PersonsTurns::drive(RaceUnderWay& race, RecordedTurn& turn) {
    turn = person_->turns[driven_++];
    RacingCar& own = race.at(person_->car);
    own.space = turn.space;
    own.gear = turn.gear;
    race.tokensOf(person_->car) += turn.tokens - turn.spent;
    if (turn.end != TurnEnd::Leaves)
        return;
    turn.seconds = race.course.rules.lostTurnSeconds;
    race.takeOff(person_->car, RacingCar::Where::OffRoad);
}

} // namespace stagewright
