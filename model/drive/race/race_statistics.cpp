#include "model/drive/race/race_statistics.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

void RaceStatistics::add(const RaceOutcome& outcome) {
    ++races_;
    for (std::size_t i = 0; i < raceCounts; ++i)
        counts_.at(i).add(outcome.counts.at(i));
    hinderedSeconds_.add(outcome.hinderedSeconds);
    for (std::size_t car = 0; car < static_cast<std::size_t>(cars_); ++car) {
        seconds_.at(car).add(outcome.seconds.at(car));
        ++places_.at(car).at(static_cast<std::size_t>(outcome.places.at(car) - 1));
    }
}

void RaceStatistics::merge(const RaceStatistics& other) {
    const auto merged = [](Sum& sum, const Sum& more) {
        sum.sum += more.sum;
        sum.squares += more.squares;
    };
    races_ += other.races_;
    for (std::size_t i = 0; i < raceCounts; ++i)
        merged(counts_.at(i), other.counts_.at(i));
    merged(hinderedSeconds_, other.hinderedSeconds_);
    for (std::size_t car = 0; car < mostCars; ++car) {
        merged(seconds_.at(car), other.seconds_.at(car));
        for (std::size_t place = 0; place < mostCars; ++place)
            places_.at(car).at(place) += other.places_.at(car).at(place);
    }
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
        pieces_[i].turns += other.pieces_[i].turns;
        pieces_[i].heldUp += other.pieces_[i].heldUp;
        pieces_[i].hindered += other.pieces_[i].hindered;
        pieces_[i].passes += other.pieces_[i].passes;
        pieces_[i].losses += other.pieces_[i].losses;
    }
}

MeanFigure RaceStatistics::figureOf(const Sum& sum) const {
    if (races_ == 0)
        return {};
    const auto n = static_cast<double>(races_);
    const double mean = sum.sum / n;
    const double variance =
        races_ < 2 ? 0 : std::max(0.0, (sum.squares - n * mean * mean) / (n - 1));
    return {mean, std::sqrt(variance / n)};
}

MeanFigure RaceStatistics::figure(RaceCount count) const {
    return figureOf(counts_.at(static_cast<std::size_t>(count)));
}

MeanFigure RaceStatistics::hinderedSeconds() const {
    return figureOf(hinderedSeconds_);
}

MeanFigure RaceStatistics::share(int grid, int place) const {
    const auto times = static_cast<double>(
        places_.at(static_cast<std::size_t>(grid)).at(static_cast<std::size_t>(place)));
    return figureOf({times, times});
}

MeanFigure RaceStatistics::seconds(int grid) const {
    return figureOf(seconds_.at(static_cast<std::size_t>(grid)));
}

} // namespace stagewright
