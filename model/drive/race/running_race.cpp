#include "model/drive/race/running_race.h"

#include "model/drive/race/car_turn.h"
#include "model/drive/race/pass_counter.h"

#include <algorithm>

namespace stagewright {

namespace {

using Where = RacingCar::Where;

/// Nobody takes so many: who is not in then gives up.
constexpr int mostRounds = 100'000;

} // namespace

RunningRace::RunningRace(const RaceCourse& course, TurnSearch& search, FlatTurns& flat,
                         DriveRandom random, RaceStatistics& tally, DriveRecord* record,
                         const std::optional<PersonsCar>& person)
    : race_(course, search, flat, random, tally, record != nullptr)
    , recorder_(record, race_)
    , person_(person) {}

RaceOutcome RunningRace::run() {
    PassCounter passes(racing(), race_.track);
    const std::span<const int> places(places_.data(), racing().size());
    while (left() > 0 && round_ < mostRounds) {
        ++round_;
        playRound();
        if (waits_)
            break;
        passes.endRound(racing(), places, race_.outcome,
                        [this](SpaceVertex space) { ++race_.piece(space).passes; });
    }
    if (!waits_)
        placeAll();
    recorder_.end(race_);
    race_.outcome.places = places_;
    return race_.outcome;
}

/// Of cars that stand before the line one more starts in each round.
void RunningRace::playRound() {
    if (round_ <= race_.count && race_.at(round_ - 1).where == Where::BeforeLine)
        race_.at(round_ - 1).where = Where::Road;
    for (const int car : orderOfPlay(racing(), race_.track, race_.course.order)) {
        play(car);
        if (waits_)
            return;
    }
}

void RunningRace::play(int car) {
    const RacingCar before = race_.at(car);
    if (race_.conditions) {
        if (before.where != Where::OffRoad)
            race_.conditions->begin(car, before.gear);
        if (race_.conditions->isOut(car))
            return race_.retire(car);
    }
    const bool isPersons = person_.areThoseOf(race_, car);
    if (isPersons && person_.areOver()) {
        waits_ = true;
        return;
    }
    ++race_.outcome[RaceCount::Turns];
    if (race_.in == 0)
        ++race_.outcome[RaceCount::TurnsFirst];
    RecordedTurn turn;
    drive(car, isPersons, turn);
    race_.secondsOf(car) += turn.seconds;
    if (turn.end == TurnEnd::Finishes)
        finish(car);
    recorder_.add(race_, car, round_, before, std::move(turn));
}

void RunningRace::drive(int car, bool isPersons, RecordedTurn& turn) {
    if (race_.at(car).where == Where::OffRoad)
        comeBack(race_, car, turn);
    else if (waitsInPits(race_, car))
        waitInPits(race_, car, turn);
    else if (isPersons)
        person_.drive(race_, turn);
    else
        driveTurn(race_, car, turn);
}

/// Tokens that are left take seconds off.
void RunningRace::finish(int car) {
    const int off = race_.tokensOf(car) * race_.course.rules.unspentSeconds;
    race_.secondsOf(car) = std::max(0, race_.secondsOf(car) - off);
    race_.at(car).where = Where::In;
    places_.at(static_cast<std::size_t>(car)) = ++race_.in;
    if (race_.in > 1)
        return;
    race_.outcome[RaceCount::RoundsFirst] = round_;
    race_.outcome[RaceCount::Gap] = race_.movesOfLast();
}

void RunningRace::giveUp() {
    for (int car = race_.count; car-- > 0;)
        if (race_.at(car).where != Where::In && race_.at(car).where != Where::Retired)
            race_.retire(car);
}

/// Who retired first comes last.
void RunningRace::placeAll() {
    if (left() > 0)
        giveUp();
    race_.outcome[RaceCount::RoundsLast] = round_;
    if (race_.in == 0)
        race_.outcome[RaceCount::RoundsFirst] = round_;
    for (int place = race_.count; const int car : race_.retired)
        places_.at(static_cast<std::size_t>(car)) = place--;
    placeByTime();
}

/// DIRT: times count; level ones in the order of numbers. Who has retired gets the slowest time and
/// more.
void RunningRace::placeByTime() {
    const auto isIn = [&](int car) { return race_.at(car).where == Where::In; };
    int slowest = 0;
    for (int car = 0; car < race_.count; ++car)
        if (isIn(car))
            slowest = std::max(slowest, race_.secondsOf(car));
    for (const int car : race_.retired)
        if (race_.in > 0)
            race_.secondsOf(car) = slowest + race_.course.rules.retirementSeconds;
    if (race_.course.order != PlayOrder::Distance)
        return;
    for (int car = 0; car < race_.count; ++car) {
        if (!isIn(car))
            continue;
        int before = 0;
        for (int other = 0; other < race_.count; ++other) {
            const int own = race_.secondsOf(car);
            const int others = race_.secondsOf(other);
            before += isIn(other) && (others < own || (others == own && other < car)) ? 1 : 0;
        }
        places_.at(static_cast<std::size_t>(car)) = before + 1;
    }
}

} // namespace stagewright
