#include "editor/driving/watched_drives.h"

namespace stagewright {

Expected<std::shared_ptr<const WatchedDrives>>
WatchedDrives::on(const Stage& stage, const Games& games, const DriveRules& rules,
                  const DriveSettings& settings, int cars, const std::stop_token& stop) {
    auto drives = std::make_shared<WatchedDrives>();
    if (cars > 1) {
        auto races = stageRaces(stage, games, rules, stage.info.laps, cars, settings.profile, stop);
        if (!races)
            return tl::unexpected(races.error());
        if (!*races)
            return nullptr;
        drives->races_ = *std::move(races);
        return drives;
    }
    auto task = driveTaskOf(stage, games, rules, stage.info.laps);
    if (!task)
        return tl::unexpected(task.error());
    drives->alone_ = std::make_shared<const StageDrives>(*std::move(task), rules, settings);
    return drives;
}

std::optional<WatchedDrive> WatchedDrives::drive(std::uint64_t seed,
                                                 const std::stop_token& stop) const {
    if (races_) {
        RecordedRace race = recordedRace(*races_, seed);
        return WatchedDrive{std::move(race.record), race.outcome};
    }
    auto record = alone_->record(seed, stop);
    return record ? std::optional(WatchedDrive{*std::move(record), std::nullopt}) : std::nullopt;
}

} // namespace stagewright
