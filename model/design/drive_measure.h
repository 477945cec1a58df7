#pragma once

#include "model/drive/difficulty.h"
#include "model/drive/rules.h"
#include "model/game/stage.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace stagewright {

/// What the drive model says of a stage.
struct DriveMeasure {
    double seconds = 0; ///< best play, exactly, without mishaps
    double turns = 0;   ///< likewise
    Difficulty difficulty = Difficulty::Easy;
    double lossesOnTen = 0; ///< of control, on ten tiles: what the difficulty goes by
    double minutes = 0;     ///< at the table, to play, with mishaps: from a few drives
};

/// Drives that are enough to know the minutes to about a hundredth.
inline constexpr int fewDrives = 512;

/// Mishaps cost turns beyond those of the best play: on stages of the core box mostly 3 % more.
inline constexpr double usualMishaps = 1.035;

/// @param worthDriving asked once all but the minutes is known, with the minutes that the exact
/// turns and the usual mishaps would take; where it says no, these are the minutes
/// @return nothing if the stage cannot be driven, or it was asked to stop
[[nodiscard]] std::optional<DriveMeasure>
measuredDrive(const Stage& stage, const Catalogue& catalogue, const DriveRules& rules, int players,
              const std::stop_token& stop = {},
              const std::function<bool(const DriveMeasure&)>& worthDriving = {});

} // namespace stagewright
