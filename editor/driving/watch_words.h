#pragma once

#include "editor/driving/watched_drives.h"
#include "model/drive/drive_playback.h"
#include "model/rally/rally.h"

#include <QString>

namespace stagewright {

// What is seen of a drive or a race in words, for who hears the window too.

/// What has just happened, and before it begins what will come of it.
[[nodiscard]] QString sentenceAt(const WatchedDrives& drives, const WatchedDrive& drive,
                                 std::uint64_t seed, DriveMoment at);

/// "Car 3", or "Car 3: Anna" where the rally knows its driver.
[[nodiscard]] QString carName(const Rally& rally, std::size_t car);

} // namespace stagewright
