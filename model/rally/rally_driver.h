#pragma once

#include "model/drive/simulator.h"
#include "model/rally/rally_simulation.h"

namespace stagewright {

/// Drives single rallies: number n of a seed is the same whenever and wherever it is driven.
class RallyDriver {
public:
    /// @param course must outlive it
    /// @param stop where it is asked to, it is of no use
    RallyDriver(const Course& course, const RallyRun& run, const std::stop_token& stop = {});

    /// Empty, to be driven into.
    [[nodiscard]] RallyStatistics nothing() const;

    /// @return false if it was asked to stop; the tally is then of no use
    [[nodiscard]] bool drive(std::int64_t number, RallyStatistics& tally,
                             const std::stop_token& stop) const;

private:
    struct Field;

    [[nodiscard]] bool driveStage(std::size_t stage, std::int64_t number, Field& field,
                                  RallyStatistics& tally, const std::stop_token& stop) const;
    void afterStage(std::size_t stage, Field& field) const;

    const Course& course_;
    RallyRun run_;
    std::deque<Simulator> cars_;    ///< by stage
    std::deque<Simulator> leaders_; ///< by stage: the first to start
};

} // namespace stagewright
