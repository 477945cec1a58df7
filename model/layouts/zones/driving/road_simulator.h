#pragma once

#include "model/drive/drive_run.h"
#include "model/layouts/zones/driving/road_chain.h"
#include "model/layouts/zones/driving/stage_road.h"

#include <atomic>
#include <map>
#include <memory>
#include <mutex>

namespace stagewright {

/// How a stage of printed boards is to be driven.
struct RoadSettings {
    Profile profile = Profile::Optimal;
    /// Whether a loss of control may take gear dice and a cut coast dice. Without mishaps a drive
    /// is what the exact solver asks about.
    bool mishaps = true;
    int sisu = 0; ///< how often hazards of a throw may be taken away; of a whole rally RoadMishaps
};

/// A car between two drives. One as it is made is fresh from service, with a spare wheel.
struct RoadCar {
    int gearDice = 0;  ///< lost
    int punctures = 0; ///< each closes a slot of coast dice, from the right
    int spares = 1;
    int sisu = 0;

    friend bool operator==(const RoadCar&, const RoadCar&) = default;
};

/// Whole drives of one stage, each from its own stream of random numbers: drive number n of a seed
/// is the same whenever and wherever it is driven.
///
/// A driver with damage plays as well as the dice that are left allow, as if they were to last to
/// the finish; who reckons with punctures drives a cut only where it gives more than it is expected
/// to cost (RoadWear; flat out nobody reckons). Decided here, the rules being silent: saved seconds
/// are kept to the end; a wheel takes a puncture away, and is changed if it shortens what is to
/// come; SISU is spent on the first hazard that loses control where the clean die would keep it,
/// and flat out takes those of all dice of the turn away, which are one throw; dirt does nothing to
/// a car that drives alone.
class RoadSimulator {
public:
    /// Road and rules must outlive it.
    RoadSimulator(const StageRoad& road, const RoadRules& rules, const RoadSettings& settings);

    /// @param tally gets where turns end, by node; the outcome is for the caller to add
    /// @return nothing if it was asked to stop
    [[nodiscard]] std::optional<DriveOutcome> drive(std::uint64_t seed, std::uint64_t number,
                                                    DriveStatistics& tally,
                                                    const std::stop_token& stop = {}) const;
    /// Likewise by a car that has driven before.
    /// @param car as it comes to the start, and then as it reached the finish. One that has no gear
    /// die left retires on the spot.
    [[nodiscard]] std::optional<DriveOutcome> drive(std::uint64_t seed, std::uint64_t number,
                                                    RoadCar& car, DriveStatistics& tally,
                                                    const std::stop_token& stop = {}) const;

    [[nodiscard]] std::size_t spaces() const { return road_.graph.nodes().size(); }
    [[nodiscard]] RoadCar freshCar() const {
        return {0, 0, rules_.mishaps.spareWheels, settings_.sisu};
    }

private:
    class Driver;
    struct Walk {
        RoadValues values;
        DriveChain chain;
    };
    struct Entry {
        std::mutex solving;
        std::unique_ptr<const Walk> walk;
    };

    /// By a car with that damage. Null: it was asked to stop.
    [[nodiscard]] const Walk* walk(int gearDice, int punctures, const std::stop_token& stop) const;
    [[nodiscard]] std::unique_ptr<const Walk> solved(int gearDice, int punctures,
                                                     const std::stop_token& stop) const;
    [[nodiscard]] const DriveChain* undamaged(const std::stop_token& stop) const;

    const StageRoad& road_;
    const RoadRules& rules_;
    RoadSettings settings_;
    int fewestGearDice_ = roadGears; ///< of its dashboards
    int mostSlots_ = 0;              ///< of coast dice and lights
    std::array<std::uint32_t, dieFaces + 1> hazardBelow_{};
    mutable std::mutex mutex_; ///< guards the map, not what is in it
    mutable std::map<std::pair<int, int>, Entry> walks_;
    mutable std::atomic<const DriveChain*> undamaged_ = nullptr;
};

/// The same seed gives the same statistics for any number of threads.
/// @return nothing if it was asked to stop, which takes a few milliseconds
[[nodiscard]] std::optional<DriveStatistics> simulate(const RoadSimulator& simulator,
                                                      const RunLength& length,
                                                      const std::stop_token& stop = {},
                                                      const DriveProgress& progress = {});

} // namespace stagewright
