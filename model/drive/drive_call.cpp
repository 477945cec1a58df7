#include "model/drive/drive_call.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace stagewright {

std::optional<std::vector<std::uint64_t>> seedsOf(const Simulator& simulator, DriveCall call,
                                                  const std::stop_token& stop) {
    using Ranked = std::pair<int, std::uint64_t>; // seconds, seed
    std::vector<Ranked> ranked;
    DriveStatistics tally(simulator.spaces());
    for (std::uint64_t seed = 1; seed <= drivesLookedThrough; ++seed) {
        constexpr std::uint64_t oftenEnough = 64;
        if (seed % oftenEnough == 0 && stop.stop_requested())
            return std::nullopt;
        const auto outcome = simulator.drive(seed, 0, tally, stop);
        if (!outcome)
            return std::nullopt;
        ranked.emplace_back(outcome->retired ? std::numeric_limits<int>::max() : outcome->seconds,
                            seed);
    }
    std::sort(ranked.begin(), ranked.end());
    constexpr std::size_t tenth = drivesLookedThrough / 10;
    const std::size_t first = call == DriveCall::BestTenth ? 0
                              : call == DriveCall::Median  ? 9 * tenth / 2
                                                           : 9 * tenth;
    // From the middle outwards.
    std::vector<std::uint64_t> seeds;
    for (std::size_t i = 0; i < tenth; ++i) {
        const std::size_t middle = first + tenth / 2;
        seeds.push_back(ranked[i % 2 == 0 ? middle + i / 2 : middle - (i + 1) / 2].second);
    }
    return seeds;
}

double partSlowerThan(const DriveStatistics& drives, int seconds) {
    if (drives.drives() == 0)
        return 0;
    const auto times = drives.histogram();
    std::int64_t slower = drives.drives() - drives.finished();
    for (std::size_t i = static_cast<std::size_t>(std::max(0, seconds)) + 1; i < times.size(); ++i)
        slower += times[i];
    return static_cast<double>(slower) / static_cast<double>(drives.drives());
}

} // namespace stagewright
