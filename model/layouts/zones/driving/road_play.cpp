#include "model/layouts/zones/driving/road_play.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace stagewright {

namespace {

using Event = RoadThrow::Event;

bool isBeforeTheRoad(const RoadNode& node) {
    return node.space == RoadSpace::Start;
}

} // namespace

RoadPlay::RoadPlay(const RoadDice& dice, Profile profile, const RoadWear& wear)
    : dice_(dice)
    , graph_(dice.graph())
    , profile_(profile)
    , wear_(wear)
    , from_(graph_.nodes().size()) {
    for (const SectionDice& each : dice.sections()) {
        hazardCounts_ = std::max(hazardCounts_, each.hazardLimit);
        coastCounts_ = std::max(coastCounts_, each.dashboard.coast + 1);
    }
    numberDiceUsed();
    std::size_t count = 0;
    for (const RoadNode& node : graph_.nodes()) {
        firstOfNode_.push_back(count);
        count += static_cast<std::size_t>((node.bump > 0 ? roadJumps + 1 : 1) * diceUsedCount_ *
                                          coastCounts_ * hazardCounts_);
    }
    known_.resize(count, DriveValue{-1, 0, 0});
}

/// From each gear by all dice that fit: most sets of dice never come about, and tables without them
/// are a tenth as large.
void RoadPlay::numberDiceUsed() {
    int downshift = 1;
    for (const SectionDice& each : dice_.sections())
        downshift = std::max(downshift, each.dashboard.downshift);
    for (auto& row : diceUsed_)
        row.fill(-1);
    std::vector<std::pair<int, unsigned>> waiting;
    const auto number = [&](int gear, unsigned used) {
        int& place = diceUsed_[static_cast<std::size_t>(gear)][used];
        if (place >= 0)
            return;
        place = diceUsedCount_++;
        waiting.emplace_back(gear, used);
    };
    for (int gear = 0; gear <= roadGears; ++gear)
        number(gear, 0);
    while (!waiting.empty()) {
        const auto [gear, used] = waiting.back();
        waiting.pop_back();
        for (int next = std::max(1, gear - downshift); next <= std::min(roadGears, gear + 1);
             ++next)
            if ((used & 1U << (next - 1)) == 0)
                number(next, used | 1U << (next - 1));
    }
}

bool RoadPlay::solve(const std::stop_token& stop) {
    const auto nodes = graph_.nodes();
    for (std::size_t end = nodes.size() - 1; end > 0;) {
        if (stop.stop_requested())
            return false;
        std::size_t begin = end;
        while (begin > 0 && nodes[begin - 1].element == nodes[end - 1].element &&
               isBeforeTheRoad(nodes[begin - 1]) == isBeforeTheRoad(nodes[end - 1]))
            --begin;
        solveElement(begin, end);
        end = begin;
    }
    return true;
}

/// Where a turn in a long corner may end in a loss from which the car goes on before that turn's
/// begin, values depend on each other: from what they are when all that follows is lost time they
/// fall to those of the best play.
void RoadPlay::solveElement(std::size_t begin, std::size_t end) {
    constexpr double farFromAll = 1e6;
    constexpr double slack = 1e-11;
    constexpr int mostRounds = 1000;
    for (std::size_t node = begin; node < end; ++node)
        from_[node].fill({farFromAll, farFromAll, 1});
    for (int round = 0; round < mostRounds; ++round) {
        readUnsettled_ = false;
        double change = 0;
        if (round > 0)
            std::fill(known_.begin() + static_cast<std::ptrdiff_t>(firstOfNode_[begin]),
                      known_.begin() + static_cast<std::ptrdiff_t>(firstOfNode_[end]),
                      DriveValue{-1, 0, 0});
        for (std::size_t node = end; node-- > begin;)
            for (int gear = 0; gear <= roadGears; ++gear) {
                if (node == 0 && gear > 0)
                    break;
                const DriveValue value = turnFrom(static_cast<std::uint32_t>(node), gear);
                DriveValue& kept = from_[node][static_cast<std::size_t>(gear)];
                change = std::max(change, std::abs(kept.seconds - value.seconds));
                kept = value;
            }
        if (!readUnsettled_ || change < slack)
            return;
    }
}

/// A turn that begins there: it moves if it can.
DriveValue RoadPlay::turnFrom(std::uint32_t node, int gear) {
    solving_ = node;
    solvingGear_ = gear;
    const DriveValue best = bestMove({node, gear}, true).value;
    if (std::isfinite(best.seconds) || gear == 0)
        return best;
    return turnThatEnds(0, node, 0);
}

/// Of a turn that ends on a node, in a gear for its seconds, from which the next one begins.
DriveValue RoadPlay::turnThatEnds(int secondsOf, std::uint32_t node, int gear) {
    // In this round worked out already: nodes behind, and lower gears of this one.
    const bool isSettled = node > solving_ || (node == solving_ && gear < solvingGear_);
    readUnsettled_ = readUnsettled_ || !isSettled;
    const auto seconds = dice_.rules().seconds[static_cast<std::size_t>(secondsOf)];
    return DriveValue{static_cast<double>(seconds), 1, 0} +
           from_[node][static_cast<std::size_t>(gear)];
}

DriveValue RoadPlay::lost(std::uint32_t node) {
    DriveValue value = turnThatEnds(0, graph_.node(node).restart, 0);
    value.loss = 1;
    return value;
}

/// What is best within a turn that has moved: to stop, or another die.
DriveValue RoadPlay::within(const RoadTurn& turn) {
    DriveValue& kept = known_[indexOf(turn)];
    if (kept.seconds >= 0)
        return kept;
    const DriveValue stopped = turnThatEnds(turn.gear, turn.node, turn.gear);
    const DriveValue best = mustStop(turn) ? DriveValue() : bestMove(turn, false).value;
    kept = isBetter(best, stopped) ? best : stopped;
    return kept;
}

std::size_t RoadPlay::indexOf(const RoadTurn& turn) const {
    int index =
        turn.jump * diceUsedCount_ + diceUsed_[static_cast<std::size_t>(turn.gear)][turn.gearDice];
    index = index * coastCounts_ + turn.coastDice;
    return firstOfNode_[turn.node] + static_cast<std::size_t>(index * hazardCounts_ + turn.hazards);
}

DriveValue RoadPlay::valueOf(const RoadThrow& made) {
    switch (made.event) {
    case Event::GoesOn:
        return wear_.worn ? within(made.turn) + wear(made.turn) : within(made.turn);
    case Event::TurnEnds:
        return turnThatEnds(made.turn.gear, made.turn.node, made.turn.gear);
    case Event::Loses:
        return lost(made.turn.node);
    case Event::LosesOnLanding: {
        const std::uint32_t node = landing(made.turn);
        if (node != graph_.finish())
            return lost(node);
        break;
    }
    case Event::Finishes:
        break;
    case Event::Impossible:
        return {};
    }
    return {static_cast<double>(dice_.rules().seconds[static_cast<std::size_t>(made.turn.gear)]), 1,
            0};
}

/// Of a cut that is reached, as far as that is known: from where the next turn would begin.
DriveValue RoadPlay::wear(const RoadTurn& turn) const {
    if (graph_.node(turn.node).space != RoadSpace::Cut)
        return {0, 0, 0};
    const auto gear = static_cast<std::size_t>(turn.gear);
    const double more = (*wear_.worn)[turn.node][gear].seconds - from_[turn.node][gear].seconds;
    return {std::isfinite(more) && more > 0 ? wear_.chance * more : 0.0, 0, 0};
}

/// Infinite where no die moves the car. @param mayLose a turn must begin, whatever may come of it
RoadPlay::Best RoadPlay::bestMove(const RoadTurn& turn, bool mayLose) {
    const RoadNodes& targets = dice_.targets(turn);
    const bool isCareful = profile_ == Profile::Careful && !mayLose;
    Best best;
    dice_.eachDie(turn, [&](const RoadDie& die) {
        const double hazard = die.hazard();
        for (const std::uint32_t target : targets) {
            const RoadThrow clean = dice_.thrown(turn, die, target, false);
            if (clean.event == Event::Impossible || (isCareful && clean.isLoss()))
                continue;
            DriveValue value;
            const bool asClean =
                hazard == 0 || clean.event == Event::Finishes || clean.event == Event::Loses;
            if (asClean) {
                value = valueOf(clean);
            } else {
                const RoadThrow hazardous = dice_.thrown(turn, die, target, true);
                if (isCareful && hazardous.isLoss())
                    continue;
                value = (1 - hazard) * valueOf(clean) + hazard * valueOf(hazardous);
            }
            if (isBetter(value, best.value))
                best = {value, {die, target}};
        }
    });
    return best;
}

bool RoadPlay::mustStop(const RoadTurn& turn) const {
    return profile_ == Profile::Brisk && turn.hazards + 1 >= dice_.at(turn.node).hazardLimit;
}

std::optional<RoadMove> RoadPlay::firstMove(std::uint32_t node, int gear) {
    const Best best = bestMove({node, gear}, true);
    return std::isfinite(best.value.seconds) ? std::optional(best.move) : std::nullopt;
}

std::optional<RoadMove> RoadPlay::nextMove(const RoadTurn& turn) {
    if (mustStop(turn))
        return std::nullopt;
    const Best best = bestMove(turn, false);
    return isBetter(best.value, turnThatEnds(turn.gear, turn.node, turn.gear))
               ? std::optional(best.move)
               : std::nullopt;
}

/// On or off the road where the driver chooses.
std::uint32_t RoadPlay::landing(const RoadTurn& turn) {
    const RoadNodes& landings = dice_.targets(turn);
    const auto valueThere = [&](std::uint32_t node) {
        return node == graph_.finish() ? valueOf({Event::Finishes, turn}) : lost(node);
    };
    std::uint32_t best = landings.front();
    for (const std::uint32_t node : landings)
        if (isBetter(valueThere(node), valueThere(best)))
            best = node;
    return best;
}

} // namespace stagewright
