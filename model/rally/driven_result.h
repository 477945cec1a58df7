#pragma once

#include "model/drive/car.h"
#include "model/drive/drive_record.h"
#include "model/rally/result.h"

namespace stagewright {

/// What a drive by hand is entered as: its time, or the sheet of a solo drive where the game has
/// one, and the damage on the dashboard. One that ended before the finish has retired.
/// @pre the drive is over
[[nodiscard]] StageResult resultOf(const DriveRecord& record, const CarCondition& car,
                                   const DriveRules& rules);

} // namespace stagewright
