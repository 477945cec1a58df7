#pragma once

#include <cstdint>

namespace stagewright {

/// How much is simulated for a figure that comes by itself, in the window or a plan: one of the
/// games' data (Games::data), as who runs the program decides it. As it is made: enough for a
/// figure that does not move any more.
struct EstimateLength {
    std::int64_t drives = 400'000; ///< of one stage, at least 1
    std::int64_t races = 20'000;   ///< of several cars or titans, at least 1
};

} // namespace stagewright
