#pragma once

#include "model/drive/drive_task.h"
#include "model/drive/estimate.h"
#include "model/drive/policy.h"

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>

namespace stagewright {

/// The best play with one set of dice, of a turn and all that follow.
struct BestPlay {
    Dashboard dashboard;
    Policy policy;
    const TurnValues* after = nullptr; ///< turns to come; null: the policy's own
};

/// A stage on which a person drives, and the best play with each set of dice that damage leaves:
/// worked out when it is first asked for, and kept. May be asked from any thread.
class StageToDrive {
public:
    StageToDrive(DriveTask task, DriveRules rules)
        : task_(std::move(task))
        , rules_(std::move(rules)) {}

    [[nodiscard]] const DriveTask& task() const { return task_; }
    [[nodiscard]] const SpaceGraph& graph() const { return task_.graph; }
    [[nodiscard]] const DriveRules& rules() const { return rules_; }

    /// @param dashboard its first turn is the next one
    /// @return valid as long as this; null if it was asked to stop
    [[nodiscard]] const BestPlay* bestPlay(const Dashboard& dashboard,
                                           const std::stop_token& stop = {}) const;

private:
    DriveTask task_;
    DriveRules rules_;
    mutable std::recursive_mutex mutex_;
    mutable std::map<std::vector<int>, BestPlay> plays_; ///< by the dice of each turn
};

} // namespace stagewright
