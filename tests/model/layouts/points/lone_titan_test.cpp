#include "model/layouts/points/racing/lone_titan.h"
#include "model/layouts/points/track/track_edits.h"
#include "tests/model/layouts/points/titans_on_board.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <chrono>

namespace stagewright {
namespace {

LoneTitan alone(const PointMarks& marks, int dice, int laps = 3) {
    return raceAlone(TitanBoard(marks, laps), titanGame().faces, dice);
}

constexpr double exactly = 1e-6;

TEST(LoneTitan, TakesOnTheBareBoardWhatTheReferenceSays) {
    constexpr std::array expected{12.370369, 10.825581, 10.202486, 9.915093, 9.728534, 9.564002};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const LoneTitan titan = alone({}, static_cast<int>(i) + 1);
        EXPECT_NEAR(titan.expectedTurns, expected[i], exactly);
        EXPECT_EQ(titan.fewestTurns, 9);
    }
    EXPECT_NEAR(alone({}, 1, 1).expectedTurns, 118.0 / 27, 1e-12);
    EXPECT_NEAR(alone({}, 2, 1).expectedTurns, 229462.0 / 59049, 1e-12);
}

TEST(LoneTitan, TakesLessOnIceAndRamps) {
    const PointMarks ice = marked({{"D4", TrackMark::Ice}, {"D6", TrackMark::Ice}});
    EXPECT_NEAR(alone(ice, 1).expectedTurns, 10.837285, exactly);
    EXPECT_NEAR(alone(ice, 3).expectedTurns, 7.968355, exactly);
    EXPECT_NEAR(alone(ice, 6).expectedTurns, 7.160721, exactly);
    EXPECT_EQ(alone(ice, 3).fewestTurns, 7);
    const PointMarks ramp = marked({{"A3", TrackMark::SuperRampRight}});
    EXPECT_NEAR(alone(ramp, 1).expectedTurns, 11.651288, exactly);
    EXPECT_NEAR(alone(ramp, 3).expectedTurns, 9.626522, exactly);
    EXPECT_NEAR(alone(ramp, 6).expectedTurns, 9.067317, exactly);
    EXPECT_EQ(alone(ramp, 3).fewestTurns, 9);
}

TEST(LoneTitan, OnBareBoardsAGrandSlamTakesAsLongAsThreeLaps) {
    const TitanBoard slam({PointMarks{}, PointMarks{}, PointMarks{}});
    EXPECT_DOUBLE_EQ(raceAlone(slam, titanGame().faces, 2).expectedTurns,
                     alone({}, 2).expectedTurns);
}

TEST(LoneTitan, IsSolvedInNoTimeForThreeLaps) {
    using Clock = std::chrono::steady_clock;
    auto least = Clock::duration::max();
    for (int run = 0; run < 3; ++run) { // whatever else the machine does
        const auto start = Clock::now();
        EXPECT_GT(alone({}, 6).expectedTurns, 9);
        least = std::min(least, Clock::now() - start);
    }
    EXPECT_LT(least, std::chrono::milliseconds(50));
}

RC_GTEST_PROP(LoneTitan, TakesTheSameOnAMirroredTrack, ()) {
    PointTrack track;
    for (int i = *rc::gen::inRange(0, 15); i > 0; --i)
        track = withMark(track, pointNumbered(*rc::gen::inRange(0, pointCount)),
                         *rc::gen::element(TrackMark::SuperRampLeft, TrackMark::SuperRampRight,
                                           TrackMark::MultiRamp, TrackMark::Ice),
                         true);
    const int dice = *rc::gen::inRange(1, 7);
    const LoneTitan one = alone(pointMarksOf(track), dice);
    const LoneTitan other = alone(pointMarksOf(mirrored(track)), dice);
    RC_ASSERT(std::abs(one.expectedTurns - other.expectedTurns) < 1e-9);
    RC_ASSERT(one.fewestTurns == other.fewestTurns);
    const LoneTitan turnedOne = alone(pointMarksOf(turned(track, 2)), dice);
    RC_ASSERT(std::abs(one.expectedTurns - turnedOne.expectedTurns) < 1e-9);
}

} // namespace
} // namespace stagewright
