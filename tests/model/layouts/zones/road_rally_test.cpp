#include "model/layouts/zones/rally/road_rally.h"
#include "tests/model/layouts/zones/zone_files.h"

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {
namespace {

RallyStage rallyStage(int key, const char* line, bool assistance) {
    RallyStage stage;
    stage.key = StageKey(key);
    ChainLayout chain;
    chain.sections =
        readRoadbookLine(QString::fromLatin1(line), {}).value_or(QList<StageSection>());
    stage.stage.layout = Layout(chain);
    stage.serviceAfter = assistance;
    return stage;
}

Rally rallyOf(const QList<RallyStage>& stages) {
    const auto rally = Rally::of({}, {Session{}}, stages, {}, {});
    EXPECT_TRUE(rally.has_value());
    return rally.value_or(Rally());
}

RoadRules rallyRules() {
    const auto rules = builtInRoadRules();
    EXPECT_TRUE(rules.has_value());
    return rules.value_or(RoadRules());
}

/// With assistance after the second of three stages.
Rally threeStages() {
    return rallyOf({rallyStage(1, "T5-T6", false), rallyStage(2, "T0-T1 / T5-T6", true),
                    rallyStage(3, "T5-T6 / T0-T1", false)});
}

TyrePlan planOf(const Rally& rally) {
    const auto plan = tyrePlanOf(rally, trainingBoards(), rallyRules(), true);
    EXPECT_TRUE(plan.has_value() && plan->has_value());
    return plan ? plan->value_or(TyrePlan()) : TyrePlan();
}

TEST(TyrePlan, TyresAreChosenAtTheStartAndAtAssistances) {
    const TyrePlan plan = planOf(threeStages());
    ASSERT_EQ(plan.size(), 2U);
    EXPECT_EQ(plan[0].first, 0);
    EXPECT_EQ(plan[0].count, 2);
    EXPECT_EQ(plan[1].first, 2);
    EXPECT_EQ(plan[1].count, 1);
    for (const TyreLeg& leg : plan)
        for (const TyreLeg::Tyres& tyres : leg.tyres) {
            double sum = 0;
            for (const double seconds : tyres.stages)
                sum += seconds;
            EXPECT_NEAR(sum, tyres.seconds, 1e-9);
            EXPECT_GE(tyres.seconds, leg.tyres.front().seconds);
        }
}

TEST(TyrePlan, SoftTyresThatAreKeptWearOn) {
    const Rally rally = threeStages();
    EXPECT_EQ(tyresKeptFrom(rally, 0), 0);
    EXPECT_EQ(tyresKeptFrom(rally, 1), 1);
    EXPECT_EQ(tyresKeptFrom(rally, 2), 0);
    const TyrePlan plan = planOf(rally);
    const RoadRules rules = rallyRules();
    const auto seconds = [&](int kept) {
        const auto road = roadOfStage(chainOf(rally.stages()[1].stage), trainingBoards(), rules,
                                      {QStringLiteral("soft"), true, kept});
        return solveRoad(road->graph, rules, road->dice)->start.seconds;
    };
    for (const TyreLeg::Tyres& tyres : plan[0].tyres)
        if (tyres.tyres == QStringLiteral("soft")) {
            EXPECT_NEAR(tyres.stages[1], seconds(1), 1e-9); // S2 after a stage of one section
            EXPECT_GT(tyres.stages[1], seconds(0) + 0.1);   // new ones: S1, S2
        }
}

TEST(TyrePlan, NamesTheStageThatCannotBeDriven) {
    const auto plan =
        tyrePlanOf(rallyOf({rallyStage(1, "T5-T6", false), rallyStage(2, "C7-C6", false)}),
                   trainingBoards(), rallyRules(), true);
    ASSERT_FALSE(plan.has_value());
    EXPECT_EQ(plan.error().place, QStringLiteral("SS 2"));
}

TEST(RoadRally, CarsKeepTheirDamageToTheNextAssistance) {
    RoadRules rules = rallyRules();
    const auto damageOfTheThird = [&](bool assistance) {
        Rally rally = rallyOf({rallyStage(1, "T0-T1", false), rallyStage(2, "T0-T1", assistance),
                               rallyStage(3, "T5-T6", false)});
        const auto roads = roadsOf(rally, planOf(rally), trainingBoards(), rules);
        EXPECT_TRUE(roads.has_value());
        RoadRallyRun run;
        run.rallies = 4000;
        run.profile = Profile::FlatOut;
        const auto counted = simulateRally(*roads, rules, run);
        EXPECT_TRUE(counted.has_value());
        EXPECT_EQ(counted->totals.drives(), 4 * run.rallies);
        EXPECT_EQ(counted->winners.drives(), run.rallies);
        EXPECT_LT(counted->winners.mean(), counted->totals.mean());
        double sum = 0;
        for (const DriveStatistics& stage : counted->stages)
            sum += stage.mean();
        EXPECT_NEAR(sum, counted->totals.mean(), 0.01 * sum);
        return counted->stages[2].mean();
    };
    rules.mishaps.backParts = {0, 1};
    rules.mishaps.gearDice.fill(2);
    rules.mishaps.sisu = 0;
    EXPECT_GT(damageOfTheThird(false), damageOfTheThird(true) + 0.5);
}

TEST(RoadRally, StartsAreStaggeredByTurns) {
    RoadRules rules = rallyRules();
    const Rally rally = threeStages();
    const auto roads = roadsOf(rally, planOf(rally), trainingBoards(), rules);
    ASSERT_TRUE(roads.has_value());
    RoadRallyRun run;
    run.rallies = 500;
    run.players = 1;
    const auto alone = simulateRally(*roads, rules, run);
    ASSERT_TRUE(alone.has_value());
    for (std::size_t i = 0; i < roads->size(); ++i) // the one car begins at once
        EXPECT_NEAR(alone->roundsOf(i), alone->stages[i].turns(), 1e-9);
    run.players = 4;
    const auto staggered = simulateRally(*roads, rules, run);
    rules.rally.turnsAhead = 0;
    const auto together = simulateRally(*roads, rules, run);
    rules.rally.turnsAhead = 100;
    const auto farApart = simulateRally(*roads, rules, run);
    ASSERT_TRUE(staggered && together && farApart);
    for (std::size_t i = 0; i < roads->size(); ++i) {
        EXPECT_GE(together->roundsOf(i), together->stages[i].turns());
        EXPECT_GE(staggered->roundsOf(i), together->roundsOf(i));
        EXPECT_LE(staggered->roundsOf(i), together->roundsOf(i) + 3);
        // The fourth begins 300 turns behind the first, and is always the last.
        EXPECT_GT(farApart->roundsOf(i), 300);
        EXPECT_LT(farApart->roundsOf(i), 300 + together->roundsOf(i));
    }
}

TEST(RoadRally, OpeningTheRoadCostsOnEarthAlone) {
    const RoadRules rules = rallyRules();
    const Rally rally = rallyOf({rallyStage(1, "U2-U3", false), rallyStage(2, "T5-T6", false)});
    const auto roads = roadsOf(rally, planOf(rally), trainingBoards(), rules);
    ASSERT_TRUE(roads.has_value());
    ASSERT_EQ(roads->size(), 2U);
    EXPECT_GT(costOfOpening((*roads)[0], rules), 0.1);
    EXPECT_EQ(costOfOpening((*roads)[1], rules), 0);
}

/// Three times over the earth of the training boards, by cars that are never damaged.
RoadRallyStatistics onEarth(const RoadRules& rules, int players) {
    const Rally rally = rallyOf({rallyStage(1, "U2-U3", true), rallyStage(2, "U2-U3", true),
                                 rallyStage(3, "U2-U3", false)});
    const auto roads = roadsOf(rally, planOf(rally), trainingBoards(), rules);
    RoadRallyRun run;
    run.rallies = 4000;
    run.players = players;
    return simulateRally(*roads, rules, run).value_or(RoadRallyStatistics());
}

TEST(RoadRally, WhoWouldOpenTakesAPenaltyThatCostsLess) {
    RoadRules rules = rallyRules();
    const Rally rally = rallyOf({rallyStage(1, "U2-U3", true)});
    const auto roads = roadsOf(rally, planOf(rally), trainingBoards(), rules);
    const double cost = costOfOpening(roads->front(), rules);
    rules.rally.penaltyStep = 1; // what opening costs here is less than five seconds
    ASSERT_GT(cost, 1);
    ASSERT_LT(cost, 5);
    const RoadRallyStatistics taken = onEarth(rules, 4);
    EXPECT_EQ(taken.penalties[0], HiddenPenalties()); // there is no time control before it
    for (const std::size_t stage : {1U, 2U}) {
        EXPECT_GT(taken.penaltyShare(stage), 0.02) << stage;
        EXPECT_LT(taken.penaltyShare(stage), 1);
        EXPECT_GE(taken.penaltySeconds(stage), 1);
        EXPECT_LT(taken.penaltySeconds(stage), cost);
    }
    // It counts in the totals, and in nothing else.
    double sum = 0;
    for (const DriveStatistics& stage : taken.stages)
        sum += stage.mean() * 4;
    for (const std::size_t stage : {1U, 2U})
        sum += taken.penaltyShare(stage) * taken.penaltySeconds(stage);
    EXPECT_NEAR(sum, taken.totals.mean() * 4, 1e-6 * sum);

    EXPECT_EQ(onEarth(rules, 1).penaltyShare(1), 0); // nobody is there to open in his place
    rules.rally.penaltyStep = 5;
    EXPECT_EQ(onEarth(rules, 4).penaltyShare(1), 0); // dearer than opening
    EXPECT_EQ(onEarth(rules, 4).penaltySeconds(1), 0);
}

TEST(RoadRally, OffEarthNobodyTakesAPenalty) {
    RoadRules rules = rallyRules();
    rules.rally.penaltyStep = 1;
    const Rally rally = threeStages();
    const auto roads = roadsOf(rally, planOf(rally), trainingBoards(), rules);
    RoadRallyRun run;
    run.rallies = 500;
    const auto counted = simulateRally(*roads, rules, run);
    ASSERT_TRUE(counted.has_value());
    EXPECT_EQ(counted->penalties, std::vector<HiddenPenalties>(3));
}

TEST(RoadRally, TheSameSeedGivesTheSameForAnyNumberOfThreads) {
    const Rally rally = threeStages();
    const RoadRules rules = rallyRules();
    const auto roads = roadsOf(rally, planOf(rally), trainingBoards(), rules);
    ASSERT_TRUE(roads.has_value());
    RoadRallyRun run;
    run.rallies = 1000;
    const auto one = simulateRally(*roads, rules, run);
    run.threads = 3;
    EXPECT_EQ(one, simulateRally(*roads, rules, run));
}

} // namespace
} // namespace stagewright
