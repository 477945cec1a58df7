#include "model/layouts/zones/driving/road_flat_out.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace stagewright {

namespace {

using Event = RoadThrow::Event;

constexpr int countedHazards = 8;

/// Where dice of a plan have led, if none of them shows a hazard.
struct Reached {
    RoadTurn turn;
    int before = -1; ///< of the list; -1: the turn's begin
    RoadMove move{};
    std::size_t dice = 0;
    std::array<double, countedHazards> chances{1}; ///< by hazards thrown
    bool finishes = false;
};

double chanceOfControl(const Reached& reached, int limit) {
    double sum = 0;
    for (int hazards = 0; hazards < std::min(limit, countedHazards); ++hazards)
        sum += reached.chances[static_cast<std::size_t>(hazards)];
    return sum;
}

/// @param rules a hazard on a die that skips a gear may lose control by itself
Reached followed(const Reached& from, int place, const RoadMove& move, const RoadThrow& made,
                 const RoadRules& rules) {
    Reached next{made.turn, place, move, from.dice + 1, from.chances};
    next.finishes = made.event == Event::Finishes;
    if (next.finishes)
        return next; // a hazard there no longer matters
    const double hazard = move.die.hazard();
    const double kept = move.die.isDouble && rules.doubleHazardIsLoss ? 0 : hazard;
    for (std::size_t i = next.chances.size(); i-- > 0;)
        next.chances[i] = next.chances[i] * (1 - hazard) + (i > 0 ? next.chances[i - 1] * kept : 0);
    return next;
}

auto keyOf(const RoadTurn& turn) {
    return std::tuple(turn.node, turn.gear, turn.gearDice, turn.coastDice, turn.jump);
}

/// All that a plan may lead to; the first is the turn's begin. Of several ways with the same dice
/// to the same place, that which keeps control most often.
std::vector<Reached> allReached(const RoadDice& dice, std::uint32_t node, int gear) {
    std::vector<Reached> all{{RoadTurn{node, gear}}};
    std::map<decltype(keyOf(RoadTurn())), std::size_t> known;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Reached from = all[i];
        if (from.finishes)
            continue;
        dice.eachDie(from.turn, [&](const RoadDie& die) {
            for (const std::uint32_t target : dice.targets(from.turn)) {
                const RoadThrow made = dice.thrown(from.turn, die, target, false);
                const int bump = dice.graph().node(target).bump;
                const bool jumpsTooFast = made.turn.jump > 0 && die.gear != bump;
                const bool leads =
                    made.event == Event::Finishes || (made.event == Event::GoesOn && !jumpsTooFast);
                if (!leads)
                    continue;
                const Reached next =
                    followed(from, static_cast<int>(i), {die, target}, made, dice.rules());
                const auto [place, isNew] = known.emplace(keyOf(made.turn), all.size());
                const int limit =
                    dice.at(next.finishes ? from.turn.node : made.turn.node).hazardLimit;
                if (isNew)
                    all.push_back(next);
                else if (chanceOfControl(next, limit) > chanceOfControl(all[place->second], limit))
                    all[place->second] = next; // of as many dice, so nothing has followed from it
            }
        });
    }
    return all;
}

} // namespace

RoadFlatOut::RoadFlatOut(const RoadDice& dice)
    : dice_(dice)
    , graph_(dice.graph())
    , from_(graph_.nodes().size())
    , plans_(graph_.nodes().size()) {}

double RoadFlatOut::secondsIn(int gear) const {
    return dice_.rules().seconds[static_cast<std::size_t>(gear)];
}

double RoadFlatOut::paid(std::size_t dice) const {
    return static_cast<double>(dice) * dice_.rules().tokensPerDie * dice_.rules().unspentSeconds;
}

bool RoadFlatOut::solve(const std::stop_token& stop) {
    const auto nodes = graph_.nodes();
    for (std::size_t end = nodes.size() - 1; end > 0;) {
        std::size_t begin = end - 1;
        while (begin > 1 && nodes[begin - 1].element == nodes[end - 1].element)
            --begin;
        if (!solveElement(begin, end, stop))
            return false;
        end = begin;
    }
    return true;
}

/// As in RoadPlay values within a corner may depend on each other; here plans do too, so rounds end
/// when nothing changes any more, or after enough of them.
bool RoadFlatOut::solveElement(std::size_t begin, std::size_t end, const std::stop_token& stop) {
    constexpr double slack = 1e-9;
    constexpr int mostRounds = 60;
    constexpr double guess = 100; // seconds more than behind the element
    double best = 0;
    if (end + 1 < graph_.nodes().size())
        for (const DriveValue& value : from_[end])
            best = std::isfinite(value.seconds) ? std::max(best, value.seconds) : best;
    for (std::size_t node = begin; node < end; ++node)
        from_[node].fill({best + guess, 1, 1});
    for (int round = 0; round < mostRounds; ++round) {
        double change = 0;
        for (std::size_t node = end; node-- > begin;)
            for (int gear = 0; gear <= roadGears && (node > 0 || gear == 0); ++gear) {
                if (stop.stop_requested())
                    return false;
                const auto at = static_cast<std::uint32_t>(node);
                PlannedDice& plan = plans_[node][static_cast<std::size_t>(gear)];
                plan = bestPlan(at, gear);
                const DriveValue value = !plan.empty() ? valueOf(plan, 0, {at, gear})
                                         : gear > 0    ? turnThatEnds(0, at, 0)
                                                       : DriveValue();
                DriveValue& kept = from_[node][static_cast<std::size_t>(gear)];
                if (value.seconds != kept.seconds)
                    change = std::max(change, std::abs(kept.seconds - value.seconds));
                kept = value;
            }
        if (change < slack || end - begin == 1)
            break;
    }
    return true;
}

DriveValue RoadFlatOut::turnThatEnds(int secondsOf, std::uint32_t node, int gear) const {
    return DriveValue{secondsIn(secondsOf), 1, 0} + from_[node][static_cast<std::size_t>(gear)];
}

DriveValue RoadFlatOut::lost(std::uint32_t node) const {
    DriveValue value = turnThatEnds(0, graph_.node(node).restart, 0);
    value.loss = 1;
    return value;
}

PlannedDice RoadFlatOut::bestPlan(std::uint32_t node, int gear) const {
    const std::vector<Reached> all = allReached(dice_, node, gear);
    int best = -1;
    double least = 0;
    for (std::size_t i = 1; i < all.size(); ++i) {
        const Reached& end = all[i];
        const std::uint32_t last =
            end.finishes ? all[static_cast<std::size_t>(end.before)].turn.node : end.turn.node;
        const double control = chanceOfControl(end, dice_.at(last).hazardLimit);
        const double driven = end.finishes
                                  ? secondsIn(end.turn.gear)
                                  : turnThatEnds(end.turn.gear, last, end.turn.gear).seconds;
        const double seconds =
            control * driven + (1 - control) * lost(last).seconds - paid(end.dice);
        if (std::isfinite(seconds) && (best < 0 || seconds < least)) {
            best = static_cast<int>(i);
            least = seconds;
        }
    }
    if (best < 0)
        return anyMove(node, gear);
    PlannedDice plan;
    for (int i = best; i > 0; i = all[static_cast<std::size_t>(i)].before)
        plan.push_back(all[static_cast<std::size_t>(i)].move);
    std::reverse(plan.begin(), plan.end());
    return plan;
}

/// The one die that does least harm.
PlannedDice RoadFlatOut::anyMove(std::uint32_t node, int gear) const {
    const RoadTurn begin{node, gear};
    PlannedDice best;
    DriveValue least;
    dice_.eachDie(begin, [&](const RoadDie& die) {
        for (const std::uint32_t target : graph_.node(node).moves) {
            if (dice_.thrown(begin, die, target, false).event == Event::Impossible)
                continue;
            const PlannedDice plan{{die, target}};
            const DriveValue value = valueOf(plan, 0, begin);
            if (isBetter(value, least)) {
                least = value;
                best = plan;
            }
        }
    });
    return best;
}

DriveValue RoadFlatOut::valueOf(const PlannedDice& plan, std::size_t step,
                                const RoadTurn& turn) const {
    const RoadMove& move = plan[step];
    const double hazard = move.die.hazard();
    const DriveValue clean =
        after(plan, step + 1, dice_.thrown(turn, move.die, move.target, false));
    if (hazard == 0)
        return clean;
    return (1 - hazard) * clean +
           hazard * after(plan, step + 1, dice_.thrown(turn, move.die, move.target, true));
}

DriveValue RoadFlatOut::after(const PlannedDice& plan, std::size_t step,
                              const RoadThrow& made) const {
    const DriveValue payment{-paid(plan.size()), 0, 0};
    const bool paysOnLoss = dice_.rules().tokensOnLoss;
    switch (made.event) {
    case Event::GoesOn:
        if (step < plan.size())
            return valueOf(plan, step, made.turn);
        [[fallthrough]];
    case Event::TurnEnds:
        return turnThatEnds(made.turn.gear, made.turn.node, made.turn.gear) + payment;
    case Event::Loses:
    case Event::LosesOnLanding: {
        const std::uint32_t node = made.event == Event::Loses ? made.turn.node : landing(made.turn);
        if (node != graph_.finish())
            return paysOnLoss ? lost(node) + payment : lost(node);
        break;
    }
    case Event::Finishes:
        break;
    case Event::Impossible:
        return {};
    }
    return DriveValue{secondsIn(made.turn.gear), 1, 0} + payment;
}

std::uint32_t RoadFlatOut::landing(const RoadTurn& turn) const {
    const RoadNodes& landings = dice_.targets(turn);
    const auto secondsThere = [&](std::uint32_t node) {
        return node == graph_.finish() ? secondsIn(turn.gear) : lost(node).seconds;
    };
    return *std::min_element(
        landings.begin(), landings.end(),
        [&](std::uint32_t a, std::uint32_t b) { return secondsThere(a) < secondsThere(b); });
}

} // namespace stagewright
