#include "model/layouts/zones/driving/road_flat_out.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <set>
#include <tuple>
#include <utility>

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
                const DriveValue value = !plan.empty() ? valueOf(plan, {at, gear})
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
            const DriveValue value = valueOf(plan, begin);
            if (isBetter(value, least)) {
                least = value;
                best = plan;
            }
        }
    });
    return best;
}

/// Looks for the best end of a turn with the dice that lie on the table, in any order that the
/// rules allow.
class RoadFlatOut::OtherOrders {
public:
    OtherOrders(const RoadFlatOut& driver, const PlannedDice& dice, unsigned hazards)
        : driver_(driver)
        , dice_(dice)
        , hazards_(hazards) {}

    /// @param best so far
    ThrownTurn better(const RoadTurn& begin, const ThrownTurn& best) {
        best_ = best;
        least_ = driver_.valueOf(best, dice_.size());
        lay(begin, 0, 0);
        return best_;
    }

private:
    /// @param used bit i: die i is laid
    void lay(const RoadTurn& turn, unsigned used, int cuts) {
        if (!known_.emplace(keyOf(turn), used).second)
            return;
        driver_.dice_.eachDie(turn, [&](const RoadDie& die) {
            for (std::size_t i = 0; i < dice_.size(); ++i)
                if ((used >> i & 1U) == 0 && isSameDie(dice_[i].die, die))
                    for (const std::uint32_t target : driver_.dice_.targets(turn))
                        follow(driver_.dice_.thrown(turn, die, target, (hazards_ >> i & 1U) != 0),
                               used | 1U << i, cuts);
        });
    }

    void follow(const RoadThrow& made, unsigned used, int cuts) {
        if (made.event == Event::Impossible)
            return;
        cuts += driver_.cutsBy(made);
        if (made.event == Event::GoesOn && used + 1 < 1U << dice_.size())
            return lay(made.turn, used, cuts);
        const ThrownTurn end = driver_.ended(made, cuts);
        const DriveValue value = driver_.valueOf(end, dice_.size());
        if (!isBetter(value, least_))
            return;
        best_ = end;
        least_ = value;
    }

    static bool isSameDie(const RoadDie& a, const RoadDie& b) {
        return a.isCoast == b.isCoast && (a.isCoast || a.gear == b.gear);
    }

    const RoadFlatOut& driver_;
    const PlannedDice& dice_;
    unsigned hazards_;
    std::set<std::pair<decltype(keyOf(RoadTurn())), unsigned>> known_;
    ThrownTurn best_;
    DriveValue least_;
};

ThrownTurn RoadFlatOut::thrown(const PlannedDice& plan, const RoadTurn& begin,
                               unsigned hazards) const {
    const ThrownTurn planned = inOrder(plan, begin, hazards);
    const int limit =
        std::max(dice_.at(begin.node).hazardLimit, dice_.at(planned.node).hazardLimit);
    const bool isCutShort = hazards != 0 && planned.event != Event::Finishes;
    if (!isCutShort || std::popcount(hazards) >= limit)
        return planned;
    const ThrownTurn clean = inOrder(plan, begin, 0);
    if (planned.event == clean.event && planned.node == clean.node)
        return planned;
    return OtherOrders(*this, plan, hazards).better(begin, planned);
}

ThrownTurn RoadFlatOut::inOrder(const PlannedDice& plan, const RoadTurn& begin,
                                unsigned hazards) const {
    RoadThrow made{Event::GoesOn, begin};
    int cuts = 0;
    for (std::size_t i = 0; i < plan.size() && made.event == Event::GoesOn; ++i) {
        const bool hazard = (hazards >> i & 1U) != 0;
        made = dice_.thrown(made.turn, plan[i].die, plan[i].target, hazard);
        cuts += cutsBy(made);
    }
    return ended(made, cuts);
}

int RoadFlatOut::cutsBy(const RoadThrow& made) const {
    const bool isCut = graph_.node(made.turn.node).space == RoadSpace::Cut;
    return isCut && made.event == Event::GoesOn ? 1 : 0;
}

ThrownTurn RoadFlatOut::ended(const RoadThrow& made, int cuts) const {
    ThrownTurn end{made.event, made.turn.node, made.turn.gear, cuts};
    if (made.event == Event::GoesOn)
        end.event = Event::TurnEnds;
    if (made.event == Event::LosesOnLanding) {
        end.node = landing(made.turn);
        end.event = end.node == graph_.finish() ? Event::Finishes : Event::Loses;
    }
    return end;
}

DriveValue RoadFlatOut::valueOf(const PlannedDice& plan, const RoadTurn& begin) const {
    DriveValue sum{0, 0, 0};
    for (unsigned hazards = 0; hazards < 1U << plan.size(); ++hazards) {
        double chance = 1;
        for (std::size_t i = 0; i < plan.size(); ++i) {
            const double hazard = plan[i].die.hazard();
            chance *= (hazards >> i & 1U) != 0 ? hazard : 1 - hazard;
        }
        if (chance > 0)
            sum = sum + chance * valueOf(thrown(plan, begin, hazards), plan.size());
    }
    return sum;
}

/// @param dice which are paid
DriveValue RoadFlatOut::valueOf(const ThrownTurn& turn, std::size_t dice) const {
    const DriveValue payment{-paid(dice), 0, 0};
    switch (turn.event) {
    case Event::TurnEnds:
        return turnThatEnds(turn.gear, turn.node, turn.gear) + payment;
    case Event::Loses:
        return dice_.rules().tokensOnLoss ? lost(turn.node) + payment : lost(turn.node);
    case Event::Finishes:
        return DriveValue{secondsIn(turn.gear), 1, 0} + payment;
    default:
        return {};
    }
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
