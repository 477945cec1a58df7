#include "model/drive/exact_solver.h"
#include "model/drive/race/races.h"
#include "tests/model/drive/drives.h"
#include "tests/model/drive/race/kept_rules.h"
#include "tests/model/drive/race/race_roads.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// So many gear dice in each turn, and no other ones.
Dashboard gearDice(std::initializer_list<int> turns) {
    Dashboard dashboard = gtRules().dashboards.front();
    dashboard.coast = 0;
    dashboard.brake = 0;
    dashboard.gear = *turns.begin();
    for (const int* dice = turns.begin() + 1; dice != turns.end(); ++dice)
        dashboard.later.push_back({*dice, 0, 0, 0});
    return dashboard;
}

Dashboard wornCoast(Dashboard dashboard) {
    for (const int coast : {2, 1, 1, 0})
        dashboard.later.push_back({dashboard.gear, coast, dashboard.leader, dashboard.brake});
    return dashboard;
}

RaceSettings driven(int cars, Manner manner) {
    RaceSettings settings;
    settings.cars = cars;
    settings.manners = {manner};
    return settings;
}

MeanFigure secondsOn(RaceRoad road, const Dashboard& dashboard, Manner manner) {
    road.dashboard = dashboard;
    const auto races =
        runRaces(*racesOn(std::move(road), gtRules(), driven(1, manner)), {50, 0, 1, 1});
    return races->seconds(0);
}

} // namespace

/// Two spaces to the line. A die a turn: gear 1, 2, 3 end three turns, 50 + 40 + 30 s. Two: gear 1
/// and 2, then gear 3, 40 + 30 s. One in the first turn, two from then on: 50 + 30 s.
TEST(WearingDice, AreThoseOfTheTurn) {
    for (const Manner manner : {Manner::Reference, Manner::Optimal, Manner::FlatOut}) {
        SCOPED_TRACE(name(manner).toStdString());
        const RaceRoad road = straightRoad(3, 1);
        EXPECT_EQ(secondsOn(road, gearDice({1}), manner).mean,
                  manner == Manner::FlatOut ? 117 : 120);
        EXPECT_EQ(secondsOn(road, gearDice({2}), manner).mean, manner == Manner::FlatOut ? 67 : 70);
        EXPECT_EQ(secondsOn(road, gearDice({1, 2}), manner).mean,
                  manner == Manner::FlatOut ? 77 : 80);
    }
}

/// A turn in which a car only stands, or is held up, counts; one off the road does not (d).
TEST(WearingDice, DriversKnowThoseOfTheTurnsToCome) {
    RaceRoad road = roadFrom("dirt-rulebook/rally4-ss2.json", dirtRules());
    const Dashboard worn = wornCoast(dirtRules().dashboards.front());
    const double exact = solveExactly(road.graph, dirtRules(), worn)->start.seconds;
    EXPECT_GT(exact, 165.809038 + 5);
    road.dashboard = worn;
    const auto simulator = racesOn(std::move(road), dirtRules(), driven(1, Manner::Optimal));
    EXPECT_NEAR(simulator->driver(0).turn(startVertex, 0).value.seconds, exact, 1e-6);
    const auto races = runRaces(*simulator, {2000, 0, 1, 1});
    EXPECT_NEAR(races->seconds(0).mean, exact, 4 * races->seconds(0).error);
}

TEST(WearingDice, RaceAmongOthersAndInThePits) {
    RaceRoad road = roadFrom("gt-circuits/course1.json", gtRules());
    RaceSettings settings = driven(4, Manner::Reference);
    settings.dashboards = {gtRules().dashboards.front(), wornCoast(gtRules().dashboards.front()),
                           gtRules().dashboards.front(), wornCoast(gtRules().dashboards.front())};
    settings.dashboards[1].id += QStringLiteral("-worn");
    settings.dashboards[3].id += QStringLiteral("-worn");
    const auto simulator = racesOn(road, gtRules(), settings);
    EXPECT_EQ(brokenInRaces(*simulator, 1, 40), "");
    const auto races = runRaces(*simulator, {400, 0, 1, 2});
    EXPECT_EQ(*races, *runRaces(*simulator, {400, 0, 1, 1}));
    EXPECT_GT(races->seconds(1).mean, races->seconds(0).mean + 5);
    settings.switches.damage = true;
    settings.switches.weather = true;
    settings.switches.pitStops = true;
    EXPECT_EQ(brokenInRaces(*racesOn(road, gtRules(), settings), 1, 10), "");
}

} // namespace stagewright
