#pragma once

#include "model/game/stage.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace stagewright {

/// What a search has found: several stages to choose from.
struct Answers {
    std::vector<Stage> stages; ///< really different ones, the best first
    bool complete = false;     ///< no other answers exist
    bool proved = false;       ///< there is no answer, and `reason` says why not
    /// Why there is none, or why the search ended before it found as many as were wanted: a
    /// sentence without its final stop. Empty where there is nothing to say.
    QString reason;
    std::uint64_t count = 0; ///< how many exist, as far as they were counted
    double seconds = 0;      ///< that the search took
};

/// Whether a stage holds by every rule. The rules are above this folder, so they are handed in.
/// Called by several threads at once.
using StageTest = std::function<bool(const Stage& stage)>;

/// How far a search is.
struct SearchProgress {
    int found = 0;      ///< answers so far
    int laid = 0;       ///< most tiles that were laid together so far
    int wanted = 0;     ///< tiles of an answer
    double seconds = 0; ///< since it began
};

/// Told now and then, by any of the threads, by one at a time.
using ProgressReport = std::function<void(const SearchProgress& progress)>;

/// How a search is run. Who asks for the same with the same seed gets the same answers, for any
/// number of threads, unless time runs out or it is stopped.
struct SearchRun {
    std::uint64_t seed = 1;
    int answers = 1;     ///< as many are wanted
    double seconds = 10; ///< it ends after so long, with what it has
    int threads = 1;
    std::stop_token stop; ///< it ends soon after it is asked to, with what it has
    ProgressReport progress;
};

} // namespace stagewright
