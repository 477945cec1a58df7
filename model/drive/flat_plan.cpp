#include "model/drive/flat_plan.h"

#include "model/drive/policy.h"
#include "model/drive/space_graph.h"

#include <algorithm>
#include <utility>

namespace stagewright {

PlanDice diceOf(const FlatPlan& plan, const DicePools& pools, const PlannedPools& planned) {
    PlanDice rolled{planned.dice(plan.end.pool), 0, planned.tokens(plan.end.pool)};
    rolled.counted = static_cast<unsigned>(rolled.dice.size());
    if (plan.finishing == FlatPlan::none)
        return rolled;
    const std::uint32_t pool = pools.arrivals()[plan.finishing].pool;
    rolled.tokens = planned.tokens(pool);
    std::vector<PlannedDie> all = planned.dice(pool);
    for (const PlannedDie& die : rolled.dice) {
        const auto same = std::find_if(all.begin(), all.end(), [&](const PlannedDie& each) {
            return each.kind == die.kind && each.gear == die.gear;
        });
        all.erase(same);
    }
    rolled.dice.insert(rolled.dice.end(), all.begin(), all.end());
    return rolled;
}

FlatPlan PlanSearch::best(SpaceVertex v, int gear, const OpenMoves& open) {
    FlatPlan best;
    ++memory_.search;
    from_ = v;
    memory_.waiting.assign(1, {v, 0, pools_.atStart(gear), 0, 0});
    while (!memory_.waiting.empty()) {
        const PlanState at = memory_.waiting.back();
        memory_.waiting.pop_back();
        if (at.space != v)
            offer(at, best);
        extend(at, open, best);
    }
    return best;
}

void PlanSearch::offer(const PlanState& end, FlatPlan& best) const {
    const double chance = success(end);
    const int gear = pools_.pools()[end.pool].gear;
    const std::uint32_t place = turnIndex(end.space, gear);
    double value = chance * (seconds(gear) + following_[place].seconds) + (1 - chance) * lost(end) -
                   planned_.tokens(end.pool) * rules_.unspentSeconds;
    if (end.shortcuts > 0)
        value += future_.shortcutPrice(following_, place);
    if (value < best.value - 1e-9)
        best = {value, end, FlatPlan::none, 0};
}

bool PlanSearch::isNew(const PlanState& at) {
    const std::size_t state =
        ((((at.space - from_) * std::size_t{2} + at.flight) * 2 + (at.shortcuts > 0 ? 1 : 0)) *
             pools_.pools().size() +
         at.pool) *
            static_cast<std::size_t>(limit_) +
        static_cast<std::size_t>(at.hazards);
    std::vector<std::uint32_t>& seen = memory_.seen;
    if (state >= seen.size())
        seen.resize(2 * state + 1);
    return std::exchange(seen[state], memory_.search) != memory_.search;
}

void PlanSearch::extend(const PlanState& at, const OpenMoves& open, FlatPlan& best) {
    const Exits& exits = exits_[at.space].at(at.flight);
    for (const std::uint32_t arrival : pools_.options(at.pool)) {
        const DiceRoll& roll = pools_.roll(arrival);
        const std::uint32_t pool = pools_.arrivals()[arrival].pool;
        const int gear = pools_.gear(arrival);
        if (planned_.count(pool) > static_cast<int>(RelaidDice::mostDice))
            continue;
        for (std::size_t i = 0; i < exits.to.size(); ++i) {
            const SpaceNode& space = graph_[exits.to[i]];
            if ((space.water && !roll.wades()) || (open && !open(at.space, exits.to[i], gear)))
                continue;
            if (space.finish) {
                const double chance = success(at);
                const double atWorst = chance < 1 ? (1 - chance) * lost(at) : 0;
                const double value = chance * seconds(gear) + atWorst -
                                     planned_.tokens(pool) * rules_.unspentSeconds;
                if (value < best.value - 1e-9)
                    best = {value, at, arrival, exits.to[i]};
                continue;
            }
            const Entrance& entrance = exits.entrances[i];
            const Takeoff jump = takeoff(space.jump, roll.kind, gear);
            const PlanState next{exits.to[i], static_cast<std::size_t>(jump.skipped), pool,
                                 at.hazards + entrance.hazards +
                                     (gear == entrance.hazardGear ? 1 : 0),
                                 at.shortcuts + (space.kind == SpaceKind::Shortcut ? 1 : 0)};
            if (gear > entrance.limit || jump.skipped > 1 || next.hazards >= limit_)
                continue;
            if (isNew(next))
                memory_.waiting.push_back(next);
        }
    }
}

} // namespace stagewright
