#pragma once

#include "model/drive/rules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace stagewright {

/// One whole drive.
struct DriveOutcome {
    int seconds = 0; ///< tokens taken off; not below 0
    int turns = 0;
    int losses = 0; ///< of control
    int damage = 0; ///< tokens drawn from the bag
    int shortcuts = 0;
    int tokens = 0;       ///< paid for driving flat out
    bool retired = false; ///< no gear die left: the drive ends, and has no time

    friend bool operator==(const DriveOutcome&, const DriveOutcome&) = default;
};

/// Many drives, counted. All is counted in whole numbers, so the sums are the same in whatever
/// order parts are merged.
class DriveStatistics {
public:
    explicit DriveStatistics(std::size_t spaces = 0)
        : turnsEnded_(spaces * (highestGear + 1) + 1) {}

    void add(const DriveOutcome& outcome);
    /// @param tally where, as turnIndex() numbers it; one beyond the last: nowhere
    void turnEnded(std::uint32_t tally) { ++turnsEnded_[tally]; }
    void merge(const DriveStatistics& other);

    [[nodiscard]] std::int64_t drives() const { return drives_; }
    [[nodiscard]] std::int64_t finished() const { return drives_ - retired_; }

    // Seconds of the drives that finished; 0 if none did.
    [[nodiscard]] double mean() const;
    /// Of the sample, about its mean.
    [[nodiscard]] double variance() const;
    /// Half the width of the mean's 95 % confidence interval, by Student's distribution. Nothing
    /// where fewer than two drives finished: one says nothing of how far off it is.
    [[nodiscard]] std::optional<double> halfWidth() const;
    /// The least time within which that part of the drives finishes (nearest rank).
    /// @param part over 0, up to 1
    [[nodiscard]] int quantile(double part) const;
    /// How many drives took how many seconds, from 0 on. Longer ones than longestCountedTime are
    /// counted there.
    [[nodiscard]] std::span<const std::int64_t> histogram() const { return seconds_; }
    static constexpr int longestCountedTime = 1'000'000;

    // Means over all drives.
    [[nodiscard]] double turns() const { return each(turns_); }
    [[nodiscard]] double losses() const { return each(losses_); }
    [[nodiscard]] double damage() const { return each(damage_); }
    [[nodiscard]] double shortcuts() const { return each(shortcuts_); }
    [[nodiscard]] double tokens() const { return each(tokens_); }
    [[nodiscard]] double retired() const { return each(retired_); }
    /// Part of the drives in which control is lost at least once.
    [[nodiscard]] double anyLoss() const { return each(withLoss_); }

    /// Turns that ended on a vertex of the space graph in a gear; at gear 0 losses of control.
    [[nodiscard]] std::int64_t turnsEnded(std::size_t space, int gear) const {
        return turnsEnded_[space * (highestGear + 1) + static_cast<std::size_t>(gear)];
    }
    [[nodiscard]] std::size_t spaces() const { return turnsEnded_.size() / (highestGear + 1); }

    friend bool operator==(const DriveStatistics&, const DriveStatistics&) = default;

private:
    [[nodiscard]] double each(std::int64_t sum) const {
        return drives_ == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(drives_);
    }

    std::int64_t drives_ = 0;
    std::int64_t sum_ = 0;
    std::int64_t turns_ = 0;
    std::int64_t losses_ = 0;
    std::int64_t withLoss_ = 0;
    std::int64_t damage_ = 0;
    std::int64_t shortcuts_ = 0;
    std::int64_t tokens_ = 0;
    std::int64_t retired_ = 0;
    std::vector<std::int64_t> seconds_;
    std::vector<std::int64_t> turnsEnded_;
};

} // namespace stagewright
