#include "model/drive/race/race_under_way.h"

#include <algorithm>

namespace stagewright {

using Where = RacingCar::Where;

RaceUnderWay::RaceUnderWay(const RaceCourse& raced, TurnSearch& turns, FlatTurns& flatTurns,
                           DriveRandom dice, RaceStatistics& counts, bool watched)
    : course(raced)
    , track(raced.simulator.track())
    , search(turns)
    , flat(flatTurns)
    , random(dice)
    , tally(counts)
    , isWatched(watched)
    , count(raced.simulator.cars()) {
    for (int car = 0; car < count; ++car) {
        at(car).space = course.simulator.start(car);
        at(car).where = course.simulator.hasGrid() ? Where::Road : Where::BeforeLine;
    }
    outcome.cars = count;
    if (course.simulator.anyChange())
        conditions.emplace(course.simulator, course.rules);
}

bool RaceUnderWay::isTaken(SpaceVertex space) const {
    const std::uint32_t cell = track.space(space).cell;
    return std::any_of(racing().begin(), racing().end(), [&](const RacingCar& other) {
        return other.where == Where::Road && other.space != startVertex &&
               track.space(other.space).cell == cell;
    });
}

RaceUnderWay::Others RaceUnderWay::othersOnRoad(int car) const {
    Others others;
    for (int other = 0; other < count; ++other)
        if (other != car && at(other).where == Where::Road && at(other).space != startVertex)
            others.push_back({at(other).space, at(other).gear});
    return others;
}

bool RaceUnderWay::leads(int car) const {
    if (!course.simulator.settings().leaderDie || in > 0)
        return false;
    const auto distance = [&](int each) { return track.distance(at(each).space); };
    for (int other = 0; other < count; ++other)
        if (other != car && at(other).races() &&
            (distance(other) > distance(car) || (distance(other) == distance(car) && other < car)))
            return false;
    return true;
}

int RaceUnderWay::movesOfLast() const {
    int most = 0;
    std::int64_t least = 0;
    for (const RacingCar& car : racing())
        if (car.where != Where::In && car.where != Where::Retired) {
            const std::int64_t distance = track.distance(car.space);
            const int left = track.movesLeft(car.space);
            if (most == 0 || distance < least || (distance == least && left > most)) {
                most = left;
                least = distance;
            }
        }
    return most;
}

void RaceUnderWay::takeOff(int car, Where where) {
    at(car).where = where;
    at(car).leftRoad = ++leftRoad;
}

void RaceUnderWay::retire(int car) {
    at(car).where = Where::Retired;
    retired.push_back(car);
    ++outcome[RaceCount::Retired];
    if (conditions)
        conditions->leave(car);
}

} // namespace stagewright
