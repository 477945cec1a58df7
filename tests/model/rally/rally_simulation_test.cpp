#include "model/rally/rally_edits.h"
#include "model/rally/rally_simulation.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <stop_token>

namespace stagewright {
namespace {

const DriveRules& dirtRules() {
    return rulesOfGame(QStringLiteral("dirt"));
}

PreparedRally preparedFor(const Rally& rally, const DriveRules& rules = dirtRules()) {
    auto prepared =
        prepareRally(rally, games(), [&](const QString&) -> const DriveRules& { return rules; });
    EXPECT_TRUE(prepared) << sentence(prepared.error()).toStdString();
    return *std::move(prepared);
}

RallyRun rallies(std::int64_t count, int players = 4) {
    RallyRun run;
    run.players = players;
    run.rallies = count;
    run.seed = 7;
    return run;
}

/// The rulebook's fourth, with service after every stage or after none.
Rally served(bool always) {
    Rally rally = rulebookRally(4);
    const QList<RallyStage> stages = rally.stages(); // the rally is another one after each step
    for (RallyStage stage : stages) {
        stage.serviceAfter = always;
        rally = after(rally, changeStage(rally, stage));
    }
    return rally;
}

Rally servedThroughout() {
    return served(true);
}

Rally neverServed() {
    return served(false);
}

TEST(RallySimulation, CountsEveryCarOnEveryStage) {
    const PreparedRally prepared = preparedFor(neverServed());
    const auto driven = simulateRally(prepared, rallies(120, 3));
    ASSERT_TRUE(driven);
    EXPECT_EQ(driven->rallies, 120);
    EXPECT_EQ(driven->cars, 360);
    ASSERT_EQ(driven->stages.size(), 3U);
    for (const StageStatistics& stage : driven->stages)
        EXPECT_EQ(stage.drives.drives(), 360);
    ASSERT_EQ(driven->totals.size(), 3U);
    for (const SecondsCount& place : driven->totals)
        EXPECT_EQ(place.count(), 120);
    EXPECT_LE(driven->totals[0].mean(), driven->totals[1].mean());
    EXPECT_LE(driven->totals[1].mean(), driven->totals[2].mean());
    EXPECT_NEAR(driven->gap.mean(), driven->totals[2].mean() - driven->totals[0].mean(), 1e-9);
}

TEST(RallySimulation, TotalsAreThoseOfTheStages) {
    const PreparedRally prepared = preparedFor(servedThroughout());
    const auto driven = simulateRally(prepared, rallies(300));
    ASSERT_EQ(driven->retiredCars, 0); // else their minutes come on top
    double totals = 0;
    for (const SecondsCount& place : driven->totals)
        totals += place.mean() / 4;
    double stages = 0;
    for (const StageStatistics& stage : driven->stages)
        stages += stage.drives.mean();
    EXPECT_NEAR(totals, stages, 1e-6);
}

TEST(RallySimulation, IsTheSameForAnyNumberOfThreadsAndAfterACancelledRun) {
    const PreparedRally prepared = preparedFor(neverServed());
    RallyRun run = rallies(230);
    const auto once = simulateRally(prepared, run);
    std::stop_source cancelled;
    cancelled.request_stop();
    EXPECT_FALSE(simulateRally(prepared, run, cancelled.get_token()));
    for (const unsigned threads : {2U, 5U}) {
        run.threads = threads;
        EXPECT_EQ(*simulateRally(prepared, run), *once);
    }
    run.seed = 8;
    EXPECT_NE(*simulateRally(prepared, run), *once);
}

TEST(RallySimulation, IsTheSameHoweverManyDriveAtOnce) {
    const PreparedRally prepared = preparedFor(neverServed());
    RallyRun run = rallies(25);
    const auto once = simulateRally(prepared, run);
    for (const std::int64_t atOnce : {1, 10}) {
        run.atOnce = atOnce;
        EXPECT_EQ(*simulateRally(prepared, run), *once) << atOnce;
    }
}

TEST(RallySimulation, StopsWhenAsked) {
    const PreparedRally prepared = preparedFor(neverServed());
    std::stop_source stop;
    std::size_t told = 0;
    const auto driven = simulateRally(prepared, rallies(60), stop.get_token(),
                                      [&](std::size_t, const StageStatistics&) {
                                          ++told;
                                          stop.request_stop();
                                      });
    EXPECT_FALSE(driven);
    EXPECT_EQ(told, 1U);
}

TEST(RallySimulation, ProgressTellsOfOneStageAfterTheOther) {
    const PreparedRally prepared = preparedFor(neverServed());
    std::vector<StageStatistics> told;
    const auto driven = simulateRally(prepared, rallies(120), {},
                                      [&](std::size_t stage, const StageStatistics& statistics) {
                                          EXPECT_EQ(stage, told.size());
                                          told.push_back(statistics);
                                      });
    EXPECT_EQ(told, driven->stages);
    EXPECT_EQ(told.front().drives.drives(), 480);
}

TEST(RallySimulation, DamageIsCarriedOnUnlessThereIsService) {
    const auto carried = simulateRally(preparedFor(neverServed()), rallies(400));
    const auto served = simulateRally(preparedFor(servedThroughout()), rallies(400));
    EXPECT_EQ(carried->startsDamaged(0), 0);
    EXPECT_GT(carried->startsDamaged(1), 0);
    EXPECT_GT(carried->startsDamaged(2), carried->startsDamaged(1));
    for (std::size_t stage = 0; stage < 3; ++stage)
        EXPECT_EQ(served->startsDamaged(stage), 0);
    // The first stage is driven alike.
    EXPECT_EQ(served->stages[0].drives.mean(), carried->stages[0].drives.mean());
    EXPECT_GT(carried->stages[2].drives.mean(), served->stages[2].drives.mean());
}

/// Every crash lames a gear die.
DriveRules onlyGearboxTokens(int spareWheels) {
    DriveRules rules = dirtRules();
    rules.bag = {40, 0, 0, 0, 0, 0};
    rules.backParts = {0, 1, 0};
    rules.shortcutParts = {1, 0, 0};
    rules.spareWheels = spareWheels;
    return rules;
}

TEST(RallySimulation, AWheelChangedBetweenStagesMendsTheGearbox) {
    const DriveRules spare = onlyGearboxTokens(1);
    const DriveRules bare = onlyGearboxTokens(0);
    const auto with = simulateRally(preparedFor(neverServed(), spare), rallies(300));
    const auto without = simulateRally(preparedFor(neverServed(), bare), rallies(300));
    EXPECT_LT(with->startsDamaged(1), without->startsDamaged(1));
}

TEST(RallySimulation, ARetiredCarGetsTheSlowestTimeAndAMinuteAndIsRepaired) {
    // A car whose gear dice are all gone after a crash, on tiles that all are dangerous.
    DriveRules rules = onlyGearboxTokens(0);
    for (auto& byGear : rules.losses)
        byGear.fill({6, 0});
    const auto driven = simulateRally(preparedFor(neverServed(), rules), rallies(400, 2));
    EXPECT_GT(driven->carRetires(), 0.05);
    EXPECT_LT(driven->carRetires(), 1);
    EXPECT_GE(driven->anyRetires(), driven->carRetires());
    // Who retires is whole again, who does not has no damage either.
    EXPECT_EQ(driven->startsDamaged(1), 0);
    // A retirement costs a minute at least, to the other car.
    EXPECT_GT(driven->gap.quantile(1), rules.retirementSeconds);
}

TEST(RallySimulation, TheFirstCarDrivesWithTheLeaderDieUnlessItIsOneShot) {
    Rally rally = servedThroughout();
    const auto usual = simulateRally(preparedFor(rally), rallies(400, 1));
    rally.info.options.oneShot = true;
    const auto oneShot = simulateRally(preparedFor(rally), rallies(400, 1));
    EXPECT_GT(usual->totals[0].mean(), oneShot->totals[0].mean());
}

TEST(RallySimulation, AStageThatCannotBeDrivenIsNamed) {
    Rally rally = rulebookRally(1);
    RallyStage broken = rally.stages()[1];
    broken.stage = Stage();
    broken.stage.info.title = QStringLiteral("Nowhere");
    rally = after(rally, changeStage(rally, broken));
    const auto prepared = prepareRally(
        rally, games(), [](const QString&) -> const DriveRules& { return dirtRules(); });
    ASSERT_FALSE(prepared);
    EXPECT_EQ(prepared.error().place, QStringLiteral("SS 2: Nowhere"));
}

TEST(SecondsCount, QuantilesAreTheNearestRanks) {
    SecondsCount count;
    for (const int seconds : {10, 20, 20, 40})
        count.add(seconds);
    EXPECT_DOUBLE_EQ(count.mean(), 22.5);
    EXPECT_EQ(count.quantile(0.25), 10);
    EXPECT_EQ(count.quantile(0.5), 20);
    EXPECT_EQ(count.quantile(0.76), 40);
    EXPECT_EQ(SecondsCount().quantile(0.5), 0);
}

} // namespace
} // namespace stagewright
