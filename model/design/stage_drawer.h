#pragma once

#include "model/design/generate.h"
#include "model/design/stage_walk.h"
#include "model/drive/random.h"

#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <tuple>
#include <vector>

namespace stagewright {

/// When a search has to end.
struct Deadline {
    std::stop_token stop{};
    std::chrono::steady_clock::time_point until = std::chrono::steady_clock::time_point::max();

    [[nodiscard]] bool isOver() const {
        return stop.stop_requested() || std::chrono::steady_clock::now() >= until;
    }
};

/// What became of the roads that were laid on the way to an answer.
struct DrawTally {
    int notLaid = 0;           ///< no road was found
    int byRules = 0;           ///< it does not hold by every rule
    int byTime = 0;            ///< it takes too few minutes, or too many
    int byDriving = 0;         ///< it is too easy, or too hard
    double leastMinutes = 1e9; ///< of those measured
    double mostMinutes = 0;

    void add(const DrawTally& other);
};

/// Draws stages as wished, one at a time. Several threads may draw at once.
class StageDrawer {
public:
    /// @param source must outlive it
    StageDrawer(const Wishes& wishes, const StageSource& source);

    [[nodiscard]] const TileChoices& choices() const { return choices_; }

    /// @return nothing if none was found in the tries that an answer is given, or it is over
    [[nodiscard]] std::optional<Stage> draw(std::uint64_t seed, std::uint64_t number,
                                            DrawTally& tally, const Deadline& deadline) const;

    /// Lays roads on trial, to know how many minutes a tile takes. Needed where minutes are wished.
    void learnPace(std::uint64_t seed, const Deadline& deadline);

    /// A stage of the minutes that are wished for has hardly fewer tiles.
    [[nodiscard]] int fewestForMinutes() const;

    /// Lays roads on trial, to know which tiles the wishes for amounts leave aside, and lays those
    /// more often then. Needed where amounts are wished.
    void learnUse(std::uint64_t seed, const Deadline& deadline);

private:
    /// What tiles have taken to play so far.
    struct Pace {
        double minutes = 0;
        double tiles = 0;

        [[nodiscard]] double minutesATile() const { return minutes / tiles; }
    };
    void add(const Stage& stage, const DriveMeasure& measure, Pace& pace) const;
    [[nodiscard]] int tilesFor(double minutesATile, DriveRandom& random) const;
    [[nodiscard]] std::optional<WalkPlan> planOf(int tiles, DriveRandom& random) const;
    [[nodiscard]] bool planRing(WalkPlan& plan, int tiles, DriveRandom& random) const;
    /// How a road runs.
    enum class RoadKind : unsigned char {
        Plain,
        Crossed, ///< over itself, on one tile
        Branched ///< another way leaves it and comes back
    };
    [[nodiscard]] RoadKind roadKindFor(DriveRandom& random) const;
    [[nodiscard]] bool mayMeet(const std::vector<MeetingSide>& sides, int tilesEach, int tiles,
                               DriveRandom& random) const;
    [[nodiscard]] bool hasTraits(const std::vector<Placement>& road, const WalkPlan& plan) const;
    [[nodiscard]] std::optional<std::vector<Placement>> road(int tiles, RoadKind kind,
                                                             DriveRandom& random) const;
    [[nodiscard]] std::optional<Stage> laid(int tiles, RoadKind kind, DriveRandom& random) const;
    [[nodiscard]] bool isAsWished(const Stage& stage, Pace& pace, DrawTally& tally,
                                  const Deadline& deadline) const;
    [[nodiscard]] std::shared_ptr<const WayHome> homeTo(const RoadPose& pose, int tiles) const;

    Wishes wishes_;
    const StageSource& source_;
    TileChoices choices_;
    double minutesATile_ = 0;
    std::shared_ptr<const std::vector<double>> liking_; ///< WalkPlan::liking

    mutable std::mutex mutex_;
    /// By end, heading and number of tiles, to hex (0, 0).
    mutable std::map<std::tuple<EndCode, int, int>, std::shared_ptr<const WayHome>> homes_;
};

} // namespace stagewright
