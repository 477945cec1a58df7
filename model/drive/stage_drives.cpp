#include "model/drive/stage_drives.h"

namespace stagewright {

std::optional<std::uint64_t> StageDrives::seed(DriveCall call, std::size_t which,
                                               const std::stop_token& stop) const {
    const std::lock_guard lock(mutex_);
    std::vector<std::uint64_t>& seeds = seeds_[call];
    if (seeds.empty()) {
        auto found = seedsOf(simulator_, call, stop);
        if (!found)
            return std::nullopt;
        seeds = *std::move(found);
    }
    return seeds[which % seeds.size()];
}

} // namespace stagewright
