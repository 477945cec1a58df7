#include "model/drive/race/car_turn.h"

#include "model/drive/race/dice_turn.h"
#include "model/drive/race/flat_out_turn.h"

#include <algorithm>

namespace stagewright {

namespace {

using Where = RacingCar::Where;

void countHindered(RaceUnderWay& race, SpaceVertex space, double seconds) {
    if (seconds <= raceSlack)
        return;
    ++race.outcome[RaceCount::Hindered];
    race.outcome.hinderedSeconds += seconds;
    if (space != startVertex)
        ++race.piece(space).hindered;
}

/// Whether a driver who goes flat out has no plan, the others away.
bool isMudAlone(RaceUnderWay& race, int car, const LoneDrive& driver, const MarkedRoad& marks) {
    if (marks.mud.empty())
        return false;
    const RacingCar& own = race.at(car);
    race.search.look(driver, own.space, own.gear, {}, marks);
    return !race.flat.best(driver.flat(), own.space, own.gear, race.search).found();
}

void stand(RaceUnderWay& race, int car, bool heldUp, RecordedTurn& turn) {
    RacingCar& own = race.at(car);
    turn.end = TurnEnd::Stands;
    if (heldUp) {
        ++race.outcome[RaceCount::HeldUp];
        if (own.space != startVertex)
            ++race.piece(own.space).heldUp;
    } else if (own.gear == 0) {
        race.retire(car); // no way is left, and none will be (mud)
    } else {
        own.gear = 0;
    }
    turn.seconds = race.secondsIn(own.gear);
    if (heldUp)
        race.outcome[RaceCount::HeldUpSeconds] += turn.seconds;
}

/// By a driver who does nothing else.
void planTurn(RaceUnderWay& race, int car, const LoneDrive& driver, const MarkedRoad& marks,
              RecordedTurn& turn) {
    const RacingCar& own = race.at(car);
    const FlatPlan plan = race.flat.best(driver.flat(), own.space, own.gear, race.search);
    const FlatPlan& alone = race.flat.alone(driver.flat(), own.space, own.gear);
    if (!plan.found())
        return stand(race, car, alone.found() && !isMudAlone(race, car, driver, marks), turn);
    countHindered(race, own.space, plan.value - alone.value);
    driveFlatOut(race, car, driver, plan, turn);
}

void drive(RaceUnderWay& race, int car, const LoneDrive& driver, RecordedTurn& turn) {
    const RacingCar& own = race.at(car);
    const RaceUnderWay::Others others = race.othersOnRoad(car);
    const std::span<const OtherCar> them(others.data(), others.size());
    const MarkedRoad marks = race.conditions ? race.conditions->marks() : MarkedRoad();
    if (own.space != startVertex)
        ++race.piece(own.space).turns;
    if (driver.manner() == Manner::FlatOut) {
        race.search.look(driver, own.space, own.gear, them, marks);
        return planTurn(race, car, driver, marks, turn);
    }
    const TurnSearch::Begin begin = race.search.begin(driver, own.space, own.gear, them, marks);
    const double worth = race.search.value().seconds;
    countHindered(race, own.space, worth - driver.turn(own.space, own.gear).value.seconds);
    if (begin != TurnSearch::Begin::Moves)
        return stand(race, car, begin == TurnSearch::Begin::HeldUp, turn);
    if (driver.flat()) {
        const FlatPlan plan = race.flat.best(driver.flat(), own.space, own.gear, race.search);
        if (plan.found() && plan.value < worth - raceSlack)
            return driveFlatOut(race, car, driver, plan, turn);
    }
    driveDieByDie(race, car, driver, turn);
}

} // namespace

void driveTurn(RaceUnderWay& race, int car, RecordedTurn& turn) {
    const bool leader = race.leads(car);
    race.at(car).where = Where::Road;
    if (!race.conditions) {
        const RaceSimulator& simulator = race.course.simulator;
        return drive(race, car, leader ? simulator.leader(car) : simulator.driver(car), turn);
    }
    // Who has other dice after this turn still drives it with these.
    const auto driver = race.conditions->driver(car, leader);
    race.conditions->wear(car);
    drive(race, car, *driver, turn);
}

void comeBack(RaceUnderWay& race, int car, RecordedTurn& turn) {
    const bool taken = race.isTaken(race.at(car).space);
    turn.end = taken ? TurnEnd::Waits : TurnEnd::IsPutBack;
    turn.seconds = taken ? race.course.rules.lostTurnSeconds : race.secondsIn(0);
    race.at(car).gear = 0;
    if (!taken)
        race.at(car).where = Where::Road;
}

bool waitsInPits(const RaceUnderWay& race, int car) {
    const RacingCar& own = race.at(car);
    return own.where == Where::InPits && (own.inPits > 0 || race.isTaken(own.space));
}

void waitInPits(RaceUnderWay& race, int car, RecordedTurn& turn) {
    turn.end = TurnEnd::Waits;
    turn.seconds = race.course.rules.lostTurnSeconds;
    race.at(car).inPits = std::max(0, race.at(car).inPits - 1);
}

} // namespace stagewright
