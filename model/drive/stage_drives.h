#pragma once

#include "model/drive/drive_call.h"
#include "model/drive/drive_task.h"
#include "model/drive/estimate.h"

#include <map>
#include <mutex>

namespace stagewright {

/// The drives of a stage in one manner, by the seeds that name them: number 0 of each seed, as
/// `estimate --seed S --runs 1` drives it. May be asked from any thread.
class StageDrives {
public:
    StageDrives(DriveTask task, DriveRules rules, const DriveSettings& settings)
        : task_(std::move(task))
        , rules_(std::move(rules))
        , simulator_(task_.pieces, task_.graph, rules_, task_.dashboard, settings) {}

    [[nodiscard]] const DriveTask& task() const { return task_; }
    [[nodiscard]] const DriveRules& rules() const { return rules_; }

    // Nothing if they were asked to stop.

    [[nodiscard]] std::optional<DriveRecord> record(std::uint64_t seed,
                                                    const std::stop_token& stop = {}) const {
        return simulator_.record(seed, 0, stop);
    }
    /// A seed of the drives called, the one nearest to the middle of its tenth first.
    /// @param which counts on from there, and round
    [[nodiscard]] std::optional<std::uint64_t> seed(DriveCall call, std::size_t which,
                                                    const std::stop_token& stop = {}) const;

private:
    DriveTask task_;
    DriveRules rules_;
    Simulator simulator_; ///< refers to what stands before it: this is not moved
    mutable std::mutex mutex_;
    mutable std::map<DriveCall, std::vector<std::uint64_t>> seeds_;
};

} // namespace stagewright
