#include "model/drive/turn_solver.h"

#include "model/drive/arrival_values.h"
#include "model/drive/caution.h"
#include "model/drive/landings.h"
#include "model/drive/space_graph.h"

namespace stagewright {

namespace {

using Values = ArrivalValues::Values;

class Solver {
public:
    Solver(const SpaceGraph& graph, const DriveRules& rules, const Dashboard& dashboard,
           Profile profile, const FutureCost& future)
        : graph_(graph)
        , profile_(profile)
        , pools_(std::make_shared<const DicePools>(rules.dice, dashboard))
        , limit_(static_cast<std::size_t>(pools_->hazardLimit()))
        , leads_(spacesThatLeadOn(graph))
        , lastAsked_(num_vertices(graph))
        , policy_{pools_, {}, {}}
        , arrivals_(graph, rules, policy_, future) {
        policy_.spaces.resize(num_vertices(graph));
        policy_.turns.resize(num_vertices(graph) * (highestGear + 1));
    }

    std::optional<Policy> solve(const std::stop_token& stop) {
        for (SpaceVertex v = 0; v < num_vertices(graph_); ++v)
            policy_.spaces[v].exits = exitsFrom(graph_, v, leads_);
        noteLastAskers();
        for (SpaceVertex v = static_cast<SpaceVertex>(num_vertices(graph_)); v-- > 0;) {
            if (stop.stop_requested())
                return std::nullopt;
            if (leads_[v])
                judge(v);
            forgetAfter(v);
        }
        return std::move(policy_);
    }

private:
    void noteLastAskers();
    void judge(SpaceVertex v);
    void forgetAfter(SpaceVertex v);
    enum class Risk : unsigned char { Any, AsProfile };
    /// The best of the exits, and which it is.
    struct Best {
        Values values;
        std::vector<std::uint8_t> target;
    };
    Best best(SpaceVertex v, std::size_t flight, Risk risk);
    void judgeTurns(SpaceVertex v, const Best& exits, const Best& riskyExits);
    void judgeInTurn(SpaceVertex v, std::size_t flight, const Values& exits);
    [[nodiscard]] std::size_t at(std::uint32_t poolOrArrival, std::size_t hazards) const {
        return poolOrArrival * limit_ + hazards;
    }

    const SpaceGraph& graph_;
    Profile profile_;
    std::shared_ptr<const DicePools> pools_;
    std::size_t limit_;
    std::vector<bool> leads_;
    std::vector<std::vector<SpaceVertex>> lastAsked_; ///< by space: those that it asks for last
    Policy policy_;
    ArrivalValues arrivals_;
};

void Solver::judge(SpaceVertex v) {
    if (graph_[v].finish)
        return;
    Best exits = best(v, 0, Risk::AsProfile);
    if (profile_ == Profile::Careful)
        judgeTurns(v, exits, best(v, 0, Risk::Any));
    else
        judgeTurns(v, exits, exits);
    judgeInTurn(v, 0, exits.values);
    policy_.spaces[v].target[0] = std::move(exits.target);
    if (!graph_[v].jump)
        return;
    arrivals_.chooseWrecks(v, policy_.spaces[v]);
    for (std::size_t flight = 1; flight < flights; ++flight) {
        Best flown = best(v, flight, Risk::AsProfile);
        judgeInTurn(v, flight, flown.values);
        policy_.spaces[v].target.at(flight) = std::move(flown.target);
    }
}

/// For each arrival and hazards so far.
Solver::Best Solver::best(SpaceVertex v, std::size_t flight, Risk risk) {
    const std::size_t states = pools_->arrivals().size() * limit_;
    Best found{Values(states), std::vector<std::uint8_t>(states, SpacePolicy::nowhere)};
    const Exits& exits = policy_.spaces[v].exits.at(flight);
    const bool any = risk == Risk::Any || profile_ != Profile::Careful;
    for (std::size_t i = 0; i < exits.to.size(); ++i) {
        const Values& there = arrivals_.entered(exits.to[i], exits.entrances[i]);
        for (std::size_t state = 0; state < states; ++state)
            if (isBetter(there[state], found.values[state]) &&
                (any || keepsControl(graph_[exits.to[i]], exits.entrances[i], *pools_,
                                     static_cast<std::uint32_t>(state / limit_),
                                     static_cast<int>(state % limit_)))) {
                found.values[state] = there[state];
                found.target[state] = static_cast<std::uint8_t>(i);
            }
    }
    return found;
}

void Solver::judgeTurns(SpaceVertex v, const Best& exits, const Best& riskyExits) {
    SpacePolicy& policy = policy_.spaces[v];
    for (int gear = 0; gear <= highestGear; ++gear) {
        const auto g = static_cast<std::size_t>(gear);
        const auto options = pools_->options(pools_->atStart(gear));
        DriveValue& value = policy_.turns[turnIndex(v, gear)];
        for (const Best* each : {&exits, &riskyExits}) {
            if (policy.firstAction.at(g) != SpacePolicy::stop)
                break;
            for (std::size_t i = 0; i < options.size(); ++i)
                if (isBetter(each->values[at(options[i], 0)], value)) {
                    value = each->values[at(options[i], 0)];
                    policy.firstAction.at(g) = static_cast<std::uint16_t>(i);
                    policy.firstTarget.at(g) = each->target[at(options[i], 0)];
                }
        }
        if (policy.firstAction.at(g) == SpacePolicy::stop && gear > 0) {
            const DriveValue& standing = arrivals_.following(v, 0);
            value = {arrivals_.seconds(0) + standing.seconds, 1 + standing.turns, standing.loss};
        }
    }
}

void Solver::judgeInTurn(SpaceVertex v, std::size_t flight, const Values& exits) {
    const auto pools = pools_->pools();
    Values& values = arrivals_.inTurn(v, flight);
    auto& action = policy_.spaces[v].action.at(flight);
    values.resize(pools.size() * limit_);
    action.assign(pools.size() * limit_, SpacePolicy::stop);
    for (std::uint32_t pool = 0; pool < pools.size(); ++pool) {
        const std::size_t gear = pools[pool].gear;
        if (gear == 0)
            continue; // only before the first roll
        const DriveValue& next = arrivals_.following(v, pools[pool].gear);
        const DriveValue stopped{arrivals_.seconds(pools[pool].gear) + next.seconds, 1 + next.turns,
                                 next.loss};
        const auto options = pools_->options(pool);
        for (std::size_t hazards = 0; hazards < limit_; ++hazards) {
            DriveValue& value = values[at(pool, hazards)];
            value = stopped;
            if (profile_ == Profile::Brisk && hazards + 1 >= limit_)
                continue;
            for (std::size_t i = 0; i < options.size(); ++i)
                if (isBetter(exits[at(options[i], hazards)], value)) {
                    value = exits[at(options[i], hazards)];
                    action[at(pool, hazards)] = static_cast<std::uint16_t>(i);
                }
        }
    }
}

/// Going backwards, the asker nearest to the start is the last one.
void Solver::noteLastAskers() {
    std::vector<bool> noted(num_vertices(graph_));
    for (SpaceVertex v = 0; v < num_vertices(graph_); ++v)
        for (const Exits& exits : policy_.spaces[v].exits)
            for (const SpaceVertex to : exits.to)
                if (!noted[to]) {
                    noted[to] = true;
                    lastAsked_[v].push_back(to);
                }
}

/// Frees the values that no space further back asks for.
void Solver::forgetAfter(SpaceVertex v) {
    for (const SpaceVertex done : lastAsked_[v])
        arrivals_.forget(done);
}

} // namespace

std::optional<Policy> solveTurns(const SpaceGraph& graph, const DriveRules& rules,
                                 const Dashboard& dashboard, const std::stop_token& stop,
                                 Profile profile, const FutureCost& future) {
    return Solver(graph, rules, dashboard, profile, future).solve(stop);
}

} // namespace stagewright
