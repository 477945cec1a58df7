#include "model/drive/drive_statistics.h"

#include <gtest/gtest.h>

#include <cmath>
#include <initializer_list>

namespace stagewright {

namespace {

DriveStatistics of(std::initializer_list<int> seconds) {
    DriveStatistics statistics;
    for (const int each : seconds) {
        DriveOutcome outcome;
        outcome.seconds = each;
        statistics.add(outcome);
    }
    return statistics;
}

DriveOutcome retirement() {
    DriveOutcome outcome;
    outcome.retired = true;
    return outcome;
}

// Student's quantiles are those of printed tables.

TEST(DriveStatistics, TheErrorOfFewDrivesIsThatOfStudentsDistribution) {
    // The mean of 100 and 110 deviates by 5 (standard error), times 12.706 at one degree of
    // freedom.
    EXPECT_NEAR(*of({100, 110}).halfWidth(), 12.706 * 5, 0.01);
    EXPECT_NEAR(*of({100, 110, 120}).halfWidth(), 4.303 * 10 / std::sqrt(3.0), 0.01);
}

TEST(DriveStatistics, TheErrorOfManyDrivesIsThatOfTheNormalDistribution) {
    DriveStatistics many;
    for (int i = 0; i < 50'000; ++i)
        many.merge(of({100, 110}));
    EXPECT_NEAR(*many.halfWidth() / (5 / std::sqrt(100'000.0)), 1.96, 0.001);
}

TEST(DriveStatistics, OneDriveSaysNothingOfItsError) {
    EXPECT_EQ(of({}).halfWidth(), std::nullopt);
    EXPECT_EQ(of({100}).halfWidth(), std::nullopt);
    DriveStatistics one = of({100});
    one.add(retirement()); // which has no time
    EXPECT_EQ(one.halfWidth(), std::nullopt);
    EXPECT_EQ(one.mean(), 100);
    EXPECT_EQ(*of({100, 100}).halfWidth(), 0); // two that agree do
}

} // namespace

} // namespace stagewright
