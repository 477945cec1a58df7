#include "editor/estimate/time_bins.h"

#include <algorithm>

namespace stagewright {

TimeBins timeBins(const DriveStatistics& drives, int mostBins) {
    TimeBins bins;
    if (drives.finished() == 0)
        return bins;
    constexpr double leftOut = 0.005; // at either end
    constexpr int step = 5;
    const int least = drives.quantile(leftOut);
    const int most = drives.quantile(1 - leftOut);
    const int steps = (most / step) - (least / step) + 1;
    bins.width = step * std::max(1, (steps + mostBins - 1) / mostBins);
    bins.first = least / step * step;
    bins.share.resize(static_cast<std::size_t>((most - bins.first) / bins.width) + 1);
    const auto histogram = drives.histogram();
    for (int second = least; second <= most; ++second)
        bins.share[static_cast<std::size_t>((second - bins.first) / bins.width)] +=
            static_cast<double>(histogram[static_cast<std::size_t>(second)]) /
            static_cast<double>(drives.finished());
    return bins;
}

} // namespace stagewright
