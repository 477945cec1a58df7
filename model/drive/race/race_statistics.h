#pragma once

#include "model/drive/race/race_outcome.h"

#include <vector>

namespace stagewright {

/// A mean over races, and its standard error.
struct MeanFigure {
    double mean = 0;
    double error = 0;
};

/// Many races, counted.
class RaceStatistics {
public:
    /// What happens on a piece of the road, over all laps.
    struct PieceCounts {
        std::int64_t turns = 0; ///< that begin there
        std::int64_t heldUp = 0;
        std::int64_t hindered = 0;
        std::int64_t passes = 0; ///< the passing car stands there after it; none that count apart
        std::int64_t losses = 0;

        friend bool operator==(const PieceCounts&, const PieceCounts&) = default;
    };

    explicit RaceStatistics(int cars = 0, std::size_t pieces = 0) : cars_(cars), pieces_(pieces) {}

    void add(const RaceOutcome& outcome);
    void merge(const RaceStatistics& other);
    [[nodiscard]] PieceCounts& piece(std::size_t piece) { return pieces_[piece]; }

    [[nodiscard]] std::int64_t races() const { return races_; }
    [[nodiscard]] int cars() const { return cars_; }
    [[nodiscard]] MeanFigure figure(RaceCount count) const;
    [[nodiscard]] MeanFigure hinderedSeconds() const;
    /// Share of the races that the car on a place of the grid wins, 0 first.
    [[nodiscard]] MeanFigure wins(int grid) const { return share(grid, 0); }
    /// Likewise, in which it comes in at a place, 0 first.
    [[nodiscard]] MeanFigure share(int grid, int place) const;
    [[nodiscard]] MeanFigure seconds(int grid) const;
    [[nodiscard]] const std::vector<PieceCounts>& pieces() const { return pieces_; }

    friend bool operator==(const RaceStatistics&, const RaceStatistics&) = default;

private:
    struct Sum {
        double sum = 0;
        double squares = 0;

        void add(double value) {
            sum += value;
            squares += value * value;
        }
        friend bool operator==(const Sum&, const Sum&) = default;
    };
    [[nodiscard]] MeanFigure figureOf(const Sum& sum) const;

    int cars_ = 0;
    std::int64_t races_ = 0;
    std::array<Sum, raceCounts> counts_{};
    Sum hinderedSeconds_;
    std::array<Sum, mostCars> seconds_{};
    std::array<std::array<std::int64_t, mostCars>, mostCars> places_{};
    std::vector<PieceCounts> pieces_;
};

} // namespace stagewright
