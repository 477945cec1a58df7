#include "model/drive/flat_out.h"

#include "model/drive/flat_plan.h"
#include "model/drive/policy.h"
#include "model/drive/space_graph.h"

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

class Planner {
public:
    Planner(const SpaceGraph& graph, const DriveRules& rules, const Dashboard& dashboard,
            const FutureCost& future)
        : graph_(graph)
        , rules_(rules)
        , future_(future)
        , pools_(rules.dice, dashboard)
        , planned_(pools_, rules)
        , limit_(pools_.hazardLimit())
        , chain_(num_vertices(graph))
        , following_(future.after ? *future.after : chain_.turns()) {
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
    void addTurn(SpaceVertex v, int gear, const FlatPlan& plan);
    void orderLosses(const std::vector<RelaidLoss>& losses);
    [[nodiscard]] Branch outcome(const FlatPlan& plan, unsigned hazards) const;

    [[nodiscard]] double turnSeconds(SpaceVertex v, int gear) const {
        return following_[turnIndex(v, gear)].seconds;
    }
    [[nodiscard]] double lost(SpaceVertex v) const { return rules_.seconds[0] + turnSeconds(v, 0); }
    [[nodiscard]] double seconds(int gear) const {
        return rules_.seconds.at(static_cast<std::size_t>(gear));
    }
    /// What is still to come after a branch.
    [[nodiscard]] double valueOf(const Branch& branch) const;

    const SpaceGraph& graph_;
    const DriveRules& rules_;
    FutureCost future_;
    DicePools pools_;
    PlannedPools planned_;
    int limit_;
    DriveChain chain_;
    const TurnValues& following_;
    std::vector<std::array<Exits, flights>> exits_;
    PlanMemory memory_;
    PlanSearch search_{graph_, rules_, pools_, planned_, exits_, following_, future_, memory_};
    RelaidMemory relaidMemory_;
    RelaidDice relaid_{graph_, exits_, limit_, relaidMemory_};
    std::vector<std::pair<double, const RelaidLoss*>> preferred_;
    std::vector<double> chances_; ///< of the patterns in which the dice may fall
};

double Planner::valueOf(const Branch& branch) const {
    const double tokens = branch.tokens * rules_.unspentSeconds;
    switch (branch.event) {
    case Event::Finishes:
        return seconds(branch.gear) - tokens;
    case Event::Loses:
    case Event::Stands:
        return lost(branch.space) - tokens +
               (branch.shortcuts > 0 ? future_.shortcutPrice(following_, turnIndex(branch.space, 0))
                                     : 0);
    case Event::TurnEnds:
    case Event::GoesOn:
        break;
    }
    const std::uint32_t place = turnIndex(branch.space, branch.gear);
    const double price = branch.shortcuts > 0 ? future_.shortcutPrice(following_, place) : 0;
    return seconds(branch.gear) + following_[place].seconds + price - tokens;
}

void Planner::planTurn(SpaceVertex v, int gear) {
    chain_.setTurnSeconds(v, gear, std::numeric_limits<double>::infinity());
    if (graph_[v].finish)
        return;
    const FlatPlan plan = search_.best(v, gear);
    if (plan.found())
        return addTurn(v, gear, plan);
    if (gear == 0 || !(turnSeconds(v, 0) < 1e300))
        return;
    const std::uint32_t branch = chain_.addBranches(1);
    chain_.branchToFill(branch) = standing(v);
    chain_.setStart(v, gear, chain_.add({0, branch}));
    chain_.setTurnSeconds(v, gear, lost(v));
}

void Planner::addTurn(SpaceVertex v, int gear, const FlatPlan& plan) {
    const bool finishes = plan.finishing != FlatPlan::none;
    const PlanDice rolled = diceOf(plan, pools_, planned_);
    const std::vector<PlannedDie>& dice = rolled.dice;
    orderLosses(relaid_.losses(dice, v, gear));
    DriveChain::DicePack pack = 0;
    RollNote note(RollNote::laidOut);
    chances_.assign(1, 1.0);
    for (const PlannedDie& die : dice) {
        pack = withDie(pack, die.hazardFaces);
        note.add(die.kind, die.gear);
        const double hazard = static_cast<double>(die.hazardFaces) / dieFaces;
        const std::size_t patterns = chances_.size();
        for (std::size_t pattern = 0; pattern < patterns; ++pattern) {
            chances_.push_back(chances_[pattern] * hazard);
            chances_[pattern] *= 1 - hazard;
        }
    }
    const std::uint32_t first = chain_.addBranches(std::size_t{1} << dice.size());
    chain_.setStart(v, gear, chain_.add({pack, first}, note));
    const unsigned counted = (1U << rolled.counted) - 1;
    double sum = 0;
    for (unsigned hazards = 0; hazards < 1U << dice.size(); ++hazards) {
        Branch branch;
        if (std::popcount(hazards & counted) + plan.end.hazards >= limit_)
            branch = outcome(plan, hazards);
        else if (finishes)
            branch =
                made(Event::Finishes, plan.finish, pools_.gear(plan.finishing), plan.end.shortcuts);
        else
            branch = made(Event::TurnEnds, plan.end.space, pools_.pools()[plan.end.pool].gear,
                          plan.end.shortcuts);
        branch.tokens = static_cast<std::uint8_t>(rolled.tokens);
        if (chances_[hazards] > 0)
            sum += chances_[hazards] * valueOf(branch);
        chain_.branchToFill(first + hazards) = branch;
    }
    chain_.setTurnSeconds(v, gear, sum);
}

/// As the driver prefers them.
void Planner::orderLosses(const std::vector<RelaidLoss>& losses) {
    preferred_.clear();
    for (const RelaidLoss& loss : losses)
        preferred_.emplace_back(graph_[loss.space].finish ? seconds(loss.gear) : lost(loss.space),
                                &loss);
    std::sort(preferred_.begin(),
              preferred_.end()); // between equal ones, as they were found
}

/// The plan as it was rolled is one of the losses, so one happens.
Branch Planner::outcome(const FlatPlan& plan, unsigned hazards) const {
    for (const auto& [value, loss] : preferred_)
        if (happens(*loss, hazards, limit_))
            return made(graph_[loss->space].finish ? Event::Finishes : Event::Loses, loss->space,
                        loss->gear, loss->shortcuts);
    return made(Event::Loses, plan.end.space, 1, 0);
}

} // namespace

std::optional<DriveChain> flatOutChain(const SpaceGraph& graph, const DriveRules& rules,
                                       const Dashboard& dashboard, const std::stop_token& stop,
                                       const FutureCost& future) {
    return Planner(graph, rules, dashboard, future).chain(stop);
}

} // namespace stagewright
