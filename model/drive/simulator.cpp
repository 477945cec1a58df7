#include "model/drive/simulator.h"

#include "model/drive/drive_recorder.h"
#include "model/drive/space_graph.h"

namespace stagewright {

namespace {

using Branch = DriveChain::Branch;
using Event = DriveChain::Event;

} // namespace

Simulator::Simulator(const DrivenPieces& pieces, const SpaceGraph& graph, const DriveRules& rules,
                     const Dashboard& dashboard, const DriveSettings& settings)
    : pieces_(pieces)
    , graph_(graph)
    , rules_(rules)
    , dashboard_(dashboard)
    , settings_(settings)
    , chains_(graph, rules, settings.flyingStart ? rules.flyingStartGear : std::nullopt,
              settings.mishaps && num_vertices(graph) <= mostSpacesForDamage) {
    // A die shows a hazard if 32 random bits are below this. Six faces: never all 32 bits set.
    for (std::size_t faces = 0; faces < hazardBelow_.size(); ++faces)
        hazardBelow_.at(faces) = static_cast<std::uint32_t>(
            std::min<std::uint64_t>((std::uint64_t{faces} << 32U) / dieFaces, 0xffffffffU));
}

std::size_t Simulator::spaces() const {
    return num_vertices(graph_);
}

const DriveChain* Simulator::undamagedChain(const std::stop_token& stop) const {
    if (!undamaged_)
        undamaged_ = chains_.chain(dashboard_, settings_.profile, stop);
    return undamaged_;
}

/// One drive under way.
/// @tparam Recorder DriveRecorder or NoRecorder
template <typename Recorder>
class Simulator::Driver {
public:
    Driver(const Simulator& simulator, std::uint64_t seed, std::uint64_t number,
           const CarCondition& car, DriveStatistics& tally, const std::stop_token& stop,
           Recorder& recorder)
        : simulator_(simulator)
        , rules_(simulator.rules_)
        , random_(seed, number)
        , tally_(tally)
        , stop_(stop)
        , recorder_(recorder)
        , car_(car)
        , drawnBefore_(car.drawn())
        , ownTurns_(simulator.dashboard_.later.size()) {}

    std::optional<DriveOutcome> run() {
        chooseChain();
        if (extra_.retired)
            return ended({});
        const DriveChain* first = chain_;
        if (first && simulator_.settings_.flyingStart)
            first = simulator_.chains_.chain(dice(), Profile::Optimal, stop_);
        if (!first)
            return std::nullopt;
        std::uint32_t start = first->flyingStart();
        if (start == DriveChain::unknown) { // no flying start, or standing is better
            first = chain_;
            start = first->atStart(startVertex, 0);
        }
        recorder_.begins(start);
        return drive(first, first->state(start));
    }

    [[nodiscard]] const CarCondition& car() const { return car_; }

private:
    /// @param chain the driver's own, or another for the first turn
    std::optional<DriveOutcome> drive(const DriveChain* chain, DriveChain::State at) {
        constexpr unsigned always = DriveChain::finish | DriveChain::loss | DriveChain::shortcut;
        const unsigned heeded =
            simulator_.settings_.mishaps ? always | DriveChain::firstGear : always;
        // Copies that nothing else can reach stay in registers.
        DriveRandom random = random_;
        DriveOutcome sum;
        while (at.firstBranch != DriveChain::unknown) {
            const std::uint32_t taken = at.firstBranch + rollDice(random, at.dice);
            recorder_.rolls(*chain, taken, simulator_.dashboard_.hazardLimit);
            const DriveChain::Step& step = chain->step(taken);
            sum.seconds += step.seconds;
            sum.turns += step.events / DriveChain::turnEnds;
            sum.tokens += step.tokens;
            tally_.turnEnded(step.tally);
            if (step.events >= DriveChain::turnEnds && turn_ < ownTurns_) {
                ++turn_;
                changed_ = true; // other dice in the next turn
            }
            at = step.next;
            const Branch& branch = chain->branch(taken);
            const unsigned special = step.events & heeded;
            if (special != 0) {
                random_ = random;
                if ((special & DriveChain::shortcut) != 0) {
                    sum.shortcuts += branch.shortcuts;
                    drawShortcuts(branch.shortcuts);
                }
                if ((special & DriveChain::finish) != 0)
                    return ended(sum);
                if ((special & DriveChain::loss) != 0) {
                    ++sum.losses;
                    lose(branch);
                }
                if ((special & DriveChain::firstGear) != 0)
                    changeWheel(branch);
                random = random_;
            }
            if (step.events < DriveChain::turnEnds || (chain == chain_ && !changed_))
                continue;
            // A turn begins, with other dice perhaps than the one before.
            chooseChain();
            if (!chain_)
                return std::nullopt;
            if (extra_.retired)
                return ended(sum);
            chain = chain_;
            at = chain->state(
                chain->atStart(branch.space, branch.event == Event::TurnEnds ? branch.gear : 0));
        }
        extra_.retired = true; // stuck: cannot happen where the finish can be reached
        return ended(sum);
    }

    unsigned rollDice(DriveRandom& random, DriveChain::DicePack dice) const {
        const auto shows = [&](unsigned faces) {
            return random.next() < simulator_.hazardBelow_[faces] ? 1U : 0U;
        };
        const unsigned count = dice & 15U;
        dice >>= 4U;
        if (count == 1) // most rolls
            return shows(dice);
        unsigned pattern = 0;
        for (unsigned i = 0; i < count; ++i, dice >>= 3U)
            pattern |= shows(dice & 7U) << i;
        return pattern;
    }

    /// The seconds of a loss without mishaps are counted already.
    void lose(const Branch& branch) {
        if (!simulator_.settings_.mishaps)
            return;
        bool crash = true;
        if (rules_.hasCardBacks()) {
            const std::size_t back = drawn(rules_.backParts);
            const int more = rules_.backSeconds.at(back) - rules_.seconds[0];
            extra_.seconds += more;
            recorder_.drawsCard(static_cast<CardBack>(back), more);
            crash = back == static_cast<std::size_t>(CardBack::Crash);
        }
        if (!crash)
            return;
        const auto tile = static_cast<std::size_t>(simulator_.graph_[branch.space].tile);
        const LossEffect effect = rules_.lossEffect(simulator_.pieces_[tile].danger, branch.gear);
        const CarCondition before = car_;
        car_.draw(effect.tokens, random_);
        recorder_.drawsDamage(before, car_);
        extra_.turns += effect.turnsLost;
        const int lost = effect.turnsLost * rules_.lostTurnSeconds;
        extra_.seconds += lost;
        recorder_.losesTurns(effect.turnsLost, lost);
        changed_ = true;
    }

    void drawShortcuts(int count) {
        if (!simulator_.settings_.mishaps ||
            rules_.shortcutParts == decltype(rules_.shortcutParts){})
            return;
        for (; count > 0; --count) {
            const auto outcome = static_cast<ShortcutOutcome>(drawn(rules_.shortcutParts));
            recorder_.drawsShortcut(outcome);
            if (outcome == ShortcutOutcome::Coast) {
                car_.loseCoastDie();
                changed_ = true;
            }
        }
    }

    void changeWheel(const Branch& branch) {
        if (car_.spares() == 0 || car_.lost(DamageToken::Gearbox) == 0 ||
            simulator_.spaces() > mostSpacesForDamage)
            return;
        CarCondition mended = car_;
        mended.changeWheel();
        const DriveChain* now = simulator_.chains_.chain(left(car_), profile(), stop_);
        const DriveChain* then = simulator_.chains_.chain(left(mended), profile(), stop_);
        if (!now || !then)
            return; // asked to stop
        const int more = rules_.spareWheelSeconds - rules_.seconds[1];
        if (then->turnSeconds(branch.space, 1) + more >= now->turnSeconds(branch.space, 1))
            return;
        car_ = mended;
        extra_.seconds += more;
        recorder_.changesWheel(more);
        changed_ = true;
    }

    [[nodiscard]] Dashboard left(const CarCondition& car) const {
        return fromTurn(car.dashboard(simulator_.dashboard_), turn_);
    }

    template <std::size_t N>
    std::size_t drawn(const std::array<int, N>& parts) {
        int all = 0;
        for (const int part : parts)
            all += part;
        auto at = static_cast<int>(random_.below(static_cast<std::uint32_t>(all)));
        std::size_t which = 0;
        for (; at >= parts.at(which); ++which)
            at -= parts.at(which);
        return which;
    }

    void chooseChain() {
        changed_ = false;
        if (damageCounts() || turn_ > 0) {
            const Dashboard now = dice();
            extra_.retired = now.gear == 0;
            if (!extra_.retired)
                chain_ = simulator_.chains_.chain(now, profile(), stop_);
        } else {
            chain_ = simulator_.undamagedChain(stop_);
        }
    }

    [[nodiscard]] bool damageCounts() const {
        return !car_.intact() && simulator_.spaces() <= mostSpacesForDamage;
    }

    /// Those of the next turn.
    [[nodiscard]] Dashboard dice() const {
        return damageCounts() ? left(car_) : fromTurn(simulator_.dashboard_, turn_);
    }

    DriveOutcome ended(DriveOutcome sum) const {
        sum.turns += extra_.turns;
        sum.seconds += extra_.seconds - sum.tokens * rules_.unspentSeconds;
        sum.seconds = std::max(0, sum.seconds);
        sum.retired = extra_.retired;
        sum.damage = car_.drawn() - drawnBefore_;
        return sum;
    }

    [[nodiscard]] Profile profile() const { return simulator_.settings_.profile; }

    const Simulator& simulator_;
    const DriveRules& rules_;
    DriveRandom random_;
    DriveStatistics& tally_;
    const std::stop_token& stop_;
    Recorder& recorder_;
    CarCondition car_;
    int drawnBefore_ = 0;
    std::size_t turn_ = 0;     ///< of the drive, as far as turns have dice of their own
    std::size_t ownTurns_ = 0; ///< those before the last that differ
    const DriveChain* chain_ = nullptr;
    bool changed_ = false;
    DriveOutcome extra_; ///< what mishaps add
};

std::optional<DriveOutcome> Simulator::drive(std::uint64_t seed, std::uint64_t number,
                                             DriveStatistics& tally,
                                             const std::stop_token& stop) const {
    NoRecorder nobody;
    return Driver(*this, seed, number, CarCondition(rules_), tally, stop, nobody).run();
}

std::optional<DriveOutcome> Simulator::drive(std::uint64_t seed, std::uint64_t number,
                                             CarCondition& car, DriveStatistics& tally,
                                             const std::stop_token& stop) const {
    NoRecorder nobody;
    Driver driver(*this, seed, number, car, tally, stop, nobody);
    const auto outcome = driver.run();
    car = driver.car();
    return outcome;
}

std::optional<DriveRecord> Simulator::record(std::uint64_t seed, std::uint64_t number,
                                             const std::stop_token& stop) const {
    DriveRecorder recorder(graph_, rules_);
    DriveStatistics tally(spaces());
    const auto outcome =
        Driver(*this, seed, number, CarCondition(rules_), tally, stop, recorder).run();
    if (!outcome)
        return std::nullopt;
    return std::move(recorder).record(*outcome);
}

} // namespace stagewright
