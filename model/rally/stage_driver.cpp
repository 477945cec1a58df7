#include "model/rally/stage_driver.h"

#include <algorithm>
#include <numeric>

namespace stagewright {

namespace {

/// A stream of random numbers of its own for each stage.
std::uint64_t seedOf(std::uint64_t seed, std::size_t stage) {
    return seed ^ ((stage + 1) * 0xbf58476d1ce4e5b9U);
}

bool isLamed(const CarCondition& car) {
    return car.lost(DamageToken::Gearbox) + car.lost(DamageToken::Brake) +
               car.lost(DamageToken::Coast) >
           0;
}

} // namespace

RallyState::RallyState(int players, const DriveRules& rules)
    : cars(static_cast<std::size_t>(players), CarCondition(rules))
    , totals(cars.size())
    , retired(cars.size())
    , order(cars.size()) {
    std::iota(order.begin(), order.end(), std::size_t{0});
}

void RallyState::countIn(RallyStatistics& tally) const {
    const int best = totals[order.front()];
    const int ledBy = *std::min_element(afterFirst.begin(), afterFirst.end());
    bool leaderWins = false;
    for (std::size_t driver = 0; driver < totals.size(); ++driver)
        leaderWins = leaderWins || (afterFirst[driver] == ledBy && totals[driver] == best);
    tally.totals.resize(std::max(tally.totals.size(), totals.size()));
    for (std::size_t place = 0; place < order.size(); ++place)
        tally.totals[place].add(totals[order[place]]);
    tally.gap.add(totals[order.back()] - best);
    const auto out = std::count(retired.begin(), retired.end(), true);
    ++tally.rallies;
    tally.cars += static_cast<std::int64_t>(cars.size());
    tally.retiredCars += out;
    tally.withRetirement += out > 0 ? 1 : 0;
    tally.leaderWins += leaderWins ? 1 : 0;
}

StageDriver::StageDriver(const PreparedRally& prepared, std::size_t stage, const RallyRun& run)
    : prepared_(prepared)
    , stage_(stage)
    , here_(prepared[stage])
    , settings_{run.profile, here_.flyingStart, true}
    , seed_(seedOf(run.seed, stage))
    , cars_(here_.task.pieces, here_.task.graph, *here_.rules, here_.task.dashboard, settings_)
    , leader_(here_.task.pieces, here_.task.graph, *here_.rules,
              here_.leaderDashboard.value_or(here_.task.dashboard), settings_) {}

StageStatistics StageDriver::nothing() const {
    return {DriveStatistics(cars_.spaces()), 0};
}

bool StageDriver::drive(std::int64_t number, RallyState& rally, StageStatistics& tally,
                        const std::stop_token& stop) const {
    const auto players = static_cast<std::uint64_t>(rally.cars.size());
    std::vector<std::size_t> retired;
    int slowest = 0;
    for (const std::size_t driver : rally.order) {
        CarCondition& car = rally.cars[driver];
        tally.damagedStarts += isLamed(car) ? 1 : 0;
        const Simulator& dice = driver == rally.order.front() ? leader_ : cars_;
        const auto outcome = dice.drive(
            seed_, static_cast<std::uint64_t>(number) * players + driver, car, tally.drives, stop);
        if (!outcome)
            return false;
        tally.drives.add(*outcome);
        if (outcome->retired) {
            retired.push_back(driver);
            continue;
        }
        rally.totals[driver] += outcome->seconds;
        slowest = std::max(slowest, outcome->seconds);
    }
    for (const std::size_t driver : retired) {
        rally.totals[driver] += slowest + here_.rules->retirementSeconds;
        rally.retired[driver] = true;
        rally.cars[driver] = CarCondition(*here_.rules);
    }
    afterwards(rally);
    return true;
}

void StageDriver::afterwards(RallyState& rally) const {
    std::stable_sort(rally.order.begin(), rally.order.end(), [&](std::size_t a, std::size_t b) {
        return rally.totals[a] < rally.totals[b];
    });
    if (stage_ == 0)
        rally.afterFirst = rally.totals;
    if (stage_ + 1 == prepared_.size())
        return;
    const DriveRules& next = *prepared_[stage_ + 1].rules;
    const bool repaired = here_.serviceAfter || next.game != here_.rules->game;
    for (CarCondition& car : rally.cars) {
        car.putFlagsBack();
        if (repaired)
            car = CarCondition(next);
        else if (car.spares() > 0 && car.lost(DamageToken::Gearbox) > 0)
            car.changeWheel();
    }
}

} // namespace stagewright
