#pragma once

#include "model/drive/difficulty.h"
#include "model/drive/rules.h"
#include "model/game/stage.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"

#include <optional>
#include <stop_token>

namespace stagewright {

/// What the drive model says of a stage without driving it.
struct DriveMeasure {
    double seconds = 0; ///< best play, exactly, without mishaps
    double turns = 0;   ///< likewise
    Difficulty difficulty = Difficulty::Easy;
    double lossesOnTen = 0; ///< of control, on ten tiles: what the difficulty goes by
    /// At the table, to play, with mishaps, as they are reckoned: the exact turns, those lost after
    /// a loss of control, and for each damage token drawn there a part of the turns that are still
    /// to come. On circuits of GT right to a thirtieth, on stages of DIRT, where a shortcut may
    /// cost a die, mostly to a thirtieth and always to an eighth.
    double minutes = 0;
};

/// @return nothing if the stage cannot be driven, or it was asked to stop
[[nodiscard]] std::optional<DriveMeasure> measuredDrive(const Stage& stage,
                                                        const Catalogue& catalogue,
                                                        const DriveRules& rules, int players,
                                                        const std::stop_token& stop = {});

/// The minutes that a few drives take, right to about a hundredth. Takes five times as long as the
/// measure.
/// @return nothing if the stage cannot be driven, or it was asked to stop
[[nodiscard]] std::optional<double> drivenMinutes(const Stage& stage, const Catalogue& catalogue,
                                                  const DriveRules& rules, int players,
                                                  const std::stop_token& stop = {});

} // namespace stagewright
