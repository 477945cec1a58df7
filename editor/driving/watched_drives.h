#pragma once

#include "model/drive/race/stage_races.h"
#include "model/drive/stage_drives.h"
#include "model/drive/stage_driving.h"

#include <memory>
#include <optional>

namespace stagewright {

/// What happened in a drive or a race that is watched.
struct WatchedDrive {
    DriveRecord record;
    std::optional<RaceOutcome> race; ///< nothing: one car drove alone
};

/// What can be watched on a stage, each by the seed that names it: the drives of one car alone, or
/// the races of several. May be asked from any thread.
class WatchedDrives {
public:
    /// With the laps of the stage.
    /// @param cars 1: drives; more: races of so many, or of as many as the grid takes
    /// @return null if it was asked to stop
    [[nodiscard]] static Expected<std::shared_ptr<const WatchedDrives>>
    on(const Stage& stage, const Games& games, const DriveRules& rules,
       const DriveSettings& settings, int cars, const std::stop_token& stop = {});

    [[nodiscard]] bool areRaces() const { return races_ != nullptr; }
    [[nodiscard]] const DrivenPieces& pieces() const {
        return races_ ? races_->track().road().pieces : alone_->task().pieces;
    }
    [[nodiscard]] const SpaceGraph& graph() const {
        return races_ ? races_->track().graph() : alone_->task().graph;
    }
    [[nodiscard]] int hazardLimit(int car) const {
        return races_ ? races_->driver(car).limit() : alone_->task().dashboard.hazardLimit;
    }

    // Nothing if they were asked to stop.

    /// A seed of the drives called. @pre they are no races
    [[nodiscard]] std::optional<std::uint64_t> seed(DriveCall call, std::size_t which,
                                                    const std::stop_token& stop = {}) const {
        return alone_->seed(call, which, stop);
    }
    [[nodiscard]] std::optional<WatchedDrive> drive(std::uint64_t seed,
                                                    const std::stop_token& stop = {}) const;

private:
    std::shared_ptr<const StageDrives> alone_; ///< or
    std::shared_ptr<const RaceSimulator> races_;
};

} // namespace stagewright
