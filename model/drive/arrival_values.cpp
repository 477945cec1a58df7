#include "model/drive/arrival_values.h"

#include "model/drive/landings.h"
#include "model/drive/space_graph.h"

namespace stagewright {

/// Where a car is carried whose jump goes wrong: the driver chooses.
void ArrivalValues::chooseWrecks(SpaceVertex v, SpacePolicy& policy) {
    const Exits& exits = policy.exits[mostSkipped];
    for (int gear = 0; gear <= highestGear; ++gear) {
        std::uint8_t& choice = policy.wreck.at(static_cast<std::size_t>(gear));
        choice = SpacePolicy::nowhere;
        DriveValue& value = spaces_[v].wreck.at(static_cast<std::size_t>(gear));
        for (std::size_t i = 0; i < exits.to.size(); ++i)
            if (const DriveValue there = wrecked(exits.to[i], gear); isBetter(there, value)) {
                value = there;
                choice = static_cast<std::uint8_t>(i);
            }
    }
}

/// What a car can expect that comes onto a space under `entrance`, for each arrival and hazards
/// before the roll.
const ArrivalValues::Values& ArrivalValues::entered(SpaceVertex v, const Entrance& entrance) {
    const auto [found, isNew] = spaces_[v].entered.try_emplace(entrance);
    Values& values = found->second;
    if (!isNew)
        return values;
    const auto arrivals = static_cast<std::uint32_t>(policy_.pools->arrivals().size());
    values.resize(arrivals * limit_);
    for (std::uint32_t arrival = 0; arrival < arrivals; ++arrival)
        for (std::size_t hazards = 0; hazards < limit_; ++hazards)
            values[at(arrival, hazards)] = enter(v, entrance, arrival, hazards);
    return values;
}

DriveValue ArrivalValues::enter(SpaceVertex v, const Entrance& entrance, std::uint32_t arrival,
                                std::size_t hazards) const {
    const SpaceNode& space = graph_[v];
    const DiceRoll& roll = policy_.pools->roll(arrival);
    const int gear = policy_.pools->gear(arrival);
    if (space.water && !roll.wades())
        return {};
    if (space.finish)
        return finished(gear);
    if (gear > entrance.limit)
        return lost(v);
    const std::size_t before = hazards + static_cast<std::size_t>(entrance.hazards) +
                               (gear == entrance.hazardGear ? 1 : 0);
    const Takeoff jump = takeoff(space.jump, roll.kind, gear);
    const Values& next = spaces_[v].inTurn.at(static_cast<std::size_t>(jump.skipped));
    const std::uint8_t wreck = policy_.spaces[v].wreck.at(static_cast<std::size_t>(gear));
    const bool shortcut = space.kind == SpaceKind::Shortcut;
    DriveValue sum{shortcut ? future_.shortcutPrice(turns(), turnIndex(v, gear)) : 0, 0, 0};
    for (const DiceRoll::RollOutcome& outcome : roll.outcomes) {
        const std::size_t after = before + static_cast<std::size_t>(outcome.hazards);
        const bool wrong = jump.wrong || (jump.wrongOnHazard && outcome.onGearDie);
        if (after >= limit_ || (wrong && wreck == SpacePolicy::nowhere))
            sum = sum + outcome.chance * lost(v);
        else if (wrong)
            sum = sum + outcome.chance * spaces_[v].wreck.at(static_cast<std::size_t>(gear));
        else
            sum = sum + outcome.chance * next[at(policy_.pools->arrivals()[arrival].pool, after)];
    }
    return sum;
}

} // namespace stagewright
