#include "model/drive/flat_out.h"

#include "model/drive/planned_hands.h"
#include "model/drive/relay.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace stagewright {

namespace {

using Branch = DriveChain::Branch;
using Event = DriveChain::Event;

Branch made(Event event, SpaceVertex space, int gear, int shortcuts) {
    Branch branch;
    branch.event = event;
    branch.space = space;
    branch.gear = static_cast<std::uint8_t>(gear);
    branch.shortcuts = static_cast<std::uint8_t>(shortcuts);
    return branch;
}

/// Where a plan stands after its first throws.
struct PlanState {
    SpaceVertex space = 0;
    std::size_t flight = 0;
    std::uint32_t hand = 0;
    int hazards = 0; ///< of spaces
    int shortcuts = 0;
};

/// A plan to be thrown at once.
struct Plan {
    double value = std::numeric_limits<double>::infinity();
    PlanState end;                  ///< without the throw that passes the finish line
    std::uint32_t finishing = none; ///< arrival of that throw
    SpaceVertex finish = 0;

    static constexpr std::uint32_t none = 0xffffffff;
    [[nodiscard]] bool found() const { return value < 1e300; }
};

class Planner {
public:
    Planner(const SpaceGraph& graph, const DriveRules& rules, const Dashboard& dashboard)
        : graph_(graph)
        , rules_(rules)
        , hands_(rules.dice, dashboard)
        , planned_(hands_, rules)
        , limit_(hands_.hazardLimit())
        , chain_(num_vertices(graph)) {
        const std::vector<bool> leads = spacesThatLeadOn(graph);
        for (SpaceVertex v = 0; v < num_vertices(graph); ++v)
            exits_.push_back(exitsFrom(graph, v, leads));
    }

    std::optional<DriveChain> chain(const std::stop_token& stop) {
        for (SpaceVertex v = static_cast<SpaceVertex>(num_vertices(graph_)); v-- > 0;) {
            if (stop.stop_requested())
                return std::nullopt;
            for (int gear = 0; gear <= highestGear; ++gear)
                planTurn(v, gear);
        }
        chain_.linkTurns(rules_.seconds);
        return std::move(chain_);
    }

private:
    void planTurn(SpaceVertex v, int gear);
    Plan bestPlan(SpaceVertex v, int gear);
    void extend(const PlanState& at, Plan& best);
    [[nodiscard]] bool isNew(const PlanState& at);
    void addTurn(SpaceVertex v, int gear, const Plan& plan);
    [[nodiscard]] Branch outcome(const Plan& plan, unsigned hazards,
                                 const std::vector<RelayedLoss>& losses) const;

    [[nodiscard]] double turnSeconds(SpaceVertex v, int gear) const {
        return chain_.turnSeconds(v, gear);
    }
    [[nodiscard]] double lost(SpaceVertex v) const { return rules_.seconds[0] + turnSeconds(v, 0); }
    [[nodiscard]] double seconds(int gear) const {
        return rules_.seconds.at(static_cast<std::size_t>(gear));
    }
    /// What is still to come after a branch.
    [[nodiscard]] double valueOf(const Branch& branch) const;
    [[nodiscard]] double success(const PlanState& at) const {
        return planned_.success(at.hand, at.hazards);
    }

    const SpaceGraph& graph_;
    const DriveRules& rules_;
    HandTable hands_;
    PlannedHands planned_;
    int limit_;
    DriveChain chain_;
    std::vector<std::array<Exits, flights>> exits_;
    std::vector<std::uint32_t> seen_; ///< by state ahead: the search that saw it last
    std::uint32_t search_ = 0;
    SpaceVertex from_ = 0; ///< where that search begins
    std::vector<PlanState> waiting_;
};

double Planner::valueOf(const Branch& branch) const {
    const double tokens = branch.tokens * rules_.unspentSeconds;
    switch (branch.event) {
    case Event::Finishes:
        return seconds(branch.gear) - tokens;
    case Event::Loses:
    case Event::Stands:
        return lost(branch.space) - tokens;
    case Event::TurnEnds:
    case Event::GoesOn:
        break;
    }
    return seconds(branch.gear) + turnSeconds(branch.space, branch.gear) - tokens;
}

void Planner::planTurn(SpaceVertex v, int gear) {
    chain_.setTurnSeconds(v, gear, std::numeric_limits<double>::infinity());
    if (graph_[v].finish)
        return;
    const Plan plan = bestPlan(v, gear);
    if (plan.found())
        return addTurn(v, gear, plan);
    if (gear == 0 || chain_.atStart(v, 0) == DriveChain::unknown)
        return;
    const std::uint32_t branch = chain_.addBranches(1);
    chain_.branchToFill(branch) = standing(v);
    chain_.setStart(v, gear, chain_.add({0, branch}));
    chain_.setTurnSeconds(v, gear, lost(v));
}

Plan Planner::bestPlan(SpaceVertex v, int gear) {
    Plan best;
    ++search_;
    from_ = v;
    waiting_.assign(1, {v, 0, hands_.atStart(gear), 0, 0});
    while (!waiting_.empty()) {
        const PlanState at = waiting_.back();
        waiting_.pop_back();
        if (at.space != v) {
            const double chance = success(at);
            const int endGear = hands_.hands()[at.hand].gear;
            const double value = chance * (seconds(endGear) + turnSeconds(at.space, endGear)) +
                                 (1 - chance) * lost(at.space) -
                                 planned_.tokens(at.hand) * rules_.unspentSeconds;
            if (value < best.value - 1e-9)
                best = {value, at, Plan::none, 0};
        }
        extend(at, best);
    }
    return best;
}

bool Planner::isNew(const PlanState& at) {
    const std::size_t state =
        (((at.space - from_) * std::size_t{2} + at.flight) * hands_.hands().size() + at.hand) *
            static_cast<std::size_t>(limit_) +
        static_cast<std::size_t>(at.hazards);
    if (state >= seen_.size())
        seen_.resize(2 * state + 1);
    return std::exchange(seen_[state], search_) != search_;
}

void Planner::extend(const PlanState& at, Plan& best) {
    const Exits& exits = exits_[at.space].at(at.flight);
    for (const std::uint32_t arrival : hands_.options(at.hand)) {
        const Throw& thrown = hands_.thrown(arrival);
        const std::uint32_t hand = hands_.arrivals()[arrival].hand;
        const int gear = hands_.gear(arrival);
        if (planned_.count(hand) > DriveChain::mostDice)
            continue;
        for (std::size_t i = 0; i < exits.to.size(); ++i) {
            const SpaceNode& space = graph_[exits.to[i]];
            if (space.water && !thrown.wades())
                continue;
            if (space.finish) {
                const double chance = success(at);
                const double atWorst = chance < 1 ? (1 - chance) * lost(at.space) : 0;
                const double value = chance * seconds(gear) + atWorst -
                                     planned_.tokens(hand) * rules_.unspentSeconds;
                if (value < best.value - 1e-9)
                    best = {value, at, arrival, exits.to[i]};
                continue;
            }
            const Entrance& entrance = exits.entrances[i];
            const Takeoff jump = takeoff(space.jump, thrown.kind, gear);
            const PlanState next{exits.to[i], static_cast<std::size_t>(jump.skipped), hand,
                                 at.hazards + entrance.hazards +
                                     (gear == entrance.hazardGear ? 1 : 0),
                                 at.shortcuts + (space.kind == SpaceKind::Shortcut ? 1 : 0)};
            if (gear > entrance.limit || jump.skipped > 1 || next.hazards >= limit_)
                continue;
            if (isNew(next))
                waiting_.push_back(next);
        }
    }
}

void Planner::addTurn(SpaceVertex v, int gear, const Plan& plan) {
    const bool finishes = plan.finishing != Plan::none;
    std::vector<PlannedDie> dice = planned_.dice(plan.end.hand);
    const auto inPlan = static_cast<unsigned>(dice.size());
    if (finishes) {
        // The dice of the throw over the line last: their hazards no longer matter.
        std::vector<PlannedDie> all = planned_.dice(hands_.arrivals()[plan.finishing].hand);
        for (const PlannedDie& die : dice) {
            const auto same = std::find_if(all.begin(), all.end(), [&](const PlannedDie& each) {
                return each.kind == die.kind && each.gear == die.gear;
            });
            all.erase(same);
        }
        dice.insert(dice.end(), all.begin(), all.end());
    }
    std::vector<RelayedLoss> losses = relayedLosses(graph_, exits_, dice, v, gear, limit_);
    std::stable_sort(losses.begin(), losses.end(), [&](const RelayedLoss& a, const RelayedLoss& b) {
        const auto value = [&](const RelayedLoss& loss) {
            return graph_[loss.space].finish ? seconds(loss.gear) : lost(loss.space);
        };
        return value(a) < value(b);
    });
    DriveChain::DicePack pack = 0;
    for (const PlannedDie& die : dice)
        pack = withDie(pack, die.hazardFaces);
    const std::uint32_t first = chain_.addBranches(std::size_t{1} << dice.size());
    chain_.setStart(v, gear, chain_.add({pack, first}));
    const unsigned counted = (1U << inPlan) - 1;
    double sum = 0;
    for (unsigned hazards = 0; hazards < 1U << dice.size(); ++hazards) {
        Branch branch;
        if (std::popcount(hazards & counted) + plan.end.hazards >= limit_)
            branch = outcome(plan, hazards, losses);
        else if (finishes)
            branch =
                made(Event::Finishes, plan.finish, hands_.gear(plan.finishing), plan.end.shortcuts);
        else
            branch = made(Event::TurnEnds, plan.end.space, hands_.hands()[plan.end.hand].gear,
                          plan.end.shortcuts);
        branch.tokens = static_cast<std::uint8_t>(
            planned_.tokens(finishes ? hands_.arrivals()[plan.finishing].hand : plan.end.hand));
        double chance = 1;
        for (std::size_t i = 0; i < dice.size(); ++i) {
            const double hazard = static_cast<double>(dice[i].hazardFaces) / dieFaces;
            chance *= (hazards >> i & 1U) != 0 ? hazard : 1 - hazard;
        }
        if (chance > 0)
            sum += chance * valueOf(branch);
        chain_.branchToFill(first + hazards) = branch;
    }
    chain_.setTurnSeconds(v, gear, sum);
}

/// The losses stand in the order in which the driver prefers them. The plan as it was thrown is one
/// of them, so one happens.
Branch Planner::outcome(const Plan& plan, unsigned hazards,
                        const std::vector<RelayedLoss>& losses) const {
    for (const RelayedLoss& loss : losses)
        if (happens(loss, hazards, limit_))
            return made(graph_[loss.space].finish ? Event::Finishes : Event::Loses, loss.space,
                        loss.gear, loss.shortcuts);
    return made(Event::Loses, plan.end.space, 1, 0);
}

} // namespace

std::optional<DriveChain> flatOutChain(const SpaceGraph& graph, const DriveRules& rules,
                                       const Dashboard& dashboard, const std::stop_token& stop) {
    return Planner(graph, rules, dashboard).chain(stop);
}

} // namespace stagewright
