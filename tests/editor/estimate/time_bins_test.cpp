#include "editor/estimate/time_bins.h"

#include <gtest/gtest.h>

#include <numeric>

namespace stagewright {

namespace {

DriveStatistics drivesOf(std::initializer_list<std::pair<int, int>> secondsAndCounts) {
    DriveStatistics drives;
    for (const auto& [seconds, count] : secondsAndCounts)
        for (int i = 0; i < count; ++i)
            drives.add({seconds, 1, 0, 0, 0, 0, false});
    return drives;
}

TEST(TimeBins, NoDrivesMakeNoBins) {
    EXPECT_TRUE(timeBins(DriveStatistics(), 10).share.empty());
}

TEST(TimeBins, EachStepOfTimeHasItsBinWhereThereIsRoom) {
    const TimeBins bins = timeBins(drivesOf({{100, 1}, {105, 2}, {115, 1}}), 10);
    EXPECT_EQ(bins.first, 100);
    EXPECT_EQ(bins.width, 5);
    EXPECT_EQ(bins.share, (std::vector<double>{0.25, 0.5, 0, 0.25}));
}

TEST(TimeBins, AreWiderWhereTimesSpreadFar) {
    const TimeBins bins = timeBins(drivesOf({{100, 1}, {199, 1}, {300, 2}}), 10);
    EXPECT_EQ(bins.width, 25); // 41 steps of 5 s in at most 10 bins
    EXPECT_LE(bins.share.size(), 10U);
    EXPECT_DOUBLE_EQ(std::accumulate(bins.share.begin(), bins.share.end(), 0.0), 1);
    EXPECT_DOUBLE_EQ(bins.share.front(), 0.25);
    EXPECT_DOUBLE_EQ(bins.share.back(), 0.5);
}

TEST(TimeBins, TheFewVerySlowDrivesAreLeftOut) {
    const TimeBins bins = timeBins(drivesOf({{100, 500}, {110, 498}, {5000, 2}}), 24);
    EXPECT_EQ(bins.share.size(), 3U);
    EXPECT_NEAR(bins.share[0] + bins.share[2], 0.998, 1e-9);
}

} // namespace

} // namespace stagewright
