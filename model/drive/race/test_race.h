#pragma once

#include "model/drive/race/race_simulator.h"
#include "model/drive/test_drive.h"

namespace stagewright {

/// A road on which a person drives among simulated cars.
struct RoadToRace {
    std::shared_ptr<const StageToDrive> stage;      ///< its graph is that of the race
    std::shared_ptr<const RaceSimulator> simulator; ///< null: nobody else drives
};

/// A person's drive, alone or among other cars that move after the person in the order of play: a
/// value, so that it is taken back by keeping the one before. The person has the first place of the
/// grid, or starts first.
///
/// Decided where the rules are silent: a jump that goes wrong carries the person's car to where the
/// best driver would go, whoever stands there.
class TestRace {
public:
    /// @param seed of all that the program rolls
    /// @param mishaps as in DriveSettings, of the person's car
    /// @return nothing if it was asked to stop
    [[nodiscard]] static std::optional<TestRace>
    begun(RoadToRace road, std::uint64_t seed, bool mishaps, const std::stop_token& stop = {});

    [[nodiscard]] const TestDrive& drive() const { return drive_; }
    /// Those that are open among the others.
    [[nodiscard]] OpenChoices choices() const { return drive_.choices(); }
    [[nodiscard]] bool isAmongOthers() const { return road_.simulator != nullptr; }
    /// All cars, the person's with the number 0; its turn that is under way is not in it.
    /// @pre isAmongOthers()
    [[nodiscard]] const RaceSoFar& race() const { return race_; }

    [[nodiscard]] TestRace rolled(const OpenRoll& roll, const std::vector<DieFace>& faces) const {
        return after(drive_.rolled(roll, faces));
    }
    [[nodiscard]] TestRace rolled(const OpenRoll& roll) const { return after(drive_.rolled(roll)); }
    [[nodiscard]] TestRace rolledSafe(const OpenRoll& roll) const {
        return after(drive_.rolledSafe(roll));
    }
    [[nodiscard]] TestRace flatOut(const PersonsPlan& plan,
                                   const std::vector<DieFace>& faces) const {
        return after(drive_.flatOut(plan, faces));
    }
    [[nodiscard]] TestRace flatOut(const PersonsPlan& plan) const {
        return after(drive_.flatOut(plan));
    }
    /// @pre a stop is open
    [[nodiscard]] TestRace stopped() const { return after(drive_.stopped()); }

private:
    TestRace(RoadToRace road, TestDrive drive, std::uint64_t seed)
        : road_(std::move(road))
        , drive_(std::move(drive))
        , seed_(seed) {}

    [[nodiscard]] TestRace after(TestDrive drive) const;
    void letOthersDrive();
    [[nodiscard]] bool isHeldUp();

    RoadToRace road_;
    TestDrive drive_;
    std::uint64_t seed_;
    RaceSoFar race_;
};

} // namespace stagewright
