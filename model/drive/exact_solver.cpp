#include "model/drive/exact_solver.h"

#include "model/drive/caution.h"
#include "model/drive/exits.h"
#include "model/drive/landings.h"
#include "model/drive/occupancy.h"

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

using Values = std::vector<DriveValue>;

/// The values of one space while others still ask for them.
struct SpaceValues {
    std::array<Values, flights> inTurn;            ///< by flight, then by hand and hazards
    std::array<DriveValue, highestGear + 1> turn;  ///< a turn that begins here, by gear
    std::array<DriveValue, highestGear + 1> wreck; ///< a jump from here went wrong, by gear
    std::map<Entrance, Values> entered;            ///< by what holds, then by arrival and hazards
};

class Solver {
public:
    Solver(const SpaceGraph& graph, const DriveRules& rules, const Dashboard& dashboard,
           Profile profile)
        : graph_(graph)
        , profile_(profile)
        , hands_(std::make_shared<const HandTable>(rules.dice, dashboard))
        , limit_(static_cast<std::size_t>(hands_->hazardLimit()))
        , leads_(spacesThatLeadOn(graph))
        , values_(num_vertices(graph))
        , lastAsked_(num_vertices(graph)) {
        policy_.hands = hands_;
        policy_.spaces.resize(num_vertices(graph));
        for (std::size_t g = 0; g < seconds_.size(); ++g)
            seconds_.at(g) = rules.seconds.at(g);
    }

    std::optional<ExactDrive> solve(const std::stop_token& stop) {
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
        ExactDrive drive;
        drive.start = values_[startVertex].turn[0];
        drive.policy = std::move(policy_);
        return drive;
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
    void chooseWrecks(SpaceVertex v);
    const Values& entered(SpaceVertex v, const Entrance& entrance);
    [[nodiscard]] DriveValue enter(SpaceVertex v, const Entrance& entrance, std::uint32_t arrival,
                                   std::size_t hazards) const;

    [[nodiscard]] DriveValue lost(SpaceVertex v) const {
        const DriveValue& next = values_[v].turn[0];
        return {seconds_[0] + next.seconds, 1 + next.turns, 1};
    }
    [[nodiscard]] DriveValue finished(int gear) const {
        return {seconds_.at(static_cast<std::size_t>(gear)), 1, 0};
    }
    /// Control lost on landing; beyond the finish line that ends the drive.
    [[nodiscard]] DriveValue wrecked(SpaceVertex v, int gear) const {
        return graph_[v].finish ? finished(gear) : lost(v);
    }
    [[nodiscard]] std::size_t at(std::uint32_t handOrArrival, std::size_t hazards) const {
        return handOrArrival * limit_ + hazards;
    }

    const SpaceGraph& graph_;
    Profile profile_;
    std::shared_ptr<const HandTable> hands_;
    std::size_t limit_;
    std::array<double, highestGear + 1> seconds_{};
    std::vector<bool> leads_;
    std::vector<SpaceValues> values_;
    std::vector<std::vector<SpaceVertex>> lastAsked_; ///< by space: those that it asks for last
    Policy policy_;
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
    chooseWrecks(v);
    for (std::size_t flight = 1; flight < flights; ++flight) {
        Best flown = best(v, flight, Risk::AsProfile);
        judgeInTurn(v, flight, flown.values);
        policy_.spaces[v].target.at(flight) = std::move(flown.target);
    }
}

/// For each arrival and hazards so far.
Solver::Best Solver::best(SpaceVertex v, std::size_t flight, Risk risk) {
    const std::size_t states = hands_->arrivals().size() * limit_;
    Best found{Values(states), std::vector<std::uint8_t>(states, SpacePolicy::nowhere)};
    const Exits& exits = policy_.spaces[v].exits.at(flight);
    const bool any = risk == Risk::Any || profile_ != Profile::Careful;
    for (std::size_t i = 0; i < exits.to.size(); ++i) {
        const Values& there = entered(exits.to[i], exits.entrances[i]);
        for (std::size_t state = 0; state < states; ++state)
            if (isBetter(there[state], found.values[state]) &&
                (any || keepsControl(graph_[exits.to[i]], exits.entrances[i], *hands_,
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
        const auto options = hands_->options(hands_->atStart(gear));
        DriveValue& value = values_[v].turn.at(g);
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
            const DriveValue& standing = values_[v].turn[0];
            value = {seconds_[0] + standing.seconds, 1 + standing.turns, standing.loss};
        }
        policy.turnSeconds.at(g) = value.seconds;
    }
}

void Solver::judgeInTurn(SpaceVertex v, std::size_t flight, const Values& exits) {
    const auto hands = hands_->hands();
    Values& values = values_[v].inTurn.at(flight);
    auto& action = policy_.spaces[v].action.at(flight);
    values.resize(hands.size() * limit_);
    action.assign(hands.size() * limit_, SpacePolicy::stop);
    for (std::uint32_t hand = 0; hand < hands.size(); ++hand) {
        const std::size_t gear = hands[hand].gear;
        if (gear == 0)
            continue; // only before the first throw
        const DriveValue& next = values_[v].turn.at(gear);
        const DriveValue stopped{seconds_.at(gear) + next.seconds, 1 + next.turns, next.loss};
        const auto options = hands_->options(hand);
        for (std::size_t hazards = 0; hazards < limit_; ++hazards) {
            DriveValue& value = values[at(hand, hazards)];
            value = stopped;
            if (profile_ == Profile::Brisk && hazards + 1 >= limit_)
                continue;
            for (std::size_t i = 0; i < options.size(); ++i)
                if (isBetter(exits[at(options[i], hazards)], value)) {
                    value = exits[at(options[i], hazards)];
                    action[at(hand, hazards)] = static_cast<std::uint16_t>(i);
                }
        }
    }
}

/// Where a car is carried whose jump goes wrong: the driver chooses.
void Solver::chooseWrecks(SpaceVertex v) {
    SpacePolicy& policy = policy_.spaces[v];
    const Exits& exits = policy.exits[mostSkipped];
    for (int gear = 0; gear <= highestGear; ++gear) {
        std::uint8_t& choice = policy.wreck.at(static_cast<std::size_t>(gear));
        choice = SpacePolicy::nowhere;
        DriveValue& value = values_[v].wreck.at(static_cast<std::size_t>(gear));
        for (std::size_t i = 0; i < exits.to.size(); ++i)
            if (const DriveValue there = wrecked(exits.to[i], gear); isBetter(there, value)) {
                value = there;
                choice = static_cast<std::uint8_t>(i);
            }
    }
}

/// What a car can expect that comes onto a space under `entrance`, for each arrival and hazards
/// before the throw.
const Values& Solver::entered(SpaceVertex v, const Entrance& entrance) {
    const auto [found, isNew] = values_[v].entered.try_emplace(entrance);
    Values& values = found->second;
    if (!isNew)
        return values;
    const auto arrivals = static_cast<std::uint32_t>(hands_->arrivals().size());
    values.resize(arrivals * limit_);
    for (std::uint32_t arrival = 0; arrival < arrivals; ++arrival)
        for (std::size_t hazards = 0; hazards < limit_; ++hazards)
            values[at(arrival, hazards)] = enter(v, entrance, arrival, hazards);
    return values;
}

DriveValue Solver::enter(SpaceVertex v, const Entrance& entrance, std::uint32_t arrival,
                         std::size_t hazards) const {
    const SpaceNode& space = graph_[v];
    const Throw& thrown = hands_->thrown(arrival);
    const int gear = hands_->gear(arrival);
    if (space.water && !thrown.wades())
        return {};
    if (space.finish)
        return finished(gear);
    if (gear > entrance.limit)
        return lost(v);
    const std::size_t before = hazards + static_cast<std::size_t>(entrance.hazards) +
                               (gear == entrance.hazardGear ? 1 : 0);
    const Takeoff jump = takeoff(space.jump, thrown.kind, gear);
    const Values& next = values_[v].inTurn.at(static_cast<std::size_t>(jump.skipped));
    const std::uint8_t wreck = policy_.spaces[v].wreck.at(static_cast<std::size_t>(gear));
    DriveValue sum{0, 0, 0};
    for (const Throw::Fall& fall : thrown.falls) {
        const std::size_t after = before + static_cast<std::size_t>(fall.hazards);
        const bool wrong = jump.wrong || (jump.wrongOnHazard && fall.onGearDie);
        if (after >= limit_ || (wrong && wreck == SpacePolicy::nowhere))
            sum = sum + fall.chance * lost(v);
        else if (wrong)
            sum = sum + fall.chance * values_[v].wreck.at(static_cast<std::size_t>(gear));
        else
            sum = sum + fall.chance * next[at(hands_->arrivals()[arrival].hand, after)];
    }
    return sum;
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
        values_[done] = {};
}

} // namespace

std::optional<ExactDrive> solveExactly(const SpaceGraph& graph, const DriveRules& rules,
                                       const Dashboard& dashboard, std::stop_token stop,
                                       Profile profile) {
    auto drive = Solver(graph, rules, dashboard, profile).solve(stop);
    if (!drive)
        return drive;
    drive->spaces = occupancy(graph, drive->policy);
    for (const SpaceChances& space : drive->spaces)
        drive->losses += space.loses;
    return drive;
}

} // namespace stagewright
