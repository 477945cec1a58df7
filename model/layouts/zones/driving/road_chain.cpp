#include "model/layouts/zones/driving/road_chain.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace stagewright {

namespace {

using Branch = DriveChain::Branch;

/// Follows a driver from every place where turns begin, as far as drives come there. A state is a
/// turn at hand, and of a plan how many of its dice are thrown.
/// @tparam Driver says the next move: optional<RoadMove> next(RoadTurn, step, begin), and what is
/// paid for a turn
template <typename Driver>
class RoadWalk {
public:
    RoadWalk(const RoadDice& dice, Driver& driver)
        : dice_(dice)
        , driver_(driver)
        , chain_(dice.graph().nodes().size()) {}

    DriveChain build(const RoadValues& values) {
        for (std::uint32_t node = 0; node < dice_.graph().finish(); ++node)
            for (int gear = 0; gear <= roadGears; ++gear) {
                const double seconds = values[node][static_cast<std::size_t>(gear)].seconds;
                chain_.setTurnSeconds(node, gear, seconds);
                if (std::isfinite(seconds) && (node > 0 || gear == 0))
                    begin(node, gear);
            }
        while (!waiting_.empty()) {
            const Waiting next = waiting_.back();
            waiting_.pop_back();
            fill(next);
        }
        std::array<int, highestGear + 1> seconds{};
        const auto& own = dice_.rules().seconds;
        std::copy(own.begin(), own.end(), seconds.begin());
        chain_.linkTurns(seconds);
        return std::move(chain_);
    }

private:
    struct Waiting {
        std::uint32_t state = 0;
        RoadTurn turn;
        RoadMove move;
        RoadTurn begun; ///< with which the turn began
        std::size_t step = 0;
    };

    void begin(std::uint32_t node, int gear) {
        const RoadTurn turn{node, gear};
        const auto move = driver_.next(turn, turn, 0);
        if (move) {
            chain_.setStart(node, gear, add({0, turn, *move, turn, 0}));
            return;
        }
        const std::uint32_t branch = chain_.addBranches(1);
        chain_.branchToFill(branch) = standing(node);
        chain_.setStart(node, gear, chain_.add({0, branch}));
    }

    std::uint32_t add(Waiting waiting) {
        const std::uint32_t branch = chain_.addBranches(2);
        waiting.state = chain_.add({withDie(0, waiting.move.die.hazardFaces), branch});
        waiting_.push_back(waiting);
        return waiting.state;
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
        branch.tokens = driver_.paid(at.begun);
        const bool isCut = dice_.graph().node(made.turn.node).space == RoadSpace::Cut;
        switch (made.event) {
        case RoadThrow::Event::GoesOn:
            branch.shortcuts = isCut ? 1 : 0;
            if (const auto move = driver_.next(made.turn, at.begun, at.step + 1)) {
                branch.tokens = 0;
                branch.event = DriveChain::Event::GoesOn;
                branch.next = goingOn(made.turn, *move, at);
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
            lose(branch, driver_.landing(made.turn));
            break;
        case RoadThrow::Event::Finishes:
        case RoadThrow::Event::Impossible: // is never chosen
            branch.event = DriveChain::Event::Finishes;
            break;
        }
        return branch;
    }

    void lose(Branch& branch, std::uint32_t node) {
        const bool isOver = node == dice_.graph().finish();
        branch.event = isOver ? DriveChain::Event::Finishes : DriveChain::Event::Loses;
        branch.space = dice_.graph().node(node).restart;
        if (!isOver && !dice_.rules().tokensOnLoss)
            branch.tokens = 0;
    }

    std::uint32_t goingOn(const RoadTurn& turn, const RoadMove& move, const Waiting& from) {
        const std::uint64_t key = driver_.keyOf(turn, from.begun, from.step + 1);
        const auto known = states_.find(key);
        if (known != states_.end())
            return known->second;
        const std::uint32_t state = add({0, turn, move, from.begun, from.step + 1});
        states_.emplace(key, state);
        return state;
    }

    const RoadDice& dice_;
    Driver& driver_;
    DriveChain chain_;
    std::unordered_map<std::uint64_t, std::uint32_t> states_;
    std::vector<Waiting> waiting_;
};

struct DieByDie {
    RoadPlay& play;

    std::optional<RoadMove> next(const RoadTurn& turn, const RoadTurn&, std::size_t step) const {
        return step == 0 ? play.firstMove(turn.node, turn.gear) : play.nextMove(turn);
    }
    [[nodiscard]] std::uint32_t landing(const RoadTurn& lost) const { return play.landing(lost); }
    static std::uint8_t paid(const RoadTurn&) { return 0; }
    static std::uint64_t keyOf(const RoadTurn& turn, const RoadTurn&, std::size_t) {
        std::uint64_t key = turn.node;
        for (const int part : {turn.gear, turn.coastDice, turn.hazards, turn.jump})
            key = key * 8 + static_cast<std::uint64_t>(part);
        return key * 32 + turn.gearDice;
    }
};

struct ByPlans {
    const RoadFlatOut& plans;
    int perDie = 0;

    std::optional<RoadMove> next(const RoadTurn&, const RoadTurn& begun, std::size_t step) const {
        const PlannedDice& plan = plans.plan(begun.node, begun.gear);
        return step < plan.size() ? std::optional(plan[step]) : std::nullopt;
    }
    [[nodiscard]] std::uint32_t landing(const RoadTurn& lost) const { return plans.landing(lost); }
    [[nodiscard]] std::uint8_t paid(const RoadTurn& begun) const {
        const std::size_t dice = plans.plan(begun.node, begun.gear).size();
        return static_cast<std::uint8_t>(dice * static_cast<std::size_t>(perDie));
    }
    static std::uint64_t keyOf(const RoadTurn& turn, const RoadTurn& begun, std::size_t step) {
        std::uint64_t key = begun.node;
        for (const int part : {begun.gear, static_cast<int>(step), turn.hazards, turn.jump})
            key = key * 8 + static_cast<std::uint64_t>(part);
        return key;
    }
};

} // namespace

DriveChain roadChain(const RoadDice& dice, RoadPlay& play) {
    DieByDie driver{play};
    return RoadWalk(dice, driver).build(play.values());
}

DriveChain roadChain(const RoadDice& dice, const RoadFlatOut& plans) {
    ByPlans driver{plans, dice.rules().tokensPerDie};
    return RoadWalk(dice, driver).build(plans.values());
}

} // namespace stagewright
