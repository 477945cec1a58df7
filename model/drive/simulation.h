#pragma once

#include "model/drive/simulator.h"

#include <functional>

namespace stagewright {

/// How many drives, and how they are made.
struct RunLength {
    std::int64_t mostDrives = 100'000; ///< at least 1
    /// Stop sooner, once the mean's 95 % confidence interval is no wider than this to either side
    /// (seconds); 0: do not. Looked at after each block of drives, in order.
    double halfWidth = 0;
    std::uint64_t seed = 1;
    unsigned threads = 1; ///< at least 1
};

/// Drives in a block; what is said of progress, and when to stop, is decided block by block.
inline constexpr std::int64_t drivesInABlock = 2048;

/// Called after each block with all drives so far, one block at a time, from any of the threads.
using DriveProgress = std::function<void(const DriveStatistics&)>;

/// The same seed gives the same statistics for any number of threads, however often it was run or
/// cancelled before: drives are numbered, blocks of them are merged in order, and what goes beyond
/// the block at which the run stops is dropped.
/// @return nothing if it was asked to stop, which takes a few milliseconds
[[nodiscard]] std::optional<DriveStatistics> simulate(const Simulator& simulator,
                                                      const RunLength& length,
                                                      const std::stop_token& stop = {},
                                                      const DriveProgress& progress = {});

} // namespace stagewright
