#pragma once

#include "model/drive/simulator.h"
#include "model/rally/rally_simulation.h"

namespace stagewright {

/// The cars of one rally between two stages, by driver.
struct RallyState {
    std::vector<CarCondition> cars;
    std::vector<int> totals;        ///< seconds
    std::vector<int> afterFirst;    ///< likewise, after the first stage
    std::vector<bool> retired;      ///< on any stage
    std::vector<std::size_t> order; ///< in which they start the next stage

    /// @param rules of the first stage
    RallyState(int players, const DriveRules& rules);

    /// Adds a rally that is over to what is counted of all.
    void countIn(RallyStatistics& tally) const;
};

/// Drives one stage of single rallies: that of rally number n of a seed is the same whenever and
/// wherever it is driven.
class StageDriver {
public:
    /// @param prepared must outlive it
    StageDriver(const PreparedRally& prepared, std::size_t stage, const RallyRun& run);

    /// Empty, to be driven into.
    [[nodiscard]] StageStatistics nothing() const;

    /// @param rally number `number`, as it came to the stage, and then as it comes to the next
    /// @return false if it was asked to stop; rally and tally are then of no use
    [[nodiscard]] bool drive(std::int64_t number, RallyState& rally, StageStatistics& tally,
                             const std::stop_token& stop) const;

private:
    void afterwards(RallyState& rally) const;

    const PreparedRally& prepared_;
    std::size_t stage_;
    const PreparedStage& here_;
    DriveSettings settings_;
    std::uint64_t seed_;
    Simulator cars_;
    Simulator leader_; ///< the first to start
};

} // namespace stagewright
