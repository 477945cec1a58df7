#pragma once

#include "model/drive/race/race_simulator.h"

#include <functional>

namespace stagewright {

/// How many races, and how they are run.
struct RacesLength {
    std::int64_t mostRaces = 20'000; ///< at least 1
    /// Stop sooner, once the 95 % confidence interval of the mean rounds of the first car is no
    /// wider than this to either side; 0: do not. Looked at after each block of races, in order.
    double halfWidth = 0;
    std::uint64_t seed = 1;
    unsigned threads = 1; ///< at least 1
};

/// Races in a block; what is said of progress, and when to stop, is decided block by block.
inline constexpr std::int64_t racesInABlock = 128;

/// Called after each block with all races so far, one block at a time, from any of the threads.
using RaceProgress = std::function<void(const RaceStatistics&)>;

/// The same seed gives the same statistics for any number of threads: blocks are merged in order.
/// @return nothing if it was asked to stop, which takes a few milliseconds
[[nodiscard]] std::optional<RaceStatistics> runRaces(const RaceSimulator& simulator,
                                                     const RacesLength& length,
                                                     const std::stop_token& stop = {},
                                                     const RaceProgress& progress = {});

} // namespace stagewright
