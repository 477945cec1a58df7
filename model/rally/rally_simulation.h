#pragma once

#include "model/drive/profile.h"
#include "model/rally/prepared_rally.h"
#include "model/rally/rally_statistics.h"
#include "model/rally/schedule.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace stagewright {

/// How a rally is to be driven, and how often.
struct RallyRun {
    int players = 4; ///< 1 to mostDrivers
    Profile profile = Profile::Optimal;
    std::int64_t rallies = 2000; ///< at least 1
    std::uint64_t seed = 1;
    unsigned threads = 1; ///< at least 1
    /// How many rallies drive a stage before any of them drives the next; at least 1. Each of them
    /// takes some hundred bytes meanwhile. The statistics do not depend on it.
    std::int64_t atOnce = 10'000;
};

/// The run from which minutes for a plan come, wherever they are said: in the window, on paper and
/// by the command line. It is always the same, so that they say the same.
[[nodiscard]] RallyRun planRun(int players, Profile profile = Profile::Optimal);

/// Called in the order of the stages, once all rallies have driven one of them, with what they say
/// of it; where not all drive at once, with what the first of them say.
using RallyProgress = std::function<void(std::size_t stage, const StageStatistics& driven)>;

/// Drives the rally many times over, by cars that all drive alike and do not hold each other up.
/// Where they race each other, as on circuits of GT, the turns at the table are those of such races
/// (racedTurns).
///
/// Damage and the spare wheel go with a car from stage to stage; service, and a retirement as if it
/// were one, makes it whole. A retired car gets the slowest finisher's time and what the rules put
/// on top. Cars start by total time, equals as they started last. Decided where nothing is known of
/// a table: the first to start a stage leads on it all the way and drives with the leader die; a
/// wheel is changed after a stage as soon as the gearbox has damage; nobody takes a penalty at time
/// control, spends a SISU token or redlines; where the game changes, a driver changes the car.
///
/// All rallies drive a stage before any drives the next, so that only what one stage takes is kept
/// at a time. The same seed gives the same statistics for any number of threads.
/// @param prepared must have at least one stage
/// @return nothing if it was asked to stop
[[nodiscard]] std::optional<RallyStatistics> simulateRally(const PreparedRally& prepared,
                                                           const RallyRun& run,
                                                           const std::stop_token& stop = {},
                                                           const RallyProgress& progress = {});

/// The minutes of each stage, for a timetable, as the cars of a simulated rally take them: at least
/// one rally.
[[nodiscard]] std::vector<StageMinutes> minutesOf(const PreparedRally& prepared,
                                                  const RallyStatistics& statistics, int players);

} // namespace stagewright
