#pragma once

#include "model/drive/simulator.h"

#include <array>
#include <optional>
#include <vector>

namespace stagewright {

/// Which drive of the distribution is to be seen.
enum class DriveCall : unsigned char { BestTenth, Median, WorstTenth };

inline constexpr std::array allDriveCalls{DriveCall::BestTenth, DriveCall::Median,
                                          DriveCall::WorstTenth};

/// Drives that are looked through for one: number 0 of the seeds from 1 on, the same that `estimate
/// --seed S --runs 1` drives.
inline constexpr std::uint64_t drivesLookedThrough = 1000;

/// The seeds of a tenth of the drives, those nearest to its middle first: of the tenth about the
/// median, of the quickest, of the slowest. Retired drives are slower than all others; between
/// equal times the lower seed comes first.
/// @return nothing if it was asked to stop
[[nodiscard]] std::optional<std::vector<std::uint64_t>>
seedsOf(const Simulator& simulator, DriveCall call, const std::stop_token& stop = {});

/// The part of the drives, 0 to 1, that are slower than one of so many seconds, or retire.
[[nodiscard]] double partSlowerThan(const DriveStatistics& drives, int seconds);

} // namespace stagewright
