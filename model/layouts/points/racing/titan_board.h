#pragma once

#include "model/layouts/points/track/points.h"
#include "model/layouts/points/track/track_marks.h"

#include <algorithm>
#include <array>
#include <vector>

namespace stagewright {

/// Marks by number of the point.
using PointMarks = std::array<TrackMarks, pointCount>;

/// Where a titan is: on which point, after how many laps. Laps may be -1, for who was moved back
/// over the line in the first.
struct TitanSpot {
    std::int8_t point = 0;
    std::int8_t laps = 0;

    friend constexpr bool operator==(TitanSpot, TitanSpot) = default;
};

/// The row, laps counted: 12 a lap.
[[nodiscard]] constexpr int rowOf(TitanSpot spot) {
    return spot.laps * pointRows + spot.point / (pointColumns / 2) + 1;
}

/// What titans race on: a track that closes upon itself, or the worlds of a Grand Slam, a lap each.
/// No ring of ice is on it (boardOf makes none with one).
class TitanBoard {
public:
    explicit TitanBoard(const PointMarks& loop, int laps = 3) : worlds_{loop}, laps_(laps) {}
    /// @param worlds bottom to top
    explicit TitanBoard(std::vector<PointMarks> worlds)
        : worlds_(std::move(worlds))
        , laps_(static_cast<int>(worlds_.size()))
        , stacked_(true) {}

    /// Crossings of the line that win.
    [[nodiscard]] int laps() const { return laps_; }
    [[nodiscard]] int worlds() const { return static_cast<int>(worlds_.size()); }
    [[nodiscard]] int worldOf(TitanSpot spot) const {
        return stacked_ ? std::clamp<int>(spot.laps, 0, worlds() - 1) : 0;
    }
    [[nodiscard]] TrackMarks marksAt(TitanSpot spot) const {
        return worlds_[static_cast<std::size_t>(worldOf(spot))]
                      [static_cast<std::size_t>(spot.point)];
    }
    /// Whether it is one point of the board: of a track that closes, in whatever lap.
    [[nodiscard]] bool isSamePoint(TitanSpot a, TitanSpot b) const {
        return a.point == b.point && (!stacked_ || a.laps == b.laps);
    }
    /// Whether the step leads anywhere: below the first board of a Grand Slam is nothing.
    [[nodiscard]] bool leads(TitanSpot from, PointStep step) const {
        return !stacked_ || from.laps + stepFrom(from.point, step).laps >= 0;
    }
    [[nodiscard]] static TitanSpot next(TitanSpot from, PointStep step) {
        const StepEnd end = stepFrom(from.point, step);
        return {static_cast<std::int8_t>(end.point),
                static_cast<std::int8_t>(from.laps + end.laps)};
    }
    /// Points that a ramp jumps over in a step from there.
    [[nodiscard]] int jumped(TitanSpot from, PointStep step) const {
        const TrackMarks marks = marksAt(from);
        if (marks.isEmpty())
            return 0;
        if ((step == PointStep::Left && marks.has(TrackMark::SuperRampLeft)) ||
            (step == PointStep::Right && marks.has(TrackMark::SuperRampRight)))
            return 2;
        const bool ahead = step <= PointStep::Right;
        return ahead && marks.has(TrackMark::MultiRamp) ? 1 : 0;
    }

private:
    std::vector<PointMarks> worlds_;
    int laps_;
    bool stacked_ = false;
};

} // namespace stagewright
