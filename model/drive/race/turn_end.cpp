#include "model/drive/race/turn_end.h"

namespace stagewright {

void endTurn(RaceUnderWay& race, int car, const LoneDrive& driver, RecordedTurn& turn) {
    RacingCar& own = race.at(car);
    turn.seconds = race.secondsIn(own.gear);
    if (!race.conditions || turn.end != TurnEnd::Stops || own.gear != 1)
        return;
    if (const PitStop* stop = driver.pitStop(own.space)) {
        ++race.outcome[RaceCount::PitStops];
        turn.end = TurnEnd::Waits;
        race.takeOff(car, RacingCar::Where::InPits);
        own.gear = 0;
        own.inPits = stop->repair ? 1 : 0;
        return race.conditions->stopAtPits(car, *stop); // with other dice from then on
    }
    race.conditions->endInFirst(car, own.space, turn);
}

void loseControl(RaceUnderWay& race, int car, SpaceVertex space, int gear, RecordedTurn& turn) {
    ++race.outcome[RaceCount::Losses];
    ++race.piece(space).losses;
    const auto tile = static_cast<std::size_t>(race.track.node(space).tile);
    const DriveRules& rules = race.course.rules;
    const LossEffect effect = rules.lossEffect(race.track.road().pieces[tile].danger, gear);
    race.at(car).space = space;
    race.at(car).gear = 0;
    turn.end = TurnEnd::Loses;
    turn.seconds = race.secondsIn(0);
    if (effect.turnsLost > 0) {
        ++race.outcome[RaceCount::OffRoad];
        turn.end = TurnEnd::Leaves;
        turn.seconds = rules.lostTurnSeconds;
        race.takeOff(car, RacingCar::Where::OffRoad);
    }
    if (race.conditions)
        race.conditions->lose(car, space, gear, race.random, turn, race.outcome);
}

void takeShortcut(RaceUnderWay& race, int car, SpaceVertex shortcut, RecordedTurn& turn) {
    if (race.conditions)
        race.conditions->cut(car, shortcut, race.random, turn, race.outcome);
}

} // namespace stagewright
