#pragma once

#include "model/drive/drive_statistics.h"

#include <vector>

namespace stagewright {

/// Times of many drives, gathered into bins of equal width. The few that are very quick or very
/// slow are left out.
struct TimeBins {
    int first = 0;             ///< seconds at the beginning of the first bin
    int width = 5;             ///< seconds; times come in steps of five
    std::vector<double> share; ///< of all drives that finished
};

[[nodiscard]] TimeBins timeBins(const DriveStatistics& drives, int mostBins);

} // namespace stagewright
