#include "model/drive/race/running_race.h"

#include "model/drive/policy.h"

#include <algorithm>
#include <bit>

namespace stagewright {

namespace {

/// Nobody takes so many: who is not in then gives up.
constexpr int mostRounds = 100'000;

/// @param faces bit i: die i shows a hazard; the brakes come after the first die
std::vector<RolledDie> diceShown(const DiceRoll& roll, std::uint32_t faces) {
    std::vector<RolledDie> dice;
    for (int i = 0; i < roll.dice(); ++i) {
        RolledDie die;
        if (i > 0)
            die.kind = DieKind::Brake;
        else if (roll.kind == RollKind::Coast)
            die.kind = DieKind::Coast;
        else if (roll.kind == RollKind::Leader)
            die.kind = DieKind::Leader;
        else
            die.gear = roll.gear;
        die.face = (faces >> static_cast<unsigned>(i) & 1U) != 0 ? DieFace::Hazard : DieFace::Clean;
        dice.push_back(die);
    }
    return dice;
}

} // namespace

RunningRace::RunningRace(const RaceCourse& course, TurnSearch& search, DriveRandom random,
                         RaceStatistics& tally, DriveRecord* record)
    : course_(course)
    , track_(course.simulator.track())
    , search_(search)
    , random_(random)
    , tally_(tally)
    , record_(record)
    , count_(course.simulator.cars()) {
    for (int car = 0; car < count_; ++car) {
        at(car).space = course.simulator.start(car);
        at(car).where = course.simulator.hasGrid() ? Where::Road : Where::BeforeLine;
    }
    outcome_.cars = count_;
    if (!record_)
        return;
    record_->grid.clear();
    for (const RacingCar& car : racing())
        record_->grid.push_back(car.space);
    record_->turns.clear();
    record_->outcomes.assign(static_cast<std::size_t>(count_), {});
}

RaceOutcome RunningRace::run() {
    PassCounter passes(racing(), track_);
    const std::span<const int> places(places_.data(), static_cast<std::size_t>(count_));
    while (in_ < count_ && round_ < mostRounds) {
        ++round_;
        playRound();
        passes.endRound(racing(), places, outcome_,
                        [this](SpaceVertex space) { ++piece(space).passes; });
    }
    if (in_ < count_)
        giveUp();
    outcome_[RaceCount::RoundsLast] = round_;
    if (course_.order == PlayOrder::Distance) { // times count; level ones in the order of numbers
        for (int car = 0; car < count_; ++car) {
            int before = 0;
            for (int other = 0; other < count_; ++other) {
                const int own = outcome_.seconds.at(static_cast<std::size_t>(car));
                const int others = outcome_.seconds.at(static_cast<std::size_t>(other));
                before += others < own || (others == own && other < car) ? 1 : 0;
            }
            places_.at(static_cast<std::size_t>(car)) = before + 1;
        }
    }
    outcome_.places = places_;
    return outcome_;
}

void RunningRace::giveUp() {
    for (int car = 0; car < count_; ++car)
        if (at(car).where != Where::In) {
            places_.at(static_cast<std::size_t>(car)) = ++in_;
            if (record_)
                record_->outcomes[static_cast<std::size_t>(car)].retired = true;
        }
}

/// Of cars that stand before the line one more starts in each round.
void RunningRace::playRound() {
    if (round_ <= count_ && at(round_ - 1).where == Where::BeforeLine)
        at(round_ - 1).where = Where::Road;
    for (const int car : orderOfPlay(racing(), track_, course_.order))
        play(car);
}

void RunningRace::play(int car) {
    const RacingCar before = at(car);
    Turn turn;
    ++outcome_[RaceCount::Turns];
    if (in_ == 0)
        ++outcome_[RaceCount::TurnsFirst];
    if (at(car).where == Where::OffRoad)
        comeBack(car, turn);
    else
        drive(car, turn);
    outcome_.seconds.at(static_cast<std::size_t>(car)) += turn.seconds;
    if (record_)
        record(car, before, std::move(turn));
}

void RunningRace::record(int car, const RacingCar& before, Turn turn) {
    RecordedTurn recorded;
    recorded.car = car;
    recorded.round = round_ - 1;
    recorded.from = before.space;
    recorded.gearBefore = before.gear;
    recorded.rolls = std::move(turn.rolls);
    recorded.end = turn.end;
    recorded.space = at(car).space;
    recorded.gear = at(car).gear;
    recorded.seconds = turn.seconds;
    DriveOutcome& sum = record_->outcomes[static_cast<std::size_t>(car)];
    sum.seconds += turn.seconds;
    ++sum.turns;
    sum.losses += turn.end == TurnEnd::Loses || turn.end == TurnEnd::Leaves ? 1 : 0;
    record_->turns.push_back(std::move(recorded));
}

void RunningRace::comeBack(int car, Turn& turn) {
    const std::uint32_t cell = track_.space(at(car).space).cell;
    const bool taken = std::any_of(racing().begin(), racing().end(), [&](const RacingCar& other) {
        return other.where == Where::Road && other.space != startVertex &&
               track_.space(other.space).cell == cell;
    });
    turn.end = taken ? TurnEnd::Waits : TurnEnd::IsPutBack;
    turn.seconds = taken ? course_.rules.lostTurnSeconds : secondsIn(0);
    at(car).gear = 0;
    if (!taken)
        at(car).where = Where::Road;
}

void RunningRace::drive(int car, Turn& turn) {
    const LoneDrive& driver = course_.simulator.driver(car);
    const RacingCar& own = at(car);
    boost::container::static_vector<OtherCar, mostCars> others;
    for (int other = 0; other < count_; ++other)
        if (other != car && at(other).where == Where::Road && at(other).space != startVertex)
            others.push_back({at(other).space, at(other).gear});
    const TurnSearch::Begin begin =
        search_.begin(driver, own.space, own.gear, {others.data(), others.size()});
    if (own.space != startVertex)
        ++piece(own.space).turns;
    const double worse = search_.value().seconds - driver.turn(own.space, own.gear).value.seconds;
    if (worse > raceSlack) {
        ++outcome_[RaceCount::Hindered];
        outcome_.hinderedSeconds += worse;
        if (own.space != startVertex)
            ++piece(own.space).hindered;
    }
    if (begin == TurnSearch::Begin::Moves)
        return roll(car, search_.first(), turn);
    turn.end = TurnEnd::Stands;
    if (begin == TurnSearch::Begin::HeldUp) {
        ++outcome_[RaceCount::HeldUp];
        if (own.space != startVertex)
            ++piece(own.space).heldUp;
    } else {
        at(car).gear = 0;
    }
    turn.seconds = secondsIn(own.gear);
    if (begin == TurnSearch::Begin::HeldUp)
        outcome_[RaceCount::HeldUpSeconds] += turn.seconds;
}

std::uint32_t RunningRace::throwDice(const DiceRoll& dice) {
    const Dice& all = course_.rules.dice;
    const auto shows = [&](const Die& die) {
        return random_.next() < course_.hazardBelow.at(static_cast<std::size_t>(die.hazardFaces))
                   ? 1U
                   : 0U;
    };
    const Die& first = dice.kind == RollKind::Coast ? all.coast
                       : dice.kind == RollKind::Leader
                           ? all.leader
                           : all.gear.at(static_cast<std::size_t>(dice.gear) - 1);
    std::uint32_t faces = shows(first);
    for (int brake = 1; brake <= dice.brakes; ++brake)
        faces |= shows(all.brake) << static_cast<unsigned>(brake);
    return faces;
}

/// One roll after the other.
void RunningRace::roll(int car, RaceMove move, Turn& turn) {
    const LoneDrive& driver = course_.simulator.driver(car);
    const DicePools& pools = driver.pools();
    int hazards = 0;
    while (move.exit) {
        const LoneDrive::Exit& exit = *move.exit;
        const DicePools::Arrival& arrived = pools.arrivals()[move.arrival];
        const int gear = pools.gear(move.arrival);
        const std::uint32_t faces = throwDice(pools.rolls()[arrived.roll]);
        at(car).space = exit.to;
        at(car).gear = gear;
        hazards += std::popcount(faces);
        if (!exit.finish)
            hazards += exit.hazards + (gear == exit.hazardGear ? 1 : 0);
        if (record_)
            turn.rolls.push_back(
                {diceShown(pools.rolls()[arrived.roll], faces), exit.to, gear, hazards, {}});
        if (exit.finish) {
            turn.end = TurnEnd::Finishes;
            break;
        }
        if (gear > exit.limit || hazards >= driver.limit())
            return lose(car, exit.to, gear, turn);
        const RollKind kind = driver.rollOf(move.arrival).isGear ? RollKind::Gear : RollKind::Coast;
        const Takeoff jump = takeoff(exit.jump, kind, gear);
        if (jump.wrong || (jump.wrongOnHazard && (faces & 1U) != 0)) {
            const LoneDrive::Exit* carried = search_.wreck(exit.to, gear);
            if (!carried)
                return lose(car, exit.to, gear, turn);
            at(car).space = carried->to;
            if (record_)
                turn.rolls.back().wreck = carried->to;
            if (!carried->finish)
                return lose(car, carried->to, gear, turn);
            turn.end = TurnEnd::Finishes;
            break;
        }
        move = search_.next(driver.place(exit.to, jump.skipped), arrived.pool, hazards);
    }
    turn.seconds = secondsIn(at(car).gear);
    if (turn.end == TurnEnd::Finishes)
        finish(car);
}

void RunningRace::lose(int car, SpaceVertex space, int gear, Turn& turn) {
    ++outcome_[RaceCount::Losses];
    ++piece(space).losses;
    const auto tile = static_cast<std::size_t>(track_.node(space).tile);
    const LossEffect effect = course_.rules.lossEffect(track_.road().pieces[tile].danger, gear);
    at(car).space = space;
    at(car).gear = 0;
    turn.end = TurnEnd::Loses;
    turn.seconds = secondsIn(0);
    if (effect.turnsLost == 0)
        return;
    ++outcome_[RaceCount::OffRoad];
    turn.end = TurnEnd::Leaves;
    turn.seconds = course_.rules.lostTurnSeconds;
    at(car).where = Where::OffRoad;
    at(car).leftRoad = ++leftRoad_;
}

void RunningRace::finish(int car) {
    at(car).where = Where::In;
    places_.at(static_cast<std::size_t>(car)) = ++in_;
    if (in_ > 1)
        return;
    outcome_[RaceCount::RoundsFirst] = round_;
    outcome_[RaceCount::Gap] = movesOfLast();
}

int RunningRace::movesOfLast() const {
    int most = 0;
    std::int64_t least = 0;
    for (const RacingCar& car : racing())
        if (car.where != Where::In) {
            const std::int64_t distance = track_.distance(car.space);
            const int left = track_.movesLeft(car.space);
            if (most == 0 || distance < least || (distance == least && left > most)) {
                most = left;
                least = distance;
            }
        }
    return most;
}

} // namespace stagewright
