#pragma once

#include "model/drive/block_run.h"
#include "model/drive/simulation.h"

namespace stagewright {

/// Drives of whatever drives a stage, by number: the same for any number of threads (simulate()).
/// @tparam Driven has spaces() and drive(seed, number, DriveStatistics&, stop), which gives nothing
/// if it was asked to stop
/// @return nothing if it was asked to stop
template <typename Driven>
[[nodiscard]] std::optional<DriveStatistics>
simulateDrives(const Driven& driven, const RunLength& length, const std::stop_token& stop,
               const DriveProgress& progress) {
    constexpr std::int64_t oftenEnough = 64;
    const DriveStatistics none(driven.spaces());
    const auto makeRuns = [&] {
        return [&](std::uint64_t number, DriveStatistics& counted) {
            const auto outcome = driven.drive(length.seed, number, counted, stop);
            if (outcome)
                counted.add(*outcome);
            return outcome.has_value();
        };
    };
    const auto isEnough = [&](const DriveStatistics& counted) {
        const auto known = counted.halfWidth();
        return length.halfWidth > 0 && known && *known <= length.halfWidth;
    };
    return BlockRun({length.mostDrives, drivesInABlock, length.threads, oftenEnough}, none,
                    makeRuns, isEnough, stop, progress)
        .all();
}

} // namespace stagewright
