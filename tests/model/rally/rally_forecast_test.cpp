#include "model/game/stage_file.h"
#include "model/rally/rally_edits.h"
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

/// A race of titans, in the middle of what cars drive.
TEST(RallyForecast, AStageThatNoCarDrivesHasMinutesAlone) {
    Rally rally = rulebookRally(1);
    const auto without = forecastOf(rally, games());
    RallyStage race;
    race.stage = *readStage(R"({"game": "titan-race", "marks": []})", games());
    apply(addStage(rally, race, 1), rally);
    ASSERT_EQ(rally.players(), 4);
    const auto found = forecastOf(rally, games());
    ASSERT_TRUE(found && *found);
    const std::vector<StageForecast>& stages = (*found)->stages;
    ASSERT_EQ(stages.size(), 4U);
    EXPECT_FALSE(stages[1].isDriven);
    EXPECT_EQ(stages[1].minutes.drive, 26);
    EXPECT_EQ(stages[1].minutes.setup, 0);
    EXPECT_TRUE(stages[2].isDriven);
    EXPECT_EQ(stages[2].seconds, (*without)->stages[1].seconds);
    EXPECT_EQ((*found)->plan.timetable.drive, (*without)->plan.timetable.drive + 26);
}

TEST(RallyForecast, ARallyOfRacesAloneIsPlanned) {
    const Rally rally(*readStage(R"({"game": "titan-race", "marks": []})", games()));
    const auto found = forecastOf(rally, games());
    ASSERT_TRUE(found && *found);
    EXPECT_EQ((*found)->plan.timetable.minutes(), 26);
    const Rally nothing(*readStage(
        R"({"game": "titan-race", "kind": "grand-slam", "tracks": ["kaldeira"]})", games()));
    const auto fault = forecastOf(nothing, games());
    ASSERT_FALSE(fault);
    EXPECT_TRUE(fault.error().place.contains(QStringLiteral("SS 1")));
}

TEST(RallyForecast, StopsWhenItIsAskedTo) {
    std::stop_source stop;
    stop.request_stop();
    const auto found = forecastOf(rulebookRally(1), games(), {}, stop.get_token());
    ASSERT_TRUE(found);
    EXPECT_FALSE(*found);
}

} // namespace stagewright
