#pragma once

#include "model/drive/race/race_conditions.h"
#include "model/drive/race/race_simulator.h"
#include "model/drive/random.h"

#include <optional>

namespace stagewright {

/// What a race asks of its surroundings.
struct RaceCourse {
    const RaceSimulator& simulator;
    const DriveRules& rules;
    PlayOrder order;
    const std::array<std::uint32_t, dieFaces + 1>& hazardBelow; ///< of 32 random bits, by faces
};

/// A race as far as it has come: what the turns of its cars read and change.
struct RaceUnderWay {
    using Others = boost::container::static_vector<OtherCar, mostCars>;

    /// The cars stand at the start. All that is given must outlive it.
    /// @param isWatched the turns keep their dice
    RaceUnderWay(const RaceCourse& course, TurnSearch& search, FlatTurns& flat, DriveRandom random,
                 RaceStatistics& tally, bool isWatched);

    const RaceCourse& course;
    const RaceTrack& track;
    TurnSearch& search;
    FlatTurns& flat;
    DriveRandom random;
    RaceStatistics& tally;
    bool isWatched;
    int count; ///< of cars
    std::array<RacingCar, mostCars> cars{};
    std::array<int, mostCars> tokens{};                     ///< in hand
    std::optional<RaceConditions> conditions;               ///< nothing: they do not change
    int in = 0;                                             ///< cars that are
    boost::container::static_vector<int, mostCars> retired; ///< in their order
    int leftRoad = 0;                                       ///< how often a car has
    RaceOutcome outcome;

    [[nodiscard]] std::span<const RacingCar> racing() const {
        return {cars.data(), static_cast<std::size_t>(count)};
    }
    [[nodiscard]] RacingCar& at(int car) { return cars.at(static_cast<std::size_t>(car)); }
    [[nodiscard]] const RacingCar& at(int car) const {
        return cars.at(static_cast<std::size_t>(car));
    }
    [[nodiscard]] int& secondsOf(int car) {
        return outcome.seconds.at(static_cast<std::size_t>(car));
    }
    [[nodiscard]] int& tokensOf(int car) { return tokens.at(static_cast<std::size_t>(car)); }
    [[nodiscard]] int secondsIn(int gear) const {
        return course.rules.seconds.at(static_cast<std::size_t>(gear));
    }
    /// What is counted of the piece on which a space lies.
    [[nodiscard]] RaceStatistics::PieceCounts& piece(SpaceVertex space) {
        return tally.piece(course.simulator.pieceOf(space));
    }

    /// Whether a car stands there, in whatever lap.
    [[nodiscard]] bool isTaken(SpaceVertex space) const;
    /// The other cars that a car has to heed.
    [[nodiscard]] Others othersOnRoad(int car) const;
    /// Whether a car has the leader die: who is foremost on the road, until the first car is in; of
    /// level ones the lower number (d).
    [[nodiscard]] bool leads(int car) const;
    /// Fewest moves to the finish of the car that is last.
    [[nodiscard]] int movesOfLast() const;

    /// A car leaves the road until it is put back, or comes from the pits.
    void takeOff(int car, RacingCar::Where where);
    /// It leaves the road for good.
    void retire(int car);
};

} // namespace stagewright
