#pragma once

#include "model/drive/race/most_cars.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace stagewright {

/// What is counted in a race (rules of the race, "what is counted").
enum class RaceCount : unsigned char {
    RoundsFirst, ///< until the first car is in
    RoundsLast,  ///< until the last is
    Turns,       ///< of all cars; one that only stands or is put back counts
    TurnsFirst,  ///< likewise, until the first car is in
    HeldUp,      ///< turns that ended without a move because of other cars
    HeldUpSeconds,
    Hindered, ///< turns that at their start were worth less than without the others
    Passes,   ///< pairs of cars that changed places on the road from round to round
    /// Likewise where one was off the road, or the passed one in gear 0.
    PassesApart,
    PassesFinish, ///< likewise, on the line
    LeadChanges,  ///< until the first car is in; none that count apart as passes
    LeadChangesFinish,
    Losses, ///< of control
    OffRoad,
    Gap,     ///< moves that the last car has to go when the first is in
    FlatOut, ///< turns
    TokensPaid,
    TokensSpent, ///< to make dice safe
    Damage,      ///< tokens drawn from the bag
    WeatherChanges,
    YellowFlags,
    PitStops,
    Mud,         ///< thrown onto the road
    CutsCleaned, ///< for those who follow
    CutsDirty,   ///< that cost a coast die
    Retired
};
inline constexpr std::size_t raceCounts = 26;

/// One whole race.
struct RaceOutcome {
    std::array<int, raceCounts> counts{};
    double hinderedSeconds = 0;
    int cars = 0;
    // By place on the grid.
    std::array<int, mostCars> places{}; ///< in which it comes in, 1 first
    std::array<int, mostCars> seconds{};

    [[nodiscard]] int& operator[](RaceCount count) {
        return counts.at(static_cast<std::size_t>(count));
    }
    [[nodiscard]] int operator[](RaceCount count) const {
        return counts.at(static_cast<std::size_t>(count));
    }
};

} // namespace stagewright
