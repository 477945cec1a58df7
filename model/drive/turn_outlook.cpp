#include "model/drive/turn_outlook.h"

#include "model/drive/landings.h"
#include "model/drive/space_graph.h"

namespace stagewright {

std::vector<RollChoice> TurnOutlook::choices(const InTurn& at) const {
    std::vector<RollChoice> open;
    const Exits& exits = exitsOf(at);
    for (const std::uint32_t arrival : policy_.pools->options(at.pool))
        for (std::size_t exit = 0; exit < exits.to.size(); ++exit)
            if (!graph_[exits.to[exit]].water || policy_.pools->roll(arrival).wades())
                open.push_back({arrival, exit});
    return open;
}

RollResult TurnOutlook::result(const InTurn& at, const RollChoice& choice, int hazards,
                               bool onGearDie) const {
    const SpaceVertex to = target(at, choice);
    const SpaceNode& space = graph_[to];
    const int gear = policy_.pools->gear(choice.arrival);
    RollResult result;
    result.gear = gear;
    result.hazards = at.hazards + hazards;
    result.then = {to, 0, policy_.pools->arrivals()[choice.arrival].pool, result.hazards, true};
    if (space.finish) {
        result.event = RollEvent::Finishes;
        return result;
    }
    const Entrance& holds = entrance(at, choice);
    result.hazards += holds.hazards + (gear == holds.hazardGear ? 1 : 0);
    result.then.hazards = result.hazards;
    const Takeoff jump = takeoff(space.jump, policy_.pools->roll(choice.arrival).kind, gear);
    const bool wrong = jump.wrong || (jump.wrongOnHazard && onGearDie);
    const std::uint8_t wreck = policy_.spaces[to].wreck.at(static_cast<std::size_t>(gear));
    if (gear > holds.limit || result.hazards >= policy_.pools->hazardLimit() ||
        (wrong && wreck == SpacePolicy::nowhere)) {
        result.event = RollEvent::Loses;
    } else if (wrong) {
        result.wreck = policy_.spaces[to].exits[mostSkipped].to[wreck];
        result.event = graph_[*result.wreck].finish ? RollEvent::Finishes : RollEvent::Loses;
    } else {
        result.then.flight = static_cast<std::size_t>(jump.skipped);
    }
    return result;
}

double TurnOutlook::lossChance(const InTurn& at, const RollChoice& choice) const {
    double chance = 0;
    for (const DiceRoll::RollOutcome& outcome : policy_.pools->roll(choice.arrival).outcomes)
        if (result(at, choice, outcome.hazards, outcome.onGearDie).event == RollEvent::Loses)
            chance += outcome.chance;
    return chance;
}

DriveValue TurnOutlook::valueOf(const RollResult& result) {
    const SpaceVertex space = result.wreck.value_or(result.then.space);
    switch (result.event) {
    case RollEvent::Finishes:
        return {seconds(result.gear), 1, 0};
    case RollEvent::Loses: {
        const DriveValue& next = after_[turnIndex(space, 0)];
        return {seconds(0) + next.seconds, 1 + next.turns, 1};
    }
    case RollEvent::GoesOn:
        break;
    }
    return best(result.then);
}

DriveValue TurnOutlook::rolling(const InTurn& at, const RollChoice& choice) {
    DriveValue sum{0, 0, 0};
    for (const DiceRoll::RollOutcome& outcome : policy_.pools->roll(choice.arrival).outcomes)
        sum =
            sum + outcome.chance * valueOf(result(at, choice, outcome.hazards, outcome.onGearDie));
    return sum;
}

DriveValue TurnOutlook::stopping(const InTurn& at) const {
    const int kept = at.begun ? gear(at) : 0;
    const DriveValue& next = after_[turnIndex(at.space, kept)];
    return {seconds(kept) + next.seconds, 1 + next.turns, next.loss};
}

DriveValue TurnOutlook::best(const InTurn& at) {
    if (!at.begun)
        return worked(at);
    const DicePools& pools = *policy_.pools;
    const std::size_t place = at.space * flights + at.flight;
    if (place >= known_.size())
        known_.resize(place + 1);
    const auto limit = static_cast<std::size_t>(pools.hazardLimit());
    const std::size_t state = at.pool * limit + static_cast<std::size_t>(at.hazards);
    if (known_[place].empty())
        known_[place].assign(pools.pools().size() * limit, {0, -1, 0});
    else if (const DriveValue& known = known_[place][state]; known.turns >= 0)
        return known;
    return known_[place][state] = worked(at);
}

DriveValue TurnOutlook::worked(const InTurn& at) {
    DriveValue value;
    if (at.begun)
        value = stopping(at);
    bool isOpen = false;
    const Exits& exits = exitsOf(at);
    for (const std::uint32_t arrival : policy_.pools->options(at.pool))
        for (std::size_t exit = 0; exit < exits.to.size(); ++exit) {
            if (graph_[exits.to[exit]].water && !policy_.pools->roll(arrival).wades())
                continue;
            isOpen = true;
            if (const DriveValue there = rolling(at, {arrival, exit}); isBetter(there, value))
                value = there;
        }
    if (!at.begun && !isOpen && gear(at) > 0)
        value = stopping(at);
    return value;
}

} // namespace stagewright
