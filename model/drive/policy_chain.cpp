#include "model/drive/policy_chain.h"

#include "model/drive/landings.h"
#include "model/drive/space_graph.h"

#include <algorithm>
#include <bit>
#include <unordered_map>

namespace stagewright {

namespace {

using Branch = DriveChain::Branch;
using Event = DriveChain::Event;

/// Follows a policy from every place where a turn may begin.
class ChainBuilder {
public:
    ChainBuilder(const SpaceGraph& graph, const Policy& policy, const DriveRules& rules)
        : graph_(graph)
        , policy_(policy)
        , pools_(*policy.pools)
        , rules_(rules)
        , chain_(num_vertices(graph)) {}

    DriveChain build(std::optional<int> flyingGear, const TurnValues* after) {
        chain_.setTurns(policy_.turns);
        for (SpaceVertex v = 0; v < num_vertices(graph_); ++v)
            for (int gear = 0; gear <= highestGear; ++gear)
                addStart(v, gear);
        const std::vector<std::uint32_t> flying =
            flyingGear ? flyingStarts(*flyingGear) : std::vector<std::uint32_t>();
        while (!waiting_.empty()) {
            const InTurn next = waiting_.back();
            waiting_.pop_back();
            fill(next);
        }
        chain_.linkTurns(rules_.seconds);
        double least = policy_.turns[turnIndex(startVertex, 0)].seconds;
        for (const std::uint32_t state : flying)
            if (const double value =
                    expectedSeconds(chain_, chain_.state(state), rules_.seconds, after);
                value < least) {
                least = value;
                chain_.setFlyingStart(state);
            }
        return std::move(chain_);
    }

private:
    struct InTurn {
        std::uint32_t state;
        SpaceVertex space;
        std::size_t flight;
        std::uint32_t pool;
        int hazards;
    };

    void addStart(SpaceVertex v, int gear);
    std::vector<std::uint32_t> flyingStarts(int gear);
    void fill(const InTurn& at);
    void addRoll(std::uint32_t state, SpaceVertex v, std::size_t flight, std::uint8_t exit,
                 std::uint32_t arrival, int hazards);
    [[nodiscard]] Branch branchFor(SpaceVertex to, const Entrance& entrance, std::uint32_t arrival,
                                   int hazards, unsigned pattern);
    std::uint32_t stateOf(SpaceVertex v, std::size_t flight, std::uint32_t pool, int hazards);

    const SpaceGraph& graph_;
    const Policy& policy_;
    const DicePools& pools_;
    const DriveRules& rules_;
    DriveChain chain_;
    std::unordered_map<std::uint64_t, std::uint32_t> known_;
    std::vector<InTurn> waiting_;
};

void ChainBuilder::addStart(SpaceVertex v, int gear) {
    const SpacePolicy& policy = policy_.spaces[v];
    const auto g = static_cast<std::size_t>(gear);
    const bool moves = policy.firstAction.at(g) != SpacePolicy::stop;
    if (!moves && (gear == 0 || policy.firstAction[0] == SpacePolicy::stop))
        return;
    const std::uint32_t state = chain_.add({});
    chain_.setStart(v, gear, state);
    if (moves) {
        addRoll(state, v, 0, policy.firstTarget.at(g),
                pools_.options(pools_.atStart(gear))[policy.firstAction.at(g)], 0);
        return;
    }
    const std::uint32_t branch = chain_.addBranches(1);
    chain_.stateToFill(state).firstBranch = branch;
    chain_.branchToFill(branch) = standing(v);
}

/// A state for each space onto which the first die may go. A hazard on it ends the turn there in
/// its gear, control kept.
std::vector<std::uint32_t> ChainBuilder::flyingStarts(int gear) {
    std::vector<std::uint32_t> starts;
    const Die& die = rules_.dice.gear.at(static_cast<std::size_t>(gear) - 1);
    const auto options = pools_.options(pools_.atStart(gear));
    const auto arrival = std::find_if(options.begin(), options.end(), [&](std::uint32_t each) {
        const DiceRoll& roll = pools_.roll(each);
        return roll.kind == RollKind::Gear && roll.gear == gear && roll.brakes == 0;
    });
    if (arrival == options.end())
        return starts;
    const Exits& exits = policy_.spaces[startVertex].exits[0];
    for (std::size_t i = 0; i < exits.to.size(); ++i) {
        const Branch clean = branchFor(exits.to[i], exits.entrances[i], *arrival, 0, 0);
        if (clean.event == Event::Loses)
            continue;
        Branch hazard = clean;
        if (hazard.event == Event::GoesOn)
            hazard.event = Event::TurnEnds;
        const std::uint32_t first = chain_.addBranches(2);
        chain_.branchToFill(first) = clean;
        chain_.branchToFill(first + 1) = hazard;
        starts.push_back(chain_.add({withDie(0, die.hazardFaces), first},
                                    RollNote(pools_.roll(*arrival), exits.to[i])));
    }
    return starts;
}

void ChainBuilder::fill(const InTurn& at) {
    const SpacePolicy& policy = policy_.spaces[at.space];
    const std::uint16_t action = policy.action.at(at.flight)[policy_.state(at.pool, at.hazards)];
    const std::uint32_t arrival = pools_.options(at.pool)[action];
    addRoll(at.state, at.space, at.flight,
            policy.target.at(at.flight)[policy_.state(arrival, at.hazards)], arrival, at.hazards);
}

void ChainBuilder::addRoll(std::uint32_t state, SpaceVertex v, std::size_t flight,
                           std::uint8_t exit, std::uint32_t arrival, int hazards) {
    const DiceRoll& roll = pools_.roll(arrival);
    const unsigned patterns = 1U << static_cast<unsigned>(roll.dice());
    const std::uint32_t first = chain_.addBranches(patterns);
    chain_.stateToFill(state) = {diceOf(roll, rules_.dice), first};
    const Exits& exits = policy_.spaces[v].exits.at(flight);
    chain_.setNote(state, RollNote(roll, exits.to[exit]));
    for (unsigned pattern = 0; pattern < patterns; ++pattern) {
        const Branch branch =
            branchFor(exits.to[exit], exits.entrances[exit], arrival, hazards, pattern);
        chain_.branchToFill(first + pattern) = branch;
    }
}

Branch ChainBuilder::branchFor(SpaceVertex to, const Entrance& entrance, std::uint32_t arrival,
                               int hazards, unsigned pattern) {
    const SpaceNode& space = graph_[to];
    const int gear = pools_.gear(arrival);
    const auto g = static_cast<std::size_t>(gear);
    Branch branch;
    branch.space = to;
    branch.gear = static_cast<std::uint8_t>(gear);
    branch.shortcuts = space.kind == SpaceKind::Shortcut ? 1 : 0;
    if (space.finish) {
        branch.event = Event::Finishes;
        return branch;
    }
    branch.event = Event::Loses;
    const int after =
        hazards + entrance.hazards + (gear == entrance.hazardGear ? 1 : 0) + std::popcount(pattern);
    const Takeoff jump = takeoff(space.jump, pools_.roll(arrival).kind, gear);
    const bool wrong = jump.wrong || (jump.wrongOnHazard && (pattern & 1U) != 0);
    const std::uint8_t wreck = policy_.spaces[to].wreck.at(g);
    if (gear > entrance.limit || after >= pools_.hazardLimit() ||
        (wrong && wreck == SpacePolicy::nowhere))
        return branch;
    if (wrong) {
        branch.space = policy_.spaces[to].exits[mostSkipped].to[wreck];
        branch.shortcuts = graph_[branch.space].kind == SpaceKind::Shortcut ? 1 : 0;
        if (graph_[branch.space].finish)
            branch.event = Event::Finishes;
        return branch;
    }
    const std::uint32_t pool = pools_.arrivals()[arrival].pool;
    const auto flight = static_cast<std::size_t>(jump.skipped);
    if (policy_.spaces[to].action.at(flight)[policy_.state(pool, after)] == SpacePolicy::stop) {
        branch.event = Event::TurnEnds;
        return branch;
    }
    branch.event = Event::GoesOn;
    branch.next = stateOf(to, flight, pool, after);
    return branch;
}

std::uint32_t ChainBuilder::stateOf(SpaceVertex v, std::size_t flight, std::uint32_t pool,
                                    int hazards) {
    const std::uint64_t key =
        ((std::uint64_t{v} * flights + flight) * pools_.pools().size() + pool) * 16 +
        static_cast<std::uint64_t>(hazards);
    const auto [found, isNew] = known_.try_emplace(key, 0);
    if (isNew) {
        found->second = chain_.add({});
        waiting_.push_back({found->second, v, flight, pool, hazards});
    }
    return found->second;
}

} // namespace

DriveChain chainOf(const SpaceGraph& graph, const Policy& policy, const DriveRules& rules,
                   std::optional<int> flyingGear, const TurnValues* after) {
    return ChainBuilder(graph, policy, rules).build(flyingGear, after);
}

} // namespace stagewright
