#include "model/rally/rally_driver.h"

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

/// The cars of one rally under way, by driver.
struct RallyDriver::Field {
    std::vector<CarCondition> cars;
    std::vector<int> totals;
    std::vector<bool> retired; ///< on any stage
    std::vector<std::size_t> order;

    Field(std::size_t players, const DriveRules& rules)
        : cars(players, CarCondition(rules))
        , totals(players)
        , retired(players)
        , order(players) {
        std::iota(order.begin(), order.end(), std::size_t{0});
    }

    void orderByTotal() {
        std::stable_sort(order.begin(), order.end(),
                         [this](std::size_t a, std::size_t b) { return totals[a] < totals[b]; });
    }
};

RallyDriver::RallyDriver(const Course& course, const RallyRun& run, const std::stop_token& stop)
    : course_(course)
    , run_(run) {
    for (const CourseStage& stage : course) {
        if (stop.stop_requested())
            return;
        const DriveWishes wishes{run.profile, stage.flyingStart, true};
        const Track& track = stage.track;
        cars_.emplace_back(track.route, track.graph, *stage.rules, track.dashboard, wishes);
        leaders_.emplace_back(track.route, track.graph, *stage.rules,
                              stage.leaderDashboard.value_or(track.dashboard), wishes);
    }
}

RallyStatistics RallyDriver::nothing() const {
    RallyStatistics tally;
    for (const Simulator& cars : cars_)
        tally.stages.push_back({DriveStatistics(cars.spaces()), 0});
    tally.totals.resize(static_cast<std::size_t>(run_.players));
    return tally;
}

bool RallyDriver::drive(std::int64_t number, RallyStatistics& tally,
                        const std::stop_token& stop) const {
    Field field(static_cast<std::size_t>(run_.players), *course_.front().rules);
    std::vector<int> afterFirst;
    for (std::size_t stage = 0; stage < course_.size(); ++stage) {
        if (!driveStage(stage, number, field, tally, stop))
            return false;
        field.orderByTotal();
        if (stage == 0)
            afterFirst = field.totals;
    }
    const int best = field.totals[field.order.front()];
    const int ledBy = *std::min_element(afterFirst.begin(), afterFirst.end());
    bool leaderWins = false;
    for (std::size_t driver = 0; driver < afterFirst.size(); ++driver)
        leaderWins = leaderWins || (afterFirst[driver] == ledBy && field.totals[driver] == best);
    for (std::size_t place = 0; place < field.order.size(); ++place)
        tally.totals[place].add(field.totals[field.order[place]]);
    tally.gap.add(field.totals[field.order.back()] - best);
    const auto retired = std::count(field.retired.begin(), field.retired.end(), true);
    ++tally.rallies;
    tally.cars += run_.players;
    tally.retiredCars += retired;
    tally.withRetirement += retired > 0 ? 1 : 0;
    tally.leaderWins += leaderWins ? 1 : 0;
    return true;
}

bool RallyDriver::driveStage(std::size_t stage, std::int64_t number, Field& field,
                             RallyStatistics& tally, const std::stop_token& stop) const {
    const auto players = static_cast<std::uint64_t>(run_.players);
    StageStatistics& sums = tally.stages[stage];
    std::vector<std::size_t> retired;
    int slowest = 0;
    for (const std::size_t driver : field.order) {
        CarCondition& car = field.cars[driver];
        sums.damagedStarts += isLamed(car) ? 1 : 0;
        const Simulator& dice = driver == field.order.front() ? leaders_[stage] : cars_[stage];
        const auto outcome = dice.drive(seedOf(run_.seed, stage),
                                        static_cast<std::uint64_t>(number) * players + driver, car,
                                        sums.drives, stop);
        if (!outcome)
            return false;
        sums.drives.add(*outcome);
        if (outcome->retired) {
            retired.push_back(driver);
            continue;
        }
        field.totals[driver] += outcome->seconds;
        slowest = std::max(slowest, outcome->seconds);
    }
    const DriveRules& rules = *course_[stage].rules;
    for (const std::size_t driver : retired) {
        field.totals[driver] += slowest + rules.retirementSeconds;
        field.retired[driver] = true;
        field.cars[driver] = CarCondition(rules);
    }
    afterStage(stage, field);
    return true;
}

void RallyDriver::afterStage(std::size_t stage, Field& field) const {
    if (stage + 1 == course_.size())
        return;
    const DriveRules& next = *course_[stage + 1].rules;
    const bool repaired = course_[stage].serviceAfter || next.game != course_[stage].rules->game;
    for (CarCondition& car : field.cars) {
        car.putFlagsBack();
        if (repaired)
            car = CarCondition(next);
        else if (car.spares() > 0 && car.lost(DamageToken::Gearbox) > 0)
            car.changeWheel();
    }
}

} // namespace stagewright
