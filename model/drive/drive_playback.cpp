#include "model/drive/drive_playback.h"

#include "model/drive/space_graph.h"

#include <algorithm>

namespace stagewright {

namespace {

std::size_t rollsIn(const DriveRecord& record, std::size_t turn) {
    return record.turns[turn].rolls.size();
}

bool isLoss(const RecordedTurn& turn) {
    return turn.end == TurnEnd::Loses || turn.end == TurnEnd::Leaves;
}

CarStatus stateAfter(const RecordedTurn& turn) {
    switch (turn.end) {
    case TurnEnd::Loses:
        return CarStatus::Lost;
    case TurnEnd::Leaves:
    case TurnEnd::Waits:
        return CarStatus::Off;
    case TurnEnd::Finishes:
        return CarStatus::In;
    case TurnEnd::Stops:
    case TurnEnd::Stands:
    case TurnEnd::IsPutBack:
        break;
    }
    return CarStatus::Drives;
}

bool isOnRoad(const CarAtMoment& car) {
    return car.state == CarStatus::Drives || car.state == CarStatus::Lost;
}

// Of playing at usual speed, in seconds.
constexpr double diceSeen = 0.35;
constexpr double moving = 0.5;
constexpr double afterRoll = 0.2;
constexpr double afterTurn = 0.6;
constexpr double afterLoss = 1.4;

double secondsOf(const DriveRecord& record, DriveMoment at) {
    if (at.turn >= record.turns.size() || at == DriveMoment())
        return 0;
    const double rolled = at.rolls > 0 ? diceSeen + moving + afterRoll : 0;
    if (!turnHasEnded(record, at))
        return rolled;
    return rolled + (isLoss(record.turns[at.turn]) ? afterLoss : afterTurn);
}

} // namespace

PlayHead standingAt(const DriveRecord& record, DriveMoment at) {
    return {at, secondsOf(record, at)};
}

PlayHead playedOn(const DriveRecord& record, PlayHead head, double seconds) {
    head.elapsed += seconds;
    for (;;) {
        const double whole = secondsOf(record, head.at);
        const DriveMoment next = rollAfter(record, head.at);
        if (next == head.at)
            return {head.at, std::min(head.elapsed, whole)};
        if (head.elapsed < whole)
            return head;
        head = {next, head.elapsed - whole};
    }
}

bool isPlayed(const DriveRecord& record, const PlayHead& head) {
    return record.turns.empty() ||
           (head.at == lastMoment(record) && head.elapsed >= secondsOf(record, head.at));
}

double partOfMove(const PlayHead& head) {
    if (head.at.rolls == 0)
        return 1;
    const double part = std::clamp((head.elapsed - diceSeen) / moving, 0.0, 1.0);
    return part * part * (3 - 2 * part); // starts and comes to rest gently
}

DriveMoment lastMoment(const DriveRecord& record) {
    if (record.turns.empty())
        return {};
    const std::size_t turn = record.turns.size() - 1;
    return {turn, rollsIn(record, turn)};
}

bool turnHasEnded(const DriveRecord& record, DriveMoment at) {
    return at.turn < record.turns.size() && at.rolls >= rollsIn(record, at.turn);
}

DriveMoment rollAfter(const DriveRecord& record, DriveMoment at) {
    if (record.turns.empty())
        return {};
    if (!turnHasEnded(record, at))
        return {at.turn, at.rolls + 1};
    if (at.turn + 1 == record.turns.size())
        return at;
    return {at.turn + 1, std::min<std::size_t>(1, rollsIn(record, at.turn + 1))};
}

DriveMoment rollBefore(const DriveRecord& record, DriveMoment at) {
    if (at.rolls > 1 || (at.turn == 0 && at.rolls > 0))
        return {at.turn, at.rolls - 1};
    if (at.turn == 0)
        return {};
    return {at.turn - 1, rollsIn(record, at.turn - 1)};
}

DriveMoment turnAfter(const DriveRecord& record, DriveMoment at) {
    if (record.turns.empty())
        return {};
    if (!turnHasEnded(record, at))
        return {at.turn, rollsIn(record, at.turn)};
    const std::size_t turn = std::min(at.turn + 1, record.turns.size() - 1);
    return {turn, rollsIn(record, turn)};
}

DriveMoment turnBefore(const DriveRecord& record, DriveMoment at) {
    if (at.turn == 0)
        return {};
    // The end of one turn is the beginning of the next.
    const std::size_t turn = at.turn - 1;
    return {turn, rollsIn(record, turn)};
}

std::optional<DriveMoment> lossAfter(const DriveRecord& record, DriveMoment at) {
    for (std::size_t turn = at.turn; turn < record.turns.size(); ++turn)
        if (const DriveMoment end{turn, rollsIn(record, turn)};
            end > at && isLoss(record.turns[turn]))
            return end;
    return std::nullopt;
}

std::optional<DriveMoment> passAfter(const DriveRecord& record, const SpaceGraph& graph,
                                     DriveMoment at) {
    if (record.grid.size() < 2)
        return std::nullopt;
    for (std::size_t turn = at.turn; turn < record.turns.size(); ++turn) {
        const DriveMoment end{turn, rollsIn(record, turn)};
        const RecordedTurn& driven = record.turns[turn];
        if (end <= at || driven.rolls.empty())
            continue;
        const auto cars = carsAt(record, end);
        const std::int64_t before = graph[driven.from].end;
        const std::int64_t after = graph[driven.space].end;
        for (std::size_t other = 0; other < cars.size(); ++other) {
            const std::int64_t its = graph[cars[other].space].end;
            if (static_cast<int>(other) != driven.car && isOnRoad(cars[other]) && before < its &&
                its < after)
                return end;
        }
    }
    return std::nullopt;
}

std::vector<CarAtMoment> carsAt(const DriveRecord& record, DriveMoment at) {
    std::vector<CarAtMoment> cars;
    for (const SpaceVertex space : record.grid)
        cars.push_back({space, 0, 0, 0, CarStatus::Waits});
    for (std::size_t i = 0; i <= at.turn && i < record.turns.size(); ++i) {
        const RecordedTurn& turn = record.turns[i];
        CarAtMoment& car = cars.at(static_cast<std::size_t>(turn.car));
        const std::size_t made =
            i < at.turn ? turn.rolls.size() : std::min(at.rolls, turn.rolls.size());
        if (made < turn.rolls.size()) {
            car.hazards = 0;
            if (made == 0)
                continue;
            const RecordedRoll& roll = turn.rolls[made - 1];
            car.space = reached(roll);
            car.gear = roll.gear;
            car.hazards = roll.hazards;
            car.state = CarStatus::Drives;
            continue;
        }
        car.space = turn.space;
        car.gear = turn.gear;
        car.hazards = i == at.turn && made > 0 ? turn.rolls.back().hazards : 0;
        car.seconds += turn.seconds;
        car.state = stateAfter(turn);
    }
    if (at == lastMoment(record))
        for (std::size_t i = 0; i < record.outcomes.size() && i < cars.size(); ++i) {
            if (record.outcomes[i].retired)
                cars[i].state = CarStatus::Retired;
            else if (cars[i].state == CarStatus::In)
                cars[i].seconds = record.outcomes[i].seconds;
        }
    return cars;
}

std::vector<std::size_t> orderAt(const DriveRecord& record, const SpaceGraph& graph,
                                 DriveMoment at) {
    const auto cars = carsAt(record, at);
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i <= at.turn && i < record.turns.size(); ++i)
        if (const RecordedTurn& turn = record.turns[i];
            turn.end == TurnEnd::Finishes &&
            turnHasEnded(record, {i, i < at.turn ? turn.rolls.size() : at.rolls}))
            order.push_back(static_cast<std::size_t>(turn.car));
    const auto in = static_cast<std::ptrdiff_t>(order.size());
    for (std::size_t car = 0; car < cars.size(); ++car)
        if (std::find(order.begin(), order.begin() + in, car) == order.begin() + in)
            order.push_back(car);
    std::stable_sort(order.begin() + in, order.end(), [&](std::size_t a, std::size_t b) {
        return graph[cars[a].space].end > graph[cars[b].space].end;
    });
    return order;
}

} // namespace stagewright
