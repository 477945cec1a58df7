#include "model/rally/rally_forecast.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

TEST(RallyForecast, SaysTimesMinutesClassAndDifficultyOfEachStage) {
    const auto found = forecastOf(rulebookRally(1), games());
    ASSERT_TRUE(found && *found);
    const RallyForecast& forecast = **found;
    ASSERT_EQ(forecast.stages.size(), 3U);
    double drive = 0;
    for (const StageForecast& stage : forecast.stages) {
        EXPECT_GT(stage.quick, 60);
        EXPECT_LT(stage.quick, stage.seconds);
        EXPECT_GT(stage.slow, stage.seconds);
        EXPECT_EQ(stage.stageClass, StageClass::Short);
        EXPECT_GT(stage.minutes.setup, 0);
        drive += stage.minutes.drive;
    }
    EXPECT_DOUBLE_EQ(forecast.plan.timetable.drive, drive);
    EXPECT_EQ(forecast.plan.timetable.lines.size(), 5U);
}

TEST(RallyForecast, IsTheSameEachTime) {
    const auto first = forecastOf(rulebookRally(2), games());
    const auto again = forecastOf(rulebookRally(2), games());
    EXPECT_EQ((*first)->stages[1].seconds, (*again)->stages[1].seconds);
}

TEST(RallyForecast, AStageThatCannotBeDrivenIsNamed) {
    const auto found = forecastOf(rallyOf(2, {}), games());
    ASSERT_FALSE(found);
    EXPECT_TRUE(found.error().place.contains(QStringLiteral("SS 1")));
}

TEST(RallyForecast, StopsWhenItIsAskedTo) {
    std::stop_source stop;
    stop.request_stop();
    const auto found = forecastOf(rulebookRally(1), games(), {}, stop.get_token());
    ASSERT_TRUE(found);
    EXPECT_FALSE(*found);
}

} // namespace stagewright
