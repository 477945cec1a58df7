#pragma once

#include "model/layouts/zones/rally/tyre_plan.h"

#include <array>
#include <deque>
#include <memory>

namespace stagewright {

/// A stage of a rally of printed boards, ready to be driven with tyres of its own.
struct RallyRoad {
    qsizetype index = 0; ///< in the rally
    QString tyres;
    StageRoad opening; ///< by the first car: orange dice on earth
    StageRoad behind;  ///< by all others
    bool assistanceAfter = false;
};

/// With the fastest tyres of each leg. @pre the plan is of the rally, and no leg is without tyres
[[nodiscard]] Expected<std::vector<RallyRoad>>
roadsOf(const Rally& rally, const TyrePlan& plan, const ZoneBoards& boards, const RoadRules& rules);

/// Expected seconds that the car which opens the road takes more than those behind it, exactly, as
/// the best play has them; 0 off earth. A penalty at time control, to start later, is worth less.
[[nodiscard]] double costOfOpening(const RallyRoad& road, const RoadRules& rules);

struct RoadRallyRun {
    int players = 4; ///< 1 to mostDrivers
    Profile profile = Profile::Optimal;
    std::int64_t rallies = 10'000; ///< at least 1
    std::uint64_t seed = 1;
    unsigned threads = 1; ///< at least 1
};

/// Penalties at the time control before a stage, which all choose in secret and show at once.
struct HiddenPenalties {
    std::int64_t taken = 0; ///< rallies in which one is
    std::int64_t seconds = 0;

    friend bool operator==(const HiddenPenalties&, const HiddenPenalties&) = default;
};

/// What happens in the rallies, counted.
struct RoadRallyStatistics {
    std::vector<DriveStatistics> stages; ///< of all drivers
    DriveStatistics totals;              ///< likewise; seconds, dice lost
    DriveStatistics winners;             ///< totals of those with the least time
    /// Rounds at the table of each stage, of all rallies: each driver starts turns behind the one
    /// before (RoadRally::turnsAhead), and the last one's finish ends it.
    std::vector<std::int64_t> rounds;
    std::vector<HiddenPenalties> penalties; ///< before each stage; none before the first

    /// Of all rallies, 0 to 1: in which one is taken before the stage.
    [[nodiscard]] double penaltyShare(std::size_t stage) const {
        return static_cast<double>(penalties[stage].taken) / static_cast<double>(winners.drives());
    }
    /// In the mean, where one is taken; 0: none is.
    [[nodiscard]] double penaltySeconds(std::size_t stage) const;
    /// In the mean.
    [[nodiscard]] double roundsOf(std::size_t stage) const {
        return static_cast<double>(rounds[stage]) / static_cast<double>(winners.drives());
    }
    void merge(const RoadRallyStatistics& other);
    friend bool operator==(const RoadRallyStatistics&, const RoadRallyStatistics&) = default;
};

/// Drives the rally many times over, by cars that all drive alike and do not hold each other up.
/// Damage, spare wheel and SISU go with a car; assistance, and a retirement as if it were one,
/// makes it whole, but SISU is one a rally. Cars start by total time, equals as they started last;
/// the first to start opens the road all the way. Decided where nothing is known of a table: a
/// retired car gets the slowest finisher's time; at time control (ART.22) who would open the next
/// road reckons that nobody else takes a penalty, and takes the smallest with which he starts
/// behind the second, if that is less than what opening costs him (costOfOpening). It counts in his
/// total.
///
/// The same seed gives the same statistics for any number of threads.
/// @return nothing if it was asked to stop
[[nodiscard]] std::optional<RoadRallyStatistics> simulateRally(const std::vector<RallyRoad>& roads,
                                                               const RoadRules& rules,
                                                               const RoadRallyRun& run,
                                                               const std::stop_token& stop = {});

} // namespace stagewright
