#pragma once

#include "editor/canvas/drive_overlay.h"
#include "editor/estimate/estimator.h"

namespace stagewright {

/// Nothing while there is no estimate.
[[nodiscard]] std::optional<DriveOverlay> overlayOf(const DriveReport& report,
                                                    DriveOverlay::Shows shows);

} // namespace stagewright
