#include "model/layouts/zones/driving/road_simulator.h"

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

/// Damage closes slots from the right, and there are the lights.
RoadDashboard damaged(RoadDashboard board, int gearDice, int punctures) {
    board.gear = std::max(0, board.gear - gearDice);
    board.coast = std::max(0, board.coast - std::max(0, punctures - board.lights));
    board.lights = std::max(0, board.lights - punctures);
    return board;
}

template <std::size_t N>
std::size_t drawnOf(const std::array<int, N>& parts, DriveRandom& random) {
    int all = 0;
    for (const int part : parts)
        all += part;
    auto at = static_cast<int>(random.below(static_cast<std::uint32_t>(all)));
    std::size_t which = 0;
    for (; at >= parts.at(which); ++which)
        at -= parts.at(which);
    return which;
}

} // namespace

RoadSimulator::RoadSimulator(const StageRoad& road, const RoadRules& rules,
                             const RoadSettings& settings)
    : road_(road)
    , rules_(rules)
    , settings_(settings) {
    for (const SectionDice& each : road.dice) {
        fewestGearDice_ = std::min(fewestGearDice_, each.dashboard.gear);
        mostSlots_ = std::max(mostSlots_, each.dashboard.coast + each.dashboard.lights);
    }
    // A die shows a hazard if 32 random bits are below this. Six faces: never all 32 bits set.
    for (std::size_t faces = 0; faces < hazardBelow_.size(); ++faces)
        hazardBelow_.at(faces) = static_cast<std::uint32_t>(
            std::min<std::uint64_t>((std::uint64_t{faces} << 32U) / dieFaces, 0xffffffffU));
}

const RoadSimulator::Walk* RoadSimulator::walk(int gearDice, int punctures,
                                               const std::stop_token& stop) const {
    Entry* entry = nullptr;
    {
        const std::lock_guard lock(mutex_);
        entry = &walks_[{gearDice, punctures}];
    }
    const std::lock_guard lock(entry->solving);
    if (!entry->walk)
        entry->walk = solved(gearDice, punctures, stop);
    return entry->walk.get();
}

std::unique_ptr<const RoadSimulator::Walk>
RoadSimulator::solved(int gearDice, int punctures, const std::stop_token& stop) const {
    std::vector<SectionDice> boards = road_.dice;
    for (SectionDice& each : boards)
        each.dashboard = damaged(each.dashboard, gearDice, punctures);
    const RoadDice dice(road_.graph, rules_, std::move(boards));
    if (settings_.profile == Profile::FlatOut) {
        RoadFlatOut plans(dice);
        if (!plans.solve(stop))
            return nullptr;
        return std::make_unique<const Walk>(Walk{plans.values(), roadChain(dice, plans)});
    }
    RoadWear wear;
    if (settings_.mishaps && punctures < mostSlots_) {
        const Walk* worn = walk(gearDice, punctures + 1, stop);
        if (!worn)
            return nullptr;
        const auto& parts = rules_.mishaps.cutParts;
        wear = {&worn->values,
                static_cast<double>(parts[2]) / std::max(1, parts[0] + parts[1] + parts[2])};
    }
    RoadPlay play(dice, settings_.profile, wear);
    if (!play.solve(stop))
        return nullptr;
    return std::make_unique<const Walk>(Walk{play.values(), roadChain(dice, play)});
}

const DriveChain* RoadSimulator::undamaged(const std::stop_token& stop) const {
    if (!undamaged_)
        if (const Walk* whole = walk(0, 0, stop))
            undamaged_ = &whole->chain;
    return undamaged_;
}

/// One drive under way.
class RoadSimulator::Driver {
public:
    Driver(const RoadSimulator& simulator, DriveRandom random, const RoadCar& car,
           DriveStatistics& tally, const std::stop_token& stop)
        : simulator_(simulator)
        , rules_(simulator.rules_)
        , random_(random)
        , tally_(tally)
        , stop_(stop)
        , car_(car) {}

    [[nodiscard]] const RoadCar& car() const { return car_; }

    std::optional<DriveOutcome> run() {
        if (!choose())
            return std::nullopt;
        DriveChain::State at;
        if (chain_)
            at = chain_->state(chain_->atStart(0, 0));
        while (chain_ && at.firstBranch != DriveChain::unknown) {
            const std::uint32_t taken = thrown(at);
            const DriveChain::Step& step = chain_->step(taken);
            sum_.seconds += step.seconds;
            sum_.turns += step.events / DriveChain::turnEnds;
            sum_.tokens += step.tokens;
            tally_.turnEnded(step.tally);
            at = step.next;
            const unsigned special = step.events & heeded;
            if (special == 0 && !changed_)
                continue;
            const DriveChain::Branch& branch = chain_->branch(taken);
            happen(special, branch);
            if ((special & DriveChain::finish) != 0)
                return ended();
            if (!changed_ || step.events < DriveChain::turnEnds)
                continue;
            // A turn begins, with other dice than the one before.
            if (!choose())
                return std::nullopt;
            if (chain_) {
                const bool control = branch.event == DriveChain::Event::TurnEnds;
                at = chain_->state(chain_->atStart(branch.space, control ? branch.gear : 0));
            }
        }
        sum_.retired = true;
        return ended();
    }

private:
    static constexpr unsigned heeded =
        DriveChain::finish | DriveChain::loss | DriveChain::shortcut | DriveChain::firstGear;

    std::uint32_t thrown(const DriveChain::State& at) {
        std::uint32_t hazards = 0;
        const std::uint32_t count = at.dice & 15U;
        for (std::uint32_t die = 0; die < count; ++die) {
            const std::uint32_t faces = at.dice >> (4U + 3U * die) & 7U;
            if (random_.next() < simulator_.hazardBelow_[faces])
                hazards |= 1U << die;
        }
        const auto loses = [&](std::uint32_t pattern) {
            return (chain_->step(at.firstBranch + pattern).events & DriveChain::loss) != 0;
        };
        if (car_.sisu > 0 && loses(hazards) && !loses(0)) {
            --car_.sisu;
            return at.firstBranch; // takes the hazards of the throw away
        }
        return at.firstBranch + hazards;
    }

    void happen(unsigned events, const DriveChain::Branch& branch) {
        if ((events & DriveChain::loss) != 0)
            ++sum_.losses;
        sum_.shortcuts += branch.shortcuts;
        if (!simulator_.settings_.mishaps)
            return;
        for (int cuts = 0; cuts < branch.shortcuts; ++cuts)
            cut();
        if ((events & DriveChain::loss) != 0)
            leaveTheRoad(branch);
        if ((events & DriveChain::firstGear) != 0)
            changeWheel(branch);
    }

    void cut() {
        const auto card = static_cast<CutCard>(drawnOf(rules_.mishaps.cutParts, random_));
        if (card != CutCard::Puncture)
            return;
        ++car_.punctures;
        ++sum_.damage;
        changed_ = true;
    }

    void leaveTheRoad(const DriveChain::Branch& branch) {
        const auto back = static_cast<RoadBack>(drawnOf(rules_.mishaps.backParts, random_));
        const RoadScenery scenery = simulator_.road_.graph.node(branch.space).scenery;
        const int lost = rules_.mishaps.gearDice[static_cast<std::size_t>(scenery)];
        if (back != RoadBack::Off || lost == 0)
            return;
        car_.gearDice += lost;
        sum_.damage += lost;
        changed_ = true;
    }

    void changeWheel(const DriveChain::Branch& branch) {
        if (car_.spares == 0 || car_.punctures == 0)
            return;
        const Walk* now = simulator_.walk(car_.gearDice, punctures(car_.punctures), stop_);
        const Walk* then = simulator_.walk(car_.gearDice, punctures(car_.punctures - 1), stop_);
        if (!now || !then)
            return; // asked to stop
        const int more = rules_.mishaps.spareWheelSeconds - rules_.seconds[1];
        if (then->chain.turnSeconds(branch.space, 1) + more >=
            now->chain.turnSeconds(branch.space, 1))
            return;
        --car_.spares;
        --car_.punctures;
        sum_.seconds += more;
        changed_ = true;
    }

    /// As far as there are slots to close.
    [[nodiscard]] int punctures(int count) const { return std::min(count, simulator_.mostSlots_); }

    /// Null: the car retires. @return false if it was asked to stop
    [[nodiscard]] bool choose() {
        changed_ = false;
        if (car_.gearDice == 0 && car_.punctures == 0) {
            chain_ = simulator_.undamaged(stop_);
            return chain_ != nullptr;
        }
        chain_ = nullptr;
        if (car_.gearDice >= simulator_.fewestGearDice_)
            return true;
        const Walk* left = simulator_.walk(car_.gearDice, punctures(car_.punctures), stop_);
        chain_ = left ? &left->chain : nullptr;
        return left != nullptr;
    }

    DriveOutcome ended() {
        sum_.seconds = std::max(0, sum_.seconds - sum_.tokens * rules_.unspentSeconds);
        return sum_;
    }

    const RoadSimulator& simulator_;
    const RoadRules& rules_;
    DriveRandom random_;
    DriveStatistics& tally_;
    const std::stop_token& stop_;
    RoadCar car_;
    const DriveChain* chain_ = nullptr;
    bool changed_ = false;
    DriveOutcome sum_;
};

std::optional<DriveOutcome> RoadSimulator::drive(std::uint64_t seed, std::uint64_t number,
                                                 DriveStatistics& tally,
                                                 const std::stop_token& stop) const {
    RoadCar car = freshCar();
    return drive(seed, number, car, tally, stop);
}

std::optional<DriveOutcome> RoadSimulator::drive(std::uint64_t seed, std::uint64_t number,
                                                 RoadCar& car, DriveStatistics& tally,
                                                 const std::stop_token& stop) const {
    Driver driver(*this, DriveRandom(seed, number), car, tally, stop);
    const auto outcome = driver.run();
    car = driver.car();
    return outcome;
}

std::optional<DriveStatistics> simulate(const RoadSimulator& simulator, const RunLength& length,
                                        const std::stop_token& stop,
                                        const DriveProgress& progress) {
    return simulateDrives(simulator, length, stop, progress);
}

} // namespace stagewright
