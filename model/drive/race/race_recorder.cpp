#include "model/drive/race/race_recorder.h"

namespace stagewright {

RaceRecorder::RaceRecorder(DriveRecord* record, const RaceUnderWay& race) : record_(record) {
    if (!record_)
        return;
    record_->grid.clear();
    for (const RacingCar& car : race.racing())
        record_->grid.push_back(car.space);
    record_->turns.clear();
    record_->outcomes.assign(record_->grid.size(), {});
}

void RaceRecorder::add(const RaceUnderWay& race, int car, int round, const RacingCar& before,
                       RecordedTurn turn) {
    if (!record_)
        return;
    turn.car = car;
    turn.round = round - 1;
    turn.from = before.space;
    turn.gearBefore = before.gear;
    turn.space = race.at(car).space;
    turn.gear = race.at(car).gear;
    DriveOutcome& sum = record_->outcomes[static_cast<std::size_t>(car)];
    sum.seconds = race.outcome.seconds.at(static_cast<std::size_t>(car));
    ++sum.turns;
    sum.losses += turn.end == TurnEnd::Loses || turn.end == TurnEnd::Leaves ? 1 : 0;
    for (const int token : turn.damage)
        sum.damage += token;
    sum.shortcuts += static_cast<int>(turn.shortcuts.size());
    sum.tokens += turn.tokens;
    record_->turns.push_back(std::move(turn));
}

void RaceRecorder::end(const RaceUnderWay& race) {
    if (!record_)
        return;
    for (const int car : race.retired)
        record_->outcomes[static_cast<std::size_t>(car)].retired = true;
}

} // namespace stagewright
