#include "model/rally/plan_progress.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// From 19:00 on: a stage until 19:40, a change, another one until 20:30.
Timetable evening() {
    Timetable table;
    table.lines = {
        {Activity::Drive, 0, 0, 40}, {Activity::Change, 1, 40, 50}, {Activity::Drive, 1, 50, 90}};
    return table;
}

PlanProgress at(int hour, int minute, qsizetype stage, bool isBegun = true) {
    const auto progress =
        planProgress(evening(), stage, QTime(19, 0), QTime(hour, minute, 20), isBegun);
    EXPECT_TRUE(progress);
    return progress.value_or(PlanProgress{});
}

TEST(PlanProgress, HoldsTheClockAgainstTheStage) {
    EXPECT_EQ(at(18, 50, 0, false).pace, Pace::NotBegun);
    EXPECT_EQ(at(18, 50, 0, false).minutes, 10);
    EXPECT_EQ(at(19, 45, 1).pace, Pace::Early);
    EXPECT_EQ(at(19, 45, 1).minutes, 5);
    EXPECT_EQ(at(19, 40, 0).pace, Pace::InTime);
    EXPECT_EQ(at(19, 47, 0).pace, Pace::Late);
    EXPECT_EQ(at(19, 47, 0).minutes, 7);
    EXPECT_EQ(at(19, 47, 1).stage, (TimetableLine{Activity::Drive, 1, 50, 90}));
}

TEST(PlanProgress, GoesOnBehindMidnight) {
    const auto late = planProgress(evening(), 0, QTime(23, 50), QTime(0, 40), true);
    ASSERT_TRUE(late);
    EXPECT_EQ(late->pace, Pace::Late);
    EXPECT_EQ(late->minutes, 10);
    const auto before = planProgress(evening(), 0, QTime(0, 10), QTime(23, 50), false);
    ASSERT_TRUE(before);
    EXPECT_EQ(before->pace, Pace::NotBegun);
    EXPECT_EQ(before->minutes, 20);
}

TEST(PlanProgress, IsNotSaidOnAnotherDay) {
    EXPECT_EQ(at(13, 0, 0, false).pace, Pace::NotBegun);
    EXPECT_EQ(at(12, 59, 0, false).pace, std::nullopt);
    EXPECT_EQ(at(1, 40, 0).pace, Pace::Late);
    EXPECT_EQ(at(1, 41, 0).pace, std::nullopt);
}

TEST(PlanProgress, IsNotSaidWithoutAStartOrAStage) {
    const auto open = planProgress(evening(), 1, QTime(), QTime(20, 0), true);
    ASSERT_TRUE(open);
    EXPECT_EQ(open->pace, std::nullopt);
    EXPECT_FALSE(planProgress(evening(), 2, QTime(19, 0), QTime(20, 0), true));
}

} // namespace
} // namespace stagewright
