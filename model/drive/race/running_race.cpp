#include "model/drive/race/running_race.h"

#include "model/drive/flat_layout.h"
#include "model/drive/policy.h"
#include "model/drive/roll_note.h"

#include <algorithm>
#include <bit>

namespace stagewright {

namespace {

/// Nobody takes so many: who is not in then gives up.
constexpr int mostRounds = 100'000;

/// @param faces bit i: die i shows a hazard; the brakes come after the first die
std::vector<RolledDie> diceShown(const DiceRoll& roll, std::uint32_t faces, bool safe) {
    std::vector<RolledDie> dice;
    for (int i = 0; i < roll.dice(); ++i) {
        RolledDie die;
        die.kind = i > 0 ? DieKind::Brake : RollNote::kindOf(roll.kind);
        die.gear = die.kind == DieKind::Gear ? roll.gear : 0;
        die.face = safe                                            ? DieFace::Safe
                   : (faces >> static_cast<unsigned>(i) & 1U) != 0 ? DieFace::Hazard
                                                                   : DieFace::Clean;
        dice.push_back(die);
    }
    return dice;
}

/// Tokens that making so many dice safe costs after others have been in the turn: 1, 2, 3, ...
int priceOf(int dice, int madeSafe) {
    int price = 0;
    for (int i = 1; i <= dice; ++i)
        price += madeSafe + i;
    return price;
}

} // namespace

RunningRace::RunningRace(const RaceCourse& course, TurnSearch& search, FlatTurns& flat,
                         DriveRandom random, RaceStatistics& tally, DriveRecord* record,
                         const std::optional<PersonsCar>& person)
    : course_(course)
    , track_(course.simulator.track())
    , search_(search)
    , flat_(flat)
    , random_(random)
    , tally_(tally)
    , record_(record)
    , count_(course.simulator.cars())
    , person_(person) {
    for (int car = 0; car < count_; ++car) {
        at(car).space = course.simulator.start(car);
        at(car).where = course.simulator.hasGrid() ? Where::Road : Where::BeforeLine;
    }
    outcome_.cars = count_;
    if (course.simulator.settings().switches.anyChange())
        conditions_.emplace(course.simulator, course.rules);
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
    const auto left = [this] { return count_ - in_ - static_cast<int>(retired_.size()); };
    while (left() > 0 && round_ < mostRounds) {
        ++round_;
        playRound();
        if (waits_)
            break;
        passes.endRound(racing(), places, outcome_,
                        [this](SpaceVertex space) { ++piece(space).passes; });
    }
    outcome_.places = places_;
    if (waits_)
        return outcome_;
    if (left() > 0)
        giveUp();
    outcome_[RaceCount::RoundsLast] = round_;
    if (in_ == 0)
        outcome_[RaceCount::RoundsFirst] = round_;
    // Who retired first comes last.
    for (int place = count_; const int car : retired_)
        places_.at(static_cast<std::size_t>(car)) = place--;
    placeByTime();
    outcome_.places = places_;
    return outcome_;
}

void RunningRace::giveUp() {
    for (int car = count_; car-- > 0;)
        if (at(car).where != Where::In && at(car).where != Where::Retired)
            retire(car);
}

/// DIRT: times count; level ones in the order of numbers. Who has retired gets the slowest time and
/// more.
void RunningRace::placeByTime() {
    int slowest = 0;
    for (int car = 0; car < count_; ++car)
        if (at(car).where == Where::In)
            slowest = std::max(slowest, outcome_.seconds.at(static_cast<std::size_t>(car)));
    for (const int car : retired_)
        if (in_ > 0)
            outcome_.seconds.at(static_cast<std::size_t>(car)) =
                slowest + course_.rules.retirementSeconds;
    if (course_.order != PlayOrder::Distance)
        return;
    for (int car = 0; car < count_; ++car) {
        if (at(car).where != Where::In)
            continue;
        int before = 0;
        for (int other = 0; other < count_; ++other) {
            const int own = outcome_.seconds.at(static_cast<std::size_t>(car));
            const int others = outcome_.seconds.at(static_cast<std::size_t>(other));
            before +=
                at(other).where == Where::In && (others < own || (others == own && other < car))
                    ? 1
                    : 0;
        }
        places_.at(static_cast<std::size_t>(car)) = before + 1;
    }
}

/// Of cars that stand before the line one more starts in each round.
void RunningRace::playRound() {
    if (round_ <= count_ && at(round_ - 1).where == Where::BeforeLine)
        at(round_ - 1).where = Where::Road;
    for (const int car : orderOfPlay(racing(), track_, course_.order)) {
        play(car);
        if (waits_)
            return;
    }
}

void RunningRace::play(int car) {
    const RacingCar before = at(car);
    RecordedTurn turn;
    if (conditions_) {
        if (before.where != Where::OffRoad)
            conditions_->begin(car, before.gear);
        if (conditions_->isOut(car))
            return retire(car);
    }
    const bool isPerson = person_ && person_->car == car && before.where != Where::OffRoad;
    if (isPerson && personsTurns_ == person_->turns.size()) {
        waits_ = true;
        return;
    }
    ++outcome_[RaceCount::Turns];
    if (in_ == 0)
        ++outcome_[RaceCount::TurnsFirst];
    if (before.where == Where::OffRoad)
        comeBack(car, turn);
    else if (before.where == Where::InPits && (before.inPits > 0 || isTaken(before.space)))
        waitInPits(car, turn);
    else if (isPerson)
        driveAsPerson(car, turn);
    else
        drive(car, turn);
    outcome_.seconds.at(static_cast<std::size_t>(car)) += turn.seconds;
    if (turn.end == TurnEnd::Finishes)
        finish(car);
    if (record_)
        record(car, before, std::move(turn));
}

void RunningRace::record(int car, const RacingCar& before, RecordedTurn turn) {
    turn.car = car;
    turn.round = round_ - 1;
    turn.from = before.space;
    turn.gearBefore = before.gear;
    turn.space = at(car).space;
    turn.gear = at(car).gear;
    DriveOutcome& sum = record_->outcomes[static_cast<std::size_t>(car)];
    sum.seconds = outcome_.seconds.at(static_cast<std::size_t>(car));
    ++sum.turns;
    sum.losses += turn.end == TurnEnd::Loses || turn.end == TurnEnd::Leaves ? 1 : 0;
    for (const int token : turn.damage)
        sum.damage += token;
    sum.shortcuts += static_cast<int>(turn.shortcuts.size());
    sum.tokens += turn.tokens;
    record_->turns.push_back(std::move(turn));
}

bool RunningRace::isTaken(SpaceVertex space) const {
    const std::uint32_t cell = track_.space(space).cell;
    return std::any_of(cars_.begin(), cars_.begin() + count_, [&](const RacingCar& other) {
        return other.where == Where::Road && other.space != startVertex &&
               track_.space(other.space).cell == cell;
    });
}

void RunningRace::comeBack(int car, RecordedTurn& turn) {
    const bool taken = isTaken(at(car).space);
    turn.end = taken ? TurnEnd::Waits : TurnEnd::IsPutBack;
    turn.seconds = taken ? course_.rules.lostTurnSeconds : secondsIn(0);
    at(car).gear = 0;
    if (!taken)
        at(car).where = Where::Road;
}

/// What a turn off the road costs is counted in that turn.
void RunningRace::driveAsPerson(int car, RecordedTurn& turn) {
    const RecordedTurn& driven = person_->turns[personsTurns_++];
    at(car).space = driven.space;
    at(car).gear = driven.gear;
    turn = driven;
    if (driven.end != TurnEnd::Leaves)
        return;
    turn.seconds = course_.rules.lostTurnSeconds;
    at(car).where = Where::OffRoad;
    at(car).leftRoad = ++leftRoad_;
}

void RunningRace::waitInPits(int car, RecordedTurn& turn) {
    turn.end = TurnEnd::Waits;
    turn.seconds = course_.rules.lostTurnSeconds;
    at(car).inPits = std::max(0, at(car).inPits - 1);
}

const LoneDrive& RunningRace::driverOf(int car) {
    const bool leader = leads(car);
    if (conditions_) {
        driving_ = conditions_->driver(car, leader);
        return *driving_;
    }
    return leader ? course_.simulator.leader(car) : course_.simulator.driver(car);
}

/// Who is foremost on the road, until the first car is in; of level ones the lower number (d).
bool RunningRace::leads(int car) const {
    if (!course_.simulator.settings().leaderDie || in_ > 0)
        return false;
    const auto distance = [&](int each) {
        return track_.distance(cars_.at(static_cast<std::size_t>(each)).space);
    };
    for (int other = 0; other < count_; ++other)
        if (other != car && cars_.at(static_cast<std::size_t>(other)).races() &&
            (distance(other) > distance(car) || (distance(other) == distance(car) && other < car)))
            return false;
    return true;
}

RunningRace::Others RunningRace::othersOnRoad(int car) const {
    Others others;
    for (int other = 0; other < count_; ++other) {
        const RacingCar& each = cars_.at(static_cast<std::size_t>(other));
        if (other != car && each.where == Where::Road && each.space != startVertex)
            others.push_back({each.space, each.gear});
    }
    return others;
}

void RunningRace::countHindered(SpaceVertex space, double seconds) {
    if (seconds <= raceSlack)
        return;
    ++outcome_[RaceCount::Hindered];
    outcome_.hinderedSeconds += seconds;
    if (space != startVertex)
        ++piece(space).hindered;
}

void RunningRace::drive(int car, RecordedTurn& turn) {
    const LoneDrive& driver = driverOf(car);
    at(car).where = Where::Road;
    const RacingCar& own = at(car);
    const Others others = othersOnRoad(car);
    const std::span<const OtherCar> them(others.data(), others.size());
    const MarkedRoad marks = conditions_ ? conditions_->marks() : MarkedRoad();
    if (own.space != startVertex)
        ++piece(own.space).turns;
    if (driver.manner() == Manner::FlatOut) {
        search_.look(driver, own.space, own.gear, them, marks);
        const FlatPlan plan = flat_.best(driver.flat(), own.space, own.gear, search_);
        const FlatPlan& alone = flat_.alone(driver.flat(), own.space, own.gear);
        if (!plan.found())
            return stand(car, alone.found() && !isMudAlone(car, driver, marks), turn);
        countHindered(own.space, plan.value - alone.value);
        return driveFlatOut(car, driver, plan, turn);
    }
    const TurnSearch::Begin begin = search_.begin(driver, own.space, own.gear, them, marks);
    countHindered(own.space,
                  search_.value().seconds - driver.turn(own.space, own.gear).value.seconds);
    if (begin != TurnSearch::Begin::Moves)
        return stand(car, begin == TurnSearch::Begin::HeldUp, turn);
    if (driver.flat()) {
        const FlatPlan plan = flat_.best(driver.flat(), own.space, own.gear, search_);
        if (plan.found() && plan.value < search_.value().seconds - raceSlack)
            return driveFlatOut(car, driver, plan, turn);
    }
    roll(car, driver, search_.first(), turn);
}

/// Whether a driver who goes flat out has no plan, the others away.
bool RunningRace::isMudAlone(int car, const LoneDrive& driver, const MarkedRoad& marks) {
    if (marks.mud.empty())
        return false;
    search_.look(driver, at(car).space, at(car).gear, {}, marks);
    return !flat_.best(driver.flat(), at(car).space, at(car).gear, search_).found();
}

void RunningRace::stand(int car, bool heldUp, RecordedTurn& turn) {
    turn.end = TurnEnd::Stands;
    const SpaceVertex space = at(car).space;
    if (heldUp) {
        ++outcome_[RaceCount::HeldUp];
        if (space != startVertex)
            ++piece(space).heldUp;
    } else if (at(car).gear == 0) {
        retire(car); // no way is left, and none will be (mud)
    } else {
        at(car).gear = 0;
    }
    turn.seconds = secondsIn(at(car).gear);
    if (heldUp)
        outcome_[RaceCount::HeldUpSeconds] += turn.seconds;
}

std::uint32_t RunningRace::throwDice(const DiceRoll& dice) {
    const Dice& all = course_.rules.dice;
    const Die& first = dice.kind == RollKind::Coast    ? all.coast
                       : dice.kind == RollKind::Leader ? all.leader
                       : dice.kind == RollKind::Redline
                           ? all.brake
                           : all.gear.at(static_cast<std::size_t>(dice.gear) - 1);
    std::uint32_t faces = shows(first.hazardFaces) ? 1 : 0;
    for (int brake = 1; brake <= dice.brakes; ++brake)
        if (shows(all.brake.hazardFaces))
            faces |= 1U << static_cast<unsigned>(brake);
    return faces;
}

/// Who has tokens makes dice safe where that gives more than it costs, as if the rest of the turn
/// were driven without (d).
RaceMove RunningRace::withTokens(int car, const LoneDrive& driver, RaceMove move, RaceValue value,
                                 std::uint32_t place, std::uint32_t pool, int hazards,
                                 int madeSafe) {
    const int inHand = tokens_.at(static_cast<std::size_t>(car));
    if (inHand == 0 || !course_.simulator.settings().switches.tokens)
        return move;
    const SpaceVertex from = driver.spaceOf(place);
    for (const LoneDrive::Exit& exit : driver.exits(place))
        for (const std::uint32_t arrival : driver.options(pool)) {
            const int price = priceOf(driver.pools().roll(arrival).dice(), madeSafe);
            if (price > inHand || !search_.isOpen(from, exit.to, driver.gear(arrival)))
                continue;
            RaceValue safe = search_.safe(exit, arrival, hazards);
            safe.seconds += price * course_.rules.unspentSeconds;
            if (compared(safe, value) >= 0)
                continue;
            value = safe;
            move = {&exit, arrival, false, true};
        }
    return move;
}

/// One roll after the other.
void RunningRace::roll(int car, const LoneDrive& driver, RaceMove move, RecordedTurn& turn) {
    const DicePools& pools = driver.pools();
    int hazards = 0;
    int madeSafe = 0;
    move = withTokens(car, driver, move, search_.value(), driver.place(at(car).space),
                      pools.atStart(at(car).gear), 0, 0);
    while (move.exit) {
        const LoneDrive::Exit& exit = *move.exit;
        const DicePools::Arrival& arrived = pools.arrivals()[move.arrival];
        const DiceRoll& dice = pools.rolls()[arrived.roll];
        const int gear = pools.gear(move.arrival);
        if (move.safe) {
            const int price = priceOf(dice.dice(), madeSafe);
            tokens_.at(static_cast<std::size_t>(car)) -= price;
            outcome_[RaceCount::TokensSpent] += price;
            turn.spent += price;
            madeSafe += dice.dice();
        }
        const std::uint32_t faces = move.safe ? 0 : throwDice(dice);
        at(car).space = exit.to;
        at(car).gear = gear;
        hazards += std::popcount(faces);
        if (!exit.finish)
            hazards += search_.hazardsOf(exit, gear);
        if (record_)
            turn.rolls.push_back({diceShown(dice, faces, move.safe), exit.to, gear, hazards, {}});
        if (exit.finish) {
            turn.end = TurnEnd::Finishes;
            break;
        }
        if (conditions_ && track_.node(exit.to).kind == SpaceKind::Shortcut)
            cut(car, exit.to, turn);
        if (gear > search_.limitOf(exit))
            return lose(car, exit.to, gear, turn);
        if (move.flying && (faces & 1U) != 0)
            break;
        if (hazards >= driver.limit())
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
        const std::uint32_t place = driver.place(exit.to, jump.skipped);
        move = search_.next(place, arrived.pool, hazards);
        if (tokens_.at(static_cast<std::size_t>(car)) > 0)
            move = withTokens(car, driver, move, search_.goingOn(place, arrived.pool, hazards),
                              place, arrived.pool, hazards, madeSafe);
    }
    endTurn(car, driver, turn);
}

/// Control kept, or beyond the line.
void RunningRace::endTurn(int car, const LoneDrive& driver, RecordedTurn& turn) {
    turn.seconds = secondsIn(at(car).gear);
    if (!conditions_ || turn.end != TurnEnd::Stops || at(car).gear != 1)
        return;
    if (const PitStop* stop = driver.pitStop(at(car).space)) {
        ++outcome_[RaceCount::PitStops];
        turn.end = TurnEnd::Waits;
        at(car).where = Where::InPits;
        at(car).gear = 0;
        at(car).leftRoad = ++leftRoad_;
        at(car).inPits = stop->repair ? 1 : 0;
        return conditions_->stopAtPits(car, *stop); // with other dice from then on
    }
    conditions_->endInFirst(car, at(car).space, turn);
}

void RunningRace::driveFlatOut(int car, const LoneDrive& driver, const FlatPlan& plan,
                               RecordedTurn& turn) {
    const FlatTables& tables = *driver.flat();
    const PlanDice dice = diceOf(plan, tables.pools, tables.planned);
    unsigned hazards = 0;
    for (unsigned i = 0; i < dice.dice.size(); ++i)
        if (shows(dice.dice[i].hazardFaces))
            hazards |= 1U << i;
    turn.flatOut = true;
    turn.tokens = dice.tokens;
    tokens_.at(static_cast<std::size_t>(car)) += dice.tokens;
    ++outcome_[RaceCount::FlatOut];
    outcome_[RaceCount::TokensPaid] += dice.tokens;
    const FlatOutcome outcome =
        flat_.outcome(tables, plan, dice, hazards, at(car).space, at(car).gear, search_);
    turn.from = at(car).space;
    turn.gearBefore = at(car).gear;
    if (record_)
        recordFlatOut(tables, dice, hazards, outcome, turn);
    at(car).space = outcome.space;
    at(car).gear = outcome.gear;
    for (int i = 0; conditions_ && i < outcome.shortcuts; ++i)
        cut(car, outcome.space, turn);
    switch (outcome.event) {
    case FlatOutcome::Event::Loses:
        return lose(car, outcome.space, outcome.gear, turn);
    case FlatOutcome::Event::Finishes:
        turn.end = TurnEnd::Finishes;
        break;
    case FlatOutcome::Event::Ends:
        break;
    }
    endTurn(car, driver, turn);
}

void RunningRace::recordFlatOut(const FlatTables& tables, const PlanDice& dice, unsigned hazards,
                                const FlatOutcome& outcome, RecordedTurn& turn) const {
    std::vector<RolledDie> rolled;
    for (unsigned i = 0; i < dice.dice.size(); ++i)
        rolled.push_back({dice.dice[i].kind, dice.dice[i].gear,
                          (hazards >> i & 1U) != 0 ? DieFace::Hazard : DieFace::Clean});
    DriveChain::Branch end;
    end.event = outcome.event == FlatOutcome::Event::Loses      ? DriveChain::Event::Loses
                : outcome.event == FlatOutcome::Event::Finishes ? DriveChain::Event::Finishes
                                                                : DriveChain::Event::TurnEnds;
    end.space = outcome.space;
    end.gear = static_cast<std::uint8_t>(outcome.gear);
    end.shortcuts = static_cast<std::uint8_t>(outcome.shortcuts);
    auto layout = flatLayout(track_.graph(), rolled, turn.from, turn.gearBefore, end,
                             tables.pools.hazardLimit(), FlatTurns::openBy(search_));
    if (!layout)
        return;
    turn.rolls = std::move(layout->rolls);
    turn.left = std::move(layout->left);
}

/// The token is drawn on the piece of the shortcut, or where a turn flat out has led.
void RunningRace::cut(int car, SpaceVertex space, RecordedTurn& turn) {
    conditions_->cut(car, space, random_, turn, outcome_);
}

void RunningRace::lose(int car, SpaceVertex space, int gear, RecordedTurn& turn) {
    ++outcome_[RaceCount::Losses];
    ++piece(space).losses;
    const auto tile = static_cast<std::size_t>(track_.node(space).tile);
    const LossEffect effect = course_.rules.lossEffect(track_.road().pieces[tile].danger, gear);
    at(car).space = space;
    at(car).gear = 0;
    turn.end = TurnEnd::Loses;
    turn.seconds = secondsIn(0);
    if (effect.turnsLost > 0) {
        ++outcome_[RaceCount::OffRoad];
        turn.end = TurnEnd::Leaves;
        turn.seconds = course_.rules.lostTurnSeconds;
        at(car).where = Where::OffRoad;
        at(car).leftRoad = ++leftRoad_;
    }
    if (conditions_)
        conditions_->lose(car, space, gear, random_, turn, outcome_);
}

/// Tokens that are left take seconds off.
void RunningRace::finish(int car) {
    int& seconds = outcome_.seconds.at(static_cast<std::size_t>(car));
    const int off = tokens_.at(static_cast<std::size_t>(car)) * course_.rules.unspentSeconds;
    seconds = std::max(0, seconds - off);
    at(car).where = Where::In;
    places_.at(static_cast<std::size_t>(car)) = ++in_;
    if (in_ > 1)
        return;
    outcome_[RaceCount::RoundsFirst] = round_;
    outcome_[RaceCount::Gap] = movesOfLast();
}

/// It leaves the road.
void RunningRace::retire(int car) {
    at(car).where = Where::Retired;
    retired_.push_back(car);
    ++outcome_[RaceCount::Retired];
    if (conditions_)
        conditions_->leave(car);
    if (record_)
        record_->outcomes[static_cast<std::size_t>(car)].retired = true;
}

int RunningRace::movesOfLast() const {
    int most = 0;
    std::int64_t least = 0;
    for (const RacingCar& car : racing())
        if (car.where != Where::In && car.where != Where::Retired) {
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
