#pragma once

#include "model/drive/car.h"
#include "model/drive/drive_chains.h"
#include "model/drive/drive_record.h"
#include "model/drive/drive_statistics.h"
#include "model/drive/driven_piece.h"
#include "model/drive/profile.h"

#include <array>
#include <atomic>
#include <stop_token>

namespace stagewright {

/// How a stage is to be driven.
struct DriveSettings {
    Profile profile = Profile::Optimal;
    bool flyingStart = false; ///< only where the rules have one
    /// Whether a loss of control draws the back of a time card and damage tokens, and a shortcut
    /// its token. Without mishaps a drive is what the exact solver asks about: a loss costs the
    /// seconds of gear 0 and nothing else.
    bool mishaps = true;
};

/// Longest route, in spaces, on which damage takes dice away: for each set of dice that is left the
/// rest of the drive is solved anew and kept. On longer ones, circuits of very many laps, it is
/// only counted.
inline constexpr std::size_t mostSpacesForDamage = 1200;

/// Whole drives of one stage, each from its own stream of random numbers: drive number n of a seed
/// is the same whenever and wherever it is driven.
///
/// A driver with damage plays as well as the dice that are left allow, as if they were to last to
/// the finish; who may lose a coast die in a shortcut drives it only where it gives more than it is
/// expected to cost. Decided where the rules are silent: a wheel is changed if it shortens what is
/// to come; what a shortcut's token says does not come out of the bag; mud and yellow flags do
/// nothing to a car that drives alone, and a change of weather counts as a green flag (solo rules);
/// a turn lost out of the race counts as a turn; with a flying start the first turn is driven as
/// the optimal driver does it.
class Simulator {
public:
    /// Pieces, graph and rules must outlive it.
    Simulator(const DrivenPieces& pieces, const SpaceGraph& graph, const DriveRules& rules,
              const Dashboard& dashboard, const DriveSettings& settings);

    /// @param tally gets where turns end; the outcome is for the caller to add
    /// @return nothing if it was asked to stop
    [[nodiscard]] std::optional<DriveOutcome> drive(std::uint64_t seed, std::uint64_t number,
                                                    DriveStatistics& tally,
                                                    const std::stop_token& stop = {}) const;

    /// Likewise by a car that has driven before.
    /// @param car as it comes to the start, and then as it reached the finish. One that has no gear
    /// die left retires on the spot. Its drawn tokens count for the drive on which they are drawn.
    [[nodiscard]] std::optional<DriveOutcome> drive(std::uint64_t seed, std::uint64_t number,
                                                    CarCondition& car, DriveStatistics& tally,
                                                    const std::stop_token& stop = {}) const;

    /// A drive once more, and what happens in it.
    /// @return nothing if it was asked to stop
    [[nodiscard]] std::optional<DriveRecord> record(std::uint64_t seed, std::uint64_t number,
                                                    const std::stop_token& stop = {}) const;

    [[nodiscard]] std::size_t spaces() const;

private:
    template <typename Recorder>
    class Driver;

    /// That of a car without damage, which most drives ask for alone.
    [[nodiscard]] const DriveChain* undamagedChain(const std::stop_token& stop) const;

    const DrivenPieces& pieces_;
    const SpaceGraph& graph_;
    const DriveRules& rules_;
    Dashboard dashboard_;
    DriveSettings settings_;
    std::array<std::uint32_t, dieFaces + 1> hazardBelow_{};
    DriveChains chains_;
    mutable std::atomic<const DriveChain*> undamaged_ = nullptr;
};

} // namespace stagewright
