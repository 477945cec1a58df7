#include "model/drive/race/flat_turns.h"

#include <bit>

namespace stagewright {

OpenMoves FlatTurns::openBy(const TurnSearch& among) {
    return [&among](SpaceVertex from, SpaceVertex to, int gear) {
        return among.isOpen(from, to, gear) && gear <= among.muddyLimit(to);
    };
}

FlatPlan FlatTurns::search(const FlatTables& tables, SpaceVertex at, int gear,
                           const OpenMoves& open) {
    const FutureCost future = tables.future();
    return PlanSearch(track_.graph(), rules_, tables.pools, tables.planned, tables.exits,
                      tables.following, future, memory_)
        .best(at, gear, open);
}

const FlatPlan& FlatTurns::alone(const std::shared_ptr<const FlatTables>& tables, SpaceVertex at,
                                 int gear) {
    constexpr std::size_t mostKept = 64; // sets of dice
    auto found = plans_.find(tables.get());
    if (found == plans_.end()) {
        if (plans_.size() >= mostKept)
            plans_.clear();
        found = plans_
                    .emplace(tables.get(),
                             Plans{tables, std::vector<std::optional<FlatPlan>>(turnIndex(
                                               static_cast<SpaceVertex>(track_.size()), 0))})
                    .first;
    }
    std::optional<FlatPlan>& plan = found->second.known[turnIndex(at, gear)];
    if (!plan)
        plan = search(*tables, at, gear, {});
    return *plan;
}

FlatPlan FlatTurns::best(const std::shared_ptr<const FlatTables>& tables, SpaceVertex at, int gear,
                         const TurnSearch& among) {
    const FlatPlan& lone = alone(tables, at, gear);
    return among.anyTouched() ? search(*tables, at, gear, openBy(among)) : lone;
}

/// Who loses control has it where least is to come, by the dice laid out again.
FlatOutcome FlatTurns::outcome(const FlatTables& tables, const FlatPlan& plan, const PlanDice& dice,
                               unsigned hazards, SpaceVertex at, int gear,
                               const TurnSearch& among) {
    using Event = FlatOutcome::Event;
    const int limit = tables.pools.hazardLimit();
    if (std::popcount(hazards & ((1U << dice.counted) - 1)) + plan.end.hazards < limit) {
        if (plan.finishing != FlatPlan::none)
            return {Event::Finishes, plan.finish, tables.pools.gear(plan.finishing),
                    plan.end.shortcuts};
        return {Event::Ends, plan.end.space, tables.pools.pools()[plan.end.pool].gear,
                plan.end.shortcuts};
    }
    RelaidDice relaid(track_.graph(), tables.exits, limit, relaidMemory_);
    const RelaidLoss* best =
        leastLoss(relaid.losses(dice.dice, at, gear, openBy(among)), hazards, limit,
                  [&](const RelaidLoss& loss) {
                      return track_.node(loss.space).finish
                                 ? rules_.seconds.at(static_cast<std::size_t>(loss.gear))
                                 : rules_.seconds[0] +
                                       tables.following[turnIndex(loss.space, 0)].seconds +
                                       tables.lostTurns[turnIndex(loss.space, loss.gear)];
                  });
    if (!best) // the plan as it was rolled is one
        return {Event::Loses, plan.end.space, 1, plan.end.shortcuts};
    return {track_.node(best->space).finish ? Event::Finishes : Event::Loses, best->space,
            best->gear, best->shortcuts};
}

} // namespace stagewright
