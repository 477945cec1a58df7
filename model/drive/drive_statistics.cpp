#include "model/drive/drive_statistics.h"

#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>

namespace stagewright {

void DriveStatistics::add(const DriveOutcome& outcome) {
    ++drives_;
    turns_ += outcome.turns;
    losses_ += outcome.losses;
    withLoss_ += outcome.losses > 0 ? 1 : 0;
    damage_ += outcome.damage;
    shortcuts_ += outcome.shortcuts;
    tokens_ += outcome.tokens;
    if (outcome.retired) {
        ++retired_;
        return;
    }
    sum_ += outcome.seconds;
    const auto seconds = static_cast<std::size_t>(std::min(outcome.seconds, longestCountedTime));
    if (seconds >= seconds_.size())
        seconds_.resize(seconds + 1);
    ++seconds_[seconds];
}

void DriveStatistics::merge(const DriveStatistics& other) {
    drives_ += other.drives_;
    sum_ += other.sum_;
    turns_ += other.turns_;
    losses_ += other.losses_;
    withLoss_ += other.withLoss_;
    damage_ += other.damage_;
    shortcuts_ += other.shortcuts_;
    tokens_ += other.tokens_;
    retired_ += other.retired_;
    if (seconds_.size() < other.seconds_.size())
        seconds_.resize(other.seconds_.size());
    for (std::size_t i = 0; i < other.seconds_.size(); ++i)
        seconds_[i] += other.seconds_[i];
    if (turnsEnded_.size() < other.turnsEnded_.size())
        turnsEnded_.resize(other.turnsEnded_.size());
    for (std::size_t i = 0; i < other.turnsEnded_.size(); ++i)
        turnsEnded_[i] += other.turnsEnded_[i];
}

double DriveStatistics::mean() const {
    return finished() == 0 ? 0 : static_cast<double>(sum_) / static_cast<double>(finished());
}

double DriveStatistics::variance() const {
    if (finished() < 2)
        return 0;
    const double middle = mean();
    double squares = 0;
    for (std::size_t i = 0; i < seconds_.size(); ++i) {
        const double off = static_cast<double>(i) - middle;
        squares += static_cast<double>(seconds_[i]) * off * off;
    }
    return squares / static_cast<double>(finished() - 1);
}

std::optional<double> DriveStatistics::halfWidth() const {
    if (finished() < 2)
        return std::nullopt;
    const auto count = static_cast<double>(finished());
    const boost::math::students_t_distribution<double> student(count - 1);
    constexpr double eachSide = 0.025;
    return boost::math::quantile(boost::math::complement(student, eachSide)) *
           std::sqrt(variance() / count);
}

int DriveStatistics::quantile(double part) const {
    const auto rank =
        static_cast<std::int64_t>(std::ceil(part * static_cast<double>(finished()) - 1e-9));
    std::int64_t below = 0;
    for (std::size_t i = 0; i < seconds_.size(); ++i) {
        below += seconds_[i];
        if (below >= rank)
            return static_cast<int>(i);
    }
    return 0;
}

} // namespace stagewright
