#pragma once

#include "model/drive/race/race_statistics.h"
#include "model/layouts/points/racing/titan_turns.h"

#include <functional>
#include <stop_token>

namespace stagewright {

/// How the titans of a simulation are led.
enum class TitanPolicy : std::uint8_t { Greedy, Random };

/// Races that are simulated. What is left out: bonus cards, powers, paying for the pentagram.
struct TitanRaces {
    TitanRace race;
    int titans = 4;                     ///< 1 to mostTitans
    std::vector<TitanColour> colours{}; ///< by seat; empty: drawn for each race, purple only of six
    DiceDraft draft = DiceDraft::Book;
    TitanPolicy policy = TitanPolicy::Greedy;
};

/// How a race went.
struct TitanRaceOutcome {
    int winner = 0; ///< its seat, from 0
    int rounds = 0; ///< the last one counted, too
    int turns = 0;  ///< of all titans, those that were passed too
};

/// Many races, counted.
class TitanRaceStatistics {
public:
    /// What happens on a point of a world (world * pointCount + point), over all laps.
    struct PointCounts {
        std::int64_t ends = 0;      ///< turns that end there
        std::int64_t livesLost = 0; ///< by those that stand there after the turn
        std::int64_t knockOuts = 0;

        friend bool operator==(const PointCounts&, const PointCounts&) = default;
    };
    using Points = std::array<PointCounts, std::size_t{mostWorlds} * pointCount>;

    explicit TitanRaceStatistics(int titans = 0) : titans_(titans) {}

    void add(const TitanRaceOutcome& outcome);
    void merge(const TitanRaceStatistics& other);
    [[nodiscard]] Points& points() { return points_; }

    [[nodiscard]] std::int64_t races() const { return races_; }
    [[nodiscard]] int titans() const { return titans_; }
    [[nodiscard]] MeanFigure rounds() const { return figureOf(rounds_); }
    [[nodiscard]] MeanFigure turns() const { return figureOf(turns_); }
    /// Share of the races that the titan of a seat wins, from 0.
    [[nodiscard]] MeanFigure wins(int seat) const;
    [[nodiscard]] const Points& points() const { return points_; }
    /// Of all titans, a race.
    [[nodiscard]] double livesLost() const { return aRace(&PointCounts::livesLost); }
    [[nodiscard]] double knockOuts() const { return aRace(&PointCounts::knockOuts); }

    friend bool operator==(const TitanRaceStatistics&, const TitanRaceStatistics&) = default;

private:
    struct Sum {
        std::int64_t sum = 0;
        std::int64_t squares = 0;
        friend bool operator==(const Sum&, const Sum&) = default;
    };
    [[nodiscard]] MeanFigure figureOf(const Sum& sum) const;
    [[nodiscard]] double aRace(std::int64_t PointCounts::*count) const;

    int titans_ = 0;
    std::int64_t races_ = 0;
    Sum rounds_;
    Sum turns_;
    std::array<std::int64_t, mostTitans> wins_{};
    Points points_{};
};

/// How many races.
struct TitanRacesLength {
    std::int64_t races = 20'000; ///< at least 1
    std::uint64_t seed = 1;
    unsigned threads = 1; ///< at least 1
};

/// One race, the same for the same seed and number. What happens on points is counted in `counted`.
[[nodiscard]] TitanRaceOutcome runTitanRace(const TitanRaces& races, std::uint64_t seed,
                                            std::uint64_t number, TitanRaceStatistics& counted);

/// The same seed gives the same statistics for any number of threads.
/// @return nothing if it was asked to stop, which takes a few milliseconds
[[nodiscard]] std::optional<TitanRaceStatistics>
runTitanRaces(const TitanRaces& races, const TitanRacesLength& length,
              const std::stop_token& stop = {},
              const std::function<void(const TitanRaceStatistics&)>& progress = {});

} // namespace stagewright
