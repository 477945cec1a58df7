#include "model/drive/simulation.h"

#include "model/drive/block_run.h"

namespace stagewright {

std::optional<DriveStatistics> simulate(const Simulator& simulator, const RunLength& length,
                                        const std::stop_token& stop,
                                        const DriveProgress& progress) {
    constexpr std::int64_t oftenEnough = 64;
    const DriveStatistics none(simulator.spaces());
    const auto makeRuns = [&] {
        return [&](std::uint64_t number, DriveStatistics& driven) {
            const auto outcome = simulator.drive(length.seed, number, driven, stop);
            if (outcome)
                driven.add(*outcome);
            return outcome.has_value();
        };
    };
    const auto isEnough = [&](const DriveStatistics& driven) {
        const auto known = driven.halfWidth();
        return length.halfWidth > 0 && known && *known <= length.halfWidth;
    };
    return BlockRun({length.mostDrives, drivesInABlock, length.threads, oftenEnough}, none,
                    makeRuns, isEnough, stop, progress)
        .all();
}

} // namespace stagewright
