#include "model/layouts/zones/driving/road_chain.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

namespace stagewright {

namespace {

using Branch = DriveChain::Branch;

/// Says what turns are worth, and calls `begin(node, gear)` for each place from which a car can go
/// on.
template <typename Begin>
void eachBegin(DriveChain& chain, const RoadDice& dice, const RoadValues& values, Begin begin) {
    for (std::uint32_t node = 0; node < dice.graph().finish(); ++node)
        for (int gear = 0; gear <= roadGears; ++gear) {
            const double seconds = values[node][static_cast<std::size_t>(gear)].seconds;
            chain.setTurnSeconds(node, gear, seconds);
            if (std::isfinite(seconds) && (node > 0 || gear == 0))
                begin(node, gear);
        }
}

void standStill(DriveChain& chain, std::uint32_t node, int gear) {
    const std::uint32_t branch = chain.addBranches(1);
    chain.branchToFill(branch) = standing(node);
    chain.setStart(node, gear, chain.add({0, branch}));
}

void linkTurns(DriveChain& chain, const RoadRules& rules) {
    std::array<int, highestGear + 1> seconds{};
    std::copy(rules.seconds.begin(), rules.seconds.end(), seconds.begin());
    chain.linkTurns(seconds);
}

/// Follows a driver who throws die by die from every place where turns begin, as far as drives come
/// there. A state is a turn at hand.
class RoadWalk {
public:
    RoadWalk(const RoadDice& dice, RoadPlay& play)
        : dice_(dice)
        , play_(play)
        , chain_(dice.graph().nodes().size()) {}

    DriveChain build() {
        eachBegin(chain_, dice_, play_.values(),
                  [this](std::uint32_t node, int gear) { begin(node, gear); });
        while (!waiting_.empty()) {
            const Waiting next = waiting_.back();
            waiting_.pop_back();
            fill(next);
        }
        linkTurns(chain_, dice_.rules());
        return std::move(chain_);
    }

private:
    struct Waiting {
        std::uint32_t state = 0;
        RoadTurn turn;
        RoadMove move;
    };

    void begin(std::uint32_t node, int gear) {
        if (const auto move = play_.firstMove(node, gear))
            chain_.setStart(node, gear, add({node, gear}, *move));
        else
            standStill(chain_, node, gear);
    }

    std::uint32_t add(const RoadTurn& turn, const RoadMove& move) {
        const std::uint32_t branch = chain_.addBranches(2);
        const std::uint32_t state = chain_.add({withDie(0, move.die.hazardFaces), branch});
        waiting_.push_back({state, turn, move});
        return state;
    }

    void fill(const Waiting& at) {
        const std::uint32_t branch = chain_.state(at.state).firstBranch;
        const Branch clean = follow(at, false);
        const Branch hazardous = follow(at, true);
        chain_.branchToFill(branch) = clean;
        chain_.branchToFill(branch + 1) = hazardous;
    }

    Branch follow(const Waiting& at, bool hazard) {
        const RoadThrow made = dice_.thrown(at.turn, at.move.die, at.move.target, hazard);
        Branch branch;
        branch.space = made.turn.node;
        branch.gear = static_cast<std::uint8_t>(made.turn.gear);
        const bool isCut = dice_.graph().node(made.turn.node).space == RoadSpace::Cut;
        switch (made.event) {
        case RoadThrow::Event::GoesOn:
            branch.shortcuts = isCut ? 1 : 0;
            if (const auto move = play_.nextMove(made.turn)) {
                branch.event = DriveChain::Event::GoesOn;
                branch.next = goingOn(made.turn, *move);
            } else {
                branch.event = DriveChain::Event::TurnEnds;
            }
            break;
        case RoadThrow::Event::TurnEnds:
            branch.event = DriveChain::Event::TurnEnds;
            break;
        case RoadThrow::Event::Loses:
            lose(branch, made.turn.node);
            break;
        case RoadThrow::Event::LosesOnLanding:
            lose(branch, play_.landing(made.turn));
            break;
        case RoadThrow::Event::Finishes:
        case RoadThrow::Event::Impossible: // is never chosen
            branch.event = DriveChain::Event::Finishes;
            break;
        }
        return branch;
    }

    void lose(Branch& branch, std::uint32_t node) const {
        const bool isOver = node == dice_.graph().finish();
        branch.event = isOver ? DriveChain::Event::Finishes : DriveChain::Event::Loses;
        branch.space = dice_.graph().node(node).restart;
    }

    std::uint32_t goingOn(const RoadTurn& turn, const RoadMove& move) {
        const std::uint64_t key = keyOf(turn);
        const auto known = states_.find(key);
        if (known != states_.end())
            return known->second;
        const std::uint32_t state = add(turn, move);
        states_.emplace(key, state);
        return state;
    }

    static std::uint64_t keyOf(const RoadTurn& turn) {
        std::uint64_t key = turn.node;
        for (const int part : {turn.gear, turn.coastDice, turn.hazards, turn.jump})
            key = key * 8 + static_cast<std::uint64_t>(part);
        return key * 32 + turn.gearDice;
    }

    const RoadDice& dice_;
    RoadPlay& play_;
    DriveChain chain_;
    std::unordered_map<std::uint64_t, std::uint32_t> states_;
    std::vector<Waiting> waiting_;
};

/// Of a turn flat out: one throw.
DriveChain::State thrownAtOnce(DriveChain& chain, const RoadDice& dice, const RoadFlatOut& plans,
                               std::uint32_t node, int gear) {
    const PlannedDice& plan = plans.plan(node, gear);
    const unsigned throws = 1U << plan.size();
    DriveChain::State state{0, chain.addBranches(throws)};
    for (const RoadMove& move : plan)
        state.dice = withDie(state.dice, move.die.hazardFaces);
    for (unsigned hazards = 0; hazards < throws; ++hazards) {
        const ThrownTurn turn = plans.thrown(node, gear, hazards);
        const bool isLoss = turn.event == RoadThrow::Event::Loses;
        const bool isPaid = !isLoss || dice.rules().tokensOnLoss;
        Branch& branch = chain.branchToFill(state.firstBranch + hazards);
        branch.space = isLoss ? dice.graph().node(turn.node).restart : turn.node;
        branch.event = isLoss                                     ? DriveChain::Event::Loses
                       : turn.event == RoadThrow::Event::TurnEnds ? DriveChain::Event::TurnEnds
                                                                  : DriveChain::Event::Finishes;
        branch.gear = static_cast<std::uint8_t>(turn.gear);
        branch.shortcuts = static_cast<std::uint8_t>(turn.cuts);
        if (isPaid)
            branch.tokens = static_cast<std::uint8_t>(
                plan.size() * static_cast<std::size_t>(dice.rules().tokensPerDie));
    }
    return state;
}

} // namespace

DriveChain roadChain(const RoadDice& dice, RoadPlay& play) {
    return RoadWalk(dice, play).build();
}

DriveChain roadChain(const RoadDice& dice, const RoadFlatOut& plans) {
    DriveChain chain(dice.graph().nodes().size());
    eachBegin(chain, dice, plans.values(), [&](std::uint32_t node, int gear) {
        if (plans.plan(node, gear).empty())
            return standStill(chain, node, gear);
        const DriveChain::State state = thrownAtOnce(chain, dice, plans, node, gear);
        chain.setStart(node, gear, chain.add(state));
    });
    linkTurns(chain, dice.rules());
    return chain;
}

} // namespace stagewright
