#include "model/rally/evening_plan.h"
#include "model/rally/rally_edits.h"
#include "model/rally/rally_simulation.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// Three stages of 27, 30 and 33 minutes for four players, in so many minutes.
EveningPlan planned(std::optional<int> minutes) {
    Rally rally = rallyOf(3, {"A", "B", "C", "D"});
    rally.info.evening.minutes = minutes;
    return planEvening(rally, {{28, 10}, {32, 11}, {36, 12}}, 7);
}

TEST(RallyPlan, SaysWhatIsLeftOfTheEvening) {
    const EveningPlan plan = planned(120);
    EXPECT_DOUBLE_EQ(*plan.left, 10); // 96 of driving, twice 7 between
    EXPECT_TRUE(plan.fits());
    EXPECT_EQ(plan.stagesInTime, 3);
    EXPECT_EQ(plan.playersInTime, 4); // five take 120 + 14
    EXPECT_TRUE(plan.ways.empty());
    EXPECT_TRUE(plan.drop.empty());
    EXPECT_DOUBLE_EQ(plan.timetable.setup, 33);
}

TEST(RallyPlan, TooLongSaysWhatFitsAndWhatToDo) {
    const EveningPlan plan = planned(90);
    EXPECT_DOUBLE_EQ(*plan.left, -20);
    EXPECT_FALSE(plan.fits());
    EXPECT_EQ(plan.stagesInTime, 2);
    EXPECT_EQ(plan.playersInTime, 3); // 72 + 14
    EXPECT_FALSE(plan.ways.empty());
    EXPECT_EQ(plan.drop, std::vector<qsizetype>{2});
}

TEST(RallyPlan, WithoutALimitEverythingFits) {
    const EveningPlan plan = planned(std::nullopt);
    EXPECT_TRUE(plan.fits());
    EXPECT_FALSE(plan.left);
    EXPECT_FALSE(plan.playersInTime);
    EXPECT_EQ(plan.stagesInTime, 3);
    EXPECT_EQ(planned(10).playersInTime, 0);
    EXPECT_EQ(planned(10).stagesInTime, 0);
}

TEST(RallyPlan, PlayersArePlannedForWhileTheirNamesAreEntered) {
    Rally rally = rallyOf(1, {});
    rally.info.evening.players = 4;
    for (const int players : {4, 4, 4, 4, 5}) {
        Driver driver;
        driver.name = QStringLiteral("Anna");
        rally = after(rally, addDriver(rally, driver));
        EXPECT_EQ(rally.players(), players) << rally.drivers().size();
    }
    rally.info.evening.players = 1;
    EXPECT_EQ(rally.players(), 5);
}

struct RulebookRally {
    int number;
    int minutes;     ///< by the rulebook: three short stages 90, three standard ones 120
    double residual; ///< ours, as a part of that (DRIVE_TIMES.md)
};

TEST(RallyPlan, OfTheSixRulebookRalliesIsNearTheirMinutes) {
    const DriveRules& dirt = rulesOfGame(QStringLiteral("dirt"));
    for (const auto& [number, minutes, residual] :
         {RulebookRally{1, 90, -0.05}, RulebookRally{2, 120, -0.12}, RulebookRally{3, 120, -0.05},
          RulebookRally{4, 90, 0.10}, RulebookRally{5, 90, -0.09}, RulebookRally{6, 120, -0.06}}) {
        const Rally rally = rulebookRally(number);
        const auto prepared =
            prepareRally(rally, games(), [&](const QString&) -> const DriveRules& { return dirt; });
        ASSERT_TRUE(prepared);
        RallyRun run;
        run.rallies = 100;
        const auto driven = simulateRally(*prepared, run);
        const double ours =
            timetable(rally, minutesOf(*prepared, *driven, 4), dirt.changeMinutes).minutes();
        EXPECT_NEAR(ours / minutes - 1, residual, 0.03) << number;
    }
}

} // namespace
} // namespace stagewright
