#include "model/layouts/zones/rally/road_rally.h"

#include "model/drive/block_run.h"
#include "model/layouts/zones/driving/road_solver.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace stagewright {

namespace {

/// A stage with who drives it.
struct RallyDrivers {
    RallyDrivers(const RallyRoad& road, const RoadRules& rules, const RoadSettings& settings)
        : opening(road.opening, rules, settings)
        , behind(road.behind, rules, settings) {}

    RoadSimulator opening;
    RoadSimulator behind;
};

/// The cars of one rally.
struct RoadRallyState {
    std::vector<RoadCar> cars;
    std::vector<DriveOutcome> sums;
    std::vector<std::size_t> order; ///< in which they start the next stage
};

class RallyOnRoads {
public:
    RallyOnRoads(const std::vector<RallyRoad>& roads, const RoadRules& rules,
                 const RoadRallyRun& run)
        : roads_(roads)
        , rules_(rules.rally)
        , run_(run) {
        for (const RallyRoad& road : roads) {
            drivers_.emplace_back(road, rules, RoadSettings{run.profile, true, rules.mishaps.sisu});
            costs_.push_back(costOfOpening(road, rules));
        }
    }

    [[nodiscard]] RoadRallyStatistics nothing() const {
        RoadRallyStatistics none;
        for (const RallyDrivers& each : drivers_)
            none.stages.emplace_back(each.behind.spaces());
        none.rounds.resize(roads_.size());
        none.penalties.resize(roads_.size());
        return none;
    }

    /// @return false if it was asked to stop
    bool drive(std::uint64_t number, RoadRallyStatistics& counted,
               const std::stop_token& stop) const {
        const auto players = static_cast<std::size_t>(run_.players);
        RoadRallyState rally{std::vector<RoadCar>(players, drivers_.front().behind.freshCar()),
                             std::vector<DriveOutcome>(players), std::vector<std::size_t>(players)};
        std::iota(rally.order.begin(), rally.order.end(), std::size_t{0});
        for (std::size_t stage = 0; stage < roads_.size(); ++stage) {
            if (stage > 0)
                passTimeControl(costs_[stage], rally, counted.penalties[stage]);
            if (!driveStage(stage, number, rally, counted, stop))
                return false;
        }
        for (const DriveOutcome& sum : rally.sums)
            counted.totals.add(sum);
        counted.winners.add(rally.sums[rally.order.front()]);
        return true;
    }

private:
    bool driveStage(std::size_t stage, std::uint64_t number, RoadRallyState& rally,
                    RoadRallyStatistics& all, const std::stop_token& stop) const {
        DriveStatistics& counted = all.stages[stage];
        // Streams of its own for each stage and driver.
        const std::uint64_t seed = run_.seed + stage * 0x9e3779b97f4a7c15U;
        std::vector<DriveOutcome> outcomes(rally.cars.size());
        int slowest = 0;
        int turnsBehind = 0;
        int rounds = 0;
        for (const std::size_t driver : rally.order) {
            const bool opens = driver == rally.order.front();
            const RoadSimulator& cars = opens ? drivers_[stage].opening : drivers_[stage].behind;
            const auto outcome = cars.drive(seed, number * rally.cars.size() + driver,
                                            rally.cars[driver], counted, stop);
            if (!outcome)
                return false;
            outcomes[driver] = *outcome;
            rounds = std::max(rounds, turnsBehind + outcome->turns);
            turnsBehind += rules_.turnsAhead;
            if (!outcome->retired)
                slowest = std::max(slowest, outcome->seconds);
        }
        all.rounds[stage] += rounds;
        for (std::size_t driver = 0; driver < outcomes.size(); ++driver) {
            counted.add(outcomes[driver]);
            finish(rally, driver, outcomes[driver], slowest, roads_[stage].assistanceAfter);
        }
        orderByTime(rally);
        return true;
    }

    static void orderByTime(RoadRallyState& rally) {
        std::stable_sort(rally.order.begin(), rally.order.end(), [&](std::size_t a, std::size_t b) {
            return rally.sums[a].seconds < rally.sums[b].seconds;
        });
    }

    /// @param cost of opening the next road, seconds
    void passTimeControl(double cost, RoadRallyState& rally, HiddenPenalties& counted) const {
        if (rally.order.size() < 2)
            return;
        int& first = rally.sums[rally.order[0]].seconds;
        const int lead = rally.sums[rally.order[1]].seconds - first;
        const int penalty = (lead / rules_.penaltyStep + 1) * rules_.penaltyStep;
        if (penalty >= cost)
            return;
        first += penalty;
        ++counted.taken;
        counted.seconds += penalty;
        orderByTime(rally);
    }

    void finish(RoadRallyState& rally, std::size_t driver, const DriveOutcome& outcome, int slowest,
                bool assistance) const {
        DriveOutcome& sum = rally.sums[driver];
        sum.seconds += outcome.retired ? slowest : outcome.seconds;
        sum.turns += outcome.turns;
        sum.losses += outcome.losses;
        sum.damage += outcome.damage;
        sum.shortcuts += outcome.shortcuts;
        sum.tokens += outcome.tokens;
        if (!assistance && !outcome.retired)
            return;
        RoadCar whole = drivers_.front().behind.freshCar();
        whole.sisu = rally.cars[driver].sisu;
        rally.cars[driver] = whole;
    }

    const std::vector<RallyRoad>& roads_;
    RoadRally rules_;
    const RoadRallyRun& run_;
    std::vector<double> costs_; ///< of opening each road
    std::deque<RallyDrivers> drivers_;
};

} // namespace

double RoadRallyStatistics::penaltySeconds(std::size_t stage) const {
    const HiddenPenalties& each = penalties[stage];
    return each.taken == 0 ? 0
                           : static_cast<double>(each.seconds) / static_cast<double>(each.taken);
}

void RoadRallyStatistics::merge(const RoadRallyStatistics& other) {
    for (std::size_t i = 0; i < stages.size(); ++i)
        stages[i].merge(other.stages[i]);
    for (std::size_t i = 0; i < rounds.size(); ++i)
        rounds[i] += other.rounds[i];
    for (std::size_t i = 0; i < penalties.size(); ++i) {
        penalties[i].taken += other.penalties[i].taken;
        penalties[i].seconds += other.penalties[i].seconds;
    }
    totals.merge(other.totals);
    winners.merge(other.winners);
}

Expected<std::vector<RallyRoad>> roadsOf(const Rally& rally, const TyrePlan& plan,
                                         const ZoneBoards& boards, const RoadRules& rules) {
    std::vector<RallyRoad> roads;
    for (const TyreLeg& leg : plan)
        for (qsizetype i = leg.first; i < leg.first + leg.count; ++i) {
            const ChainLayout& chain = chainOf(rally.stages()[i].stage);
            TyreChoice choice{leg.tyres.front().tyres, true, tyresKeptFrom(rally, i)};
            auto opening = roadOfStage(chain, boards, rules, choice);
            choice.leader = false;
            auto behind = roadOfStage(chain, boards, rules, choice);
            if (!opening)
                return tl::unexpected(opening.error());
            if (!behind)
                return tl::unexpected(behind.error());
            roads.push_back({i, choice.tyres, *std::move(opening), *std::move(behind),
                             rally.stages()[i].serviceAfter});
        }
    return roads;
}

double costOfOpening(const RallyRoad& road, const RoadRules& rules) {
    const auto secondsOf = [&](const StageRoad& driven) {
        return solveRoad(driven.graph, rules, driven.dice)->start.seconds; // nobody asks it to stop
    };
    return secondsOf(road.opening) - secondsOf(road.behind);
}

std::optional<RoadRallyStatistics> simulateRally(const std::vector<RallyRoad>& roads,
                                                 const RoadRules& rules, const RoadRallyRun& run,
                                                 const std::stop_token& stop) {
    constexpr std::int64_t inABlock = 256;
    constexpr std::int64_t looks = 16;
    const RallyOnRoads rally(roads, rules, run);
    const RoadRallyStatistics none = rally.nothing();
    const auto makeRuns = [&] {
        return [&](std::uint64_t number, RoadRallyStatistics& counted) {
            return rally.drive(number, counted, stop);
        };
    };
    const auto isEnough = [](const RoadRallyStatistics&) { return false; };
    return BlockRun({run.rallies, inABlock, run.threads, looks}, none, makeRuns, isEnough, stop,
                    std::function<void(const RoadRallyStatistics&)>())
        .all();
}

} // namespace stagewright
