#pragma once

#include "model/drive/car.h"
#include "model/drive/race/lone_drive.h"
#include "model/drive/race/race_switches.h"

#include <map>
#include <memory>
#include <mutex>
#include <tuple>

namespace stagewright {

/// A driver, and what he drives with.
struct RacedCar {
    Manner manner = Manner::Reference;
    Dashboard dashboard;         ///< undamaged, by its tyres and the weather as it is
    std::array<int, 3> damage{}; ///< tokens of gearbox, brake, coast
    /// Turns that its tyres have been driven, as far as that changes the dice: at most as many as
    /// Dashboard::later has.
    std::size_t worn = 0;

    /// The dice that are left.
    [[nodiscard]] Dashboard dice() const;
    /// The same car after one more turn.
    [[nodiscard]] RacedCar afterTurn() const;
};

/// The dashboard of the same class with other tyres, or for the other weather; null: there is none.
[[nodiscard]] const Dashboard* otherTyres(const DriveRules& rules, const Dashboard& dashboard);
[[nodiscard]] const Dashboard* otherWeather(const DriveRules& rules, const Dashboard& dashboard);

/// Likewise with the leader die for a coast die.
[[nodiscard]] const Dashboard* leaderDashboard(const DriveRules& rules, const Dashboard& dashboard);

/// What drivers can expect with each set of dice, worked out when it is first asked for. Keeps no
/// more than so much memory beyond what is in use. May be asked from any thread.
class LoneDrives {
public:
    static constexpr std::size_t mostBytes = std::size_t{100} << 20U;

    /// Track and rules must outlive it.
    LoneDrives(const RaceTrack& track, const DriveRules& rules, const RaceSwitches& switches)
        : track_(track)
        , rules_(rules)
        , switches_(switches) {}

    /// @return null if it was asked to stop
    [[nodiscard]] std::shared_ptr<const LoneDrive> of(const RacedCar& car,
                                                      const std::stop_token& stop = {});

private:
    struct Key {
        Manner manner;
        QString dashboard;
        std::array<int, 3> damage;
        std::size_t worn;
        bool pits;

        friend bool operator<(const Key& a, const Key& b) {
            return std::tie(a.manner, a.dashboard, a.damage, a.worn, a.pits) <
                   std::tie(b.manner, b.dashboard, b.damage, b.worn, b.pits);
        }
    };
    struct Kept {
        std::shared_ptr<const LoneDrive> drive;
        std::uint64_t asked = 0; ///< when last
    };

    std::shared_ptr<const LoneDrive> find(const RacedCar& car, bool pits,
                                          const std::stop_token& stop);
    /// @return nothing if it was asked to stop
    std::optional<std::vector<PitStop>> pitStops(const RacedCar& car, const std::stop_token& stop);
    void forgetSome();

    const RaceTrack& track_;
    const DriveRules& rules_;
    RaceSwitches switches_;
    std::mutex mutex_;
    std::map<Key, Kept> known_;
    std::uint64_t asked_ = 0;
};

} // namespace stagewright
