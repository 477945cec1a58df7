#include "model/rally/rally_statistics.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

void SecondsCount::merge(const SecondsCount& other) {
    for (const auto& [seconds, count] : other.counts_)
        counts_[seconds] += count;
}

std::int64_t SecondsCount::count() const {
    std::int64_t all = 0;
    for (const auto& [seconds, count] : counts_)
        all += count;
    return all;
}

double SecondsCount::mean() const {
    std::int64_t sum = 0;
    for (const auto& [seconds, times] : counts_)
        sum += seconds * times;
    return counts_.empty() ? 0 : static_cast<double>(sum) / static_cast<double>(count());
}

int SecondsCount::quantile(double part) const {
    const auto rank = static_cast<std::int64_t>(std::ceil(part * static_cast<double>(count())));
    std::int64_t passed = 0;
    for (const auto& [seconds, times] : counts_) {
        passed += times;
        if (passed >= rank)
            return seconds;
    }
    return 0;
}

void RallyStatistics::merge(const RallyStatistics& other) {
    rallies += other.rallies;
    cars += other.cars;
    retiredCars += other.retiredCars;
    withRetirement += other.withRetirement;
    leaderWins += other.leaderWins;
    stages.resize(std::max(stages.size(), other.stages.size()));
    for (std::size_t i = 0; i < other.stages.size(); ++i)
        stages[i].merge(other.stages[i]);
    totals.resize(std::max(totals.size(), other.totals.size()));
    for (std::size_t i = 0; i < other.totals.size(); ++i)
        totals[i].merge(other.totals[i]);
    gap.merge(other.gap);
}

} // namespace stagewright
