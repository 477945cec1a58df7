#include "model/layouts/zones/driving/road_estimate.h"
#include "model/layouts/zones/road/section_text.h"
#include "tests/model/layouts/zones/zone_files.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace stagewright {
namespace {

RoadRules rulesOfRoads() {
    const auto rules = builtInRoadRules();
    EXPECT_TRUE(rules.has_value());
    return rules.value_or(RoadRules());
}

StageRoad oneRoad(const char* text, const char* dashboard, const RoadRules& rules) {
    const auto road = roadFromText(QString::fromLatin1(text));
    EXPECT_TRUE(road.has_value()) << text;
    const RoadDashboard* board = rules.dashboardNamed(QString::fromLatin1(dashboard));
    EXPECT_NE(board, nullptr) << dashboard;
    return {SectionGraph(std::vector<DrivenSection>{{road.value_or(RoadElements(1))}}),
            {{*board, board->hazardLimit[0]}},
            {board->surface}};
}

constexpr const char* hillRoad = "3*s sh c3/4k4 sh b3 s s~ c2/3k3 2*s t3k4 s c3x3/5x4 2*s c1/2 3*s";

DriveStatistics driven(const StageRoad& road, const RoadRules& rules, const RoadSettings& settings,
                       RunLength length = {60'000}) {
    const RoadSimulator simulator(road, rules, settings);
    const auto drives = simulate(simulator, length);
    EXPECT_TRUE(drives.has_value());
    return drives.value_or(DriveStatistics());
}

double errorOf(const DriveStatistics& drives) {
    return std::sqrt(drives.variance() / static_cast<double>(drives.finished()));
}

TEST(RoadSimulator, MeetsTheExactValueWithoutMishaps) {
    const RoadRules rules = rulesOfRoads();
    for (const char* dashboard : {"asphalt", "asphalt-snow", "snow2", "earth-leader", "soft"}) {
        const StageRoad road = oneRoad(hillRoad, dashboard, rules);
        const auto exact = solveRoad(road.graph, rules, road.dice);
        ASSERT_TRUE(exact.has_value());
        const DriveStatistics drives = driven(road, rules, {Profile::Optimal, false});
        EXPECT_NEAR(drives.mean(), exact->start.seconds, 4 * errorOf(drives)) << dashboard;
        EXPECT_NEAR(drives.turns(), exact->start.turns, 0.05) << dashboard;
        EXPECT_NEAR(drives.anyLoss(), exact->start.loss, 0.1) << dashboard;
        EXPECT_EQ(drives.damage(), 0) << dashboard;
    }
}

TEST(RoadSimulator, OtherDriversMeetWhatTheyExpect) {
    const RoadRules rules = rulesOfRoads();
    for (const char* dashboard : {"asphalt", "earth-leader"}) {
        const StageRoad road = oneRoad(hillRoad, dashboard, rules);
        const RoadDice dice(road.graph, rules, road.dice);
        const auto exact = solveRoad(road.graph, rules, road.dice);
        ASSERT_TRUE(exact.has_value());
        for (const Profile profile : {Profile::Careful, Profile::Brisk}) {
            RoadPlay play(dice, profile);
            ASSERT_TRUE(play.solve({}));
            const DriveStatistics drives = driven(road, rules, {profile, false});
            EXPECT_NEAR(drives.mean(), play.values()[0][0].seconds, 4 * errorOf(drives));
            EXPECT_GT(play.values()[0][0].seconds, exact->start.seconds);
        }
        RoadFlatOut plans(dice);
        ASSERT_TRUE(plans.solve({}));
        const DriveStatistics drives =
            driven(road, rules, {Profile::FlatOut, false}, {60'000, 0, 7});
        EXPECT_NEAR(drives.mean(), plans.values()[0][0].seconds, 4 * errorOf(drives)) << dashboard;
        EXPECT_GT(drives.tokens(), 10);
    }
}

TEST(RoadSimulator, FlatOutPaysASecondForEachDie) {
    const RoadRules rules = rulesOfRoads();
    // From gear 0 the dice 1 to 3 and the finish: gear 4 is reached beyond it.
    const StageRoad road = oneRoad("3*s", "asphalt", rules);
    const RoadDice dice(road.graph, rules, road.dice);
    RoadFlatOut plans(dice);
    ASSERT_TRUE(plans.solve({}));
    ASSERT_EQ(plans.plan(0, 0).size(), 4U);
    // Control is lost where all three show a hazard: 1/6 x 1/6 x 1/3; one turn more from there.
    const double lost = 1.0 / 108;
    const double fromThere = plans.values()[3][0].seconds;
    EXPECT_NEAR(plans.values()[0][0].seconds, (1 - lost) * 20 + lost * (60 + fromThere) - 4, 1e-9);
    RoadRules unpaid = rules;
    unpaid.tokensPerDie = 0;
    EXPECT_EQ(driven(road, unpaid, {Profile::FlatOut, false}).tokens(), 0);
    EXPECT_NEAR(driven(road, rules, {Profile::FlatOut, false}).tokens(), 4, 0.1);
}

TEST(RoadSimulator, FlatOutMayShiftTwoGearsDown) {
    const RoadRules rules = rulesOfRoads();
    const auto plansOn = [&](const char* dashboard) {
        const StageRoad road = oneRoad("s c1", dashboard, rules);
        const RoadDice dice(road.graph, rules, road.dice);
        RoadFlatOut plans(dice);
        EXPECT_TRUE(plans.solve({}));
        return std::pair(plans.plan(1, 3), plans.values()[1][3].seconds);
    };
    // In gear 3 on the straight: gear 1 into the corner, gear 2 to the finish. A hazard on the
    // first loses control, and gear 1 finishes from the corner. Each die pays a second.
    const auto [plan, seconds] = plansOn("earth-leader");
    ASSERT_EQ(plan.size(), 2U);
    EXPECT_TRUE(plan.front().die.isDouble);
    EXPECT_EQ(plan.front().die.gear, 1);
    EXPECT_NEAR(seconds, 5.0 / 6 * 40 + 1.0 / 6 * (60 + 50 - 1) - 2, 1e-9);
    // With a single downshift control is lost in the corner.
    EXPECT_NEAR(plansOn("asphalt").second, 60 + 50 - 1 - 1, 1e-9);
}

TEST(RoadSimulator, OfTwoOrdersFlatOutTakesTheOneThatKeepsControl) {
    const RoadRules rules = rulesOfRoads();
    const StageRoad road = oneRoad("3*s c2", "earth", rules);
    const RoadDice dice(road.graph, rules, road.dice);
    RoadFlatOut plans(dice);
    ASSERT_TRUE(plans.solve({}));
    // In gear 5 on the first straight. 3 (two down), 4 and 2 (two down) use the same dice as 4, 3
    // and 2, and lose control by a hazard on the 3 or the 2 alone.
    QString gears;
    for (const RoadMove& move : plans.plan(1, 5)) {
        EXPECT_FALSE(move.die.isDouble);
        gears += QString::number(move.die.gear) + u' ';
    }
    EXPECT_TRUE(gears.startsWith(QStringLiteral("4 3 2"))) << gears.toStdString();
}

/// Seconds to come behind a turn, what is paid for its dice taken off; by the rules' own words.
double secondsBehind(const RoadFlatOut& plans, const RoadRules& rules, const SectionGraph& graph,
                     const RoadThrow& made, std::size_t dice) {
    const auto from = [&](std::uint32_t node, int gear) {
        return plans.values()[node][static_cast<std::size_t>(gear)].seconds;
    };
    const double paid = static_cast<double>(dice);
    const double turn = rules.seconds[static_cast<std::size_t>(made.turn.gear)];
    switch (made.event) {
    case RoadThrow::Event::Finishes:
        return turn - paid;
    case RoadThrow::Event::Loses:
        return rules.seconds[0] + from(graph.node(made.turn.node).restart, 0) - paid;
    case RoadThrow::Event::LosesOnLanding: // each of a few landings, the best of them
    case RoadThrow::Event::Impossible:
        return std::numeric_limits<double>::infinity();
    default:
        return turn + from(made.turn.node, made.turn.gear) - paid;
    }
}

/// The least of all orders of these dice and all spaces that they may lead to.
double leastOfOrders(const RoadFlatOut& plans, const RoadDice& dice, const PlannedDice& thrown,
                     std::vector<std::size_t> left, unsigned hazards, const RoadThrow& made) {
    if (made.event != RoadThrow::Event::GoesOn || left.empty())
        return secondsBehind(plans, dice.rules(), dice.graph(), made, thrown.size());
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t at = 0; at < left.size(); ++at) {
        const std::size_t i = left[at];
        std::vector<std::size_t> others = left;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(at));
        dice.eachDie(made.turn, [&](const RoadDie& die) {
            if (die.isCoast != thrown[i].die.isCoast ||
                (!die.isCoast && die.gear != thrown[i].die.gear))
                return;
            for (const std::uint32_t target : dice.targets(made.turn))
                least = std::min(least, leastOfOrders(plans, dice, thrown, others, hazards,
                                                      dice.thrown(made.turn, die, target,
                                                                  (hazards >> i & 1U) != 0)));
        });
    }
    return least;
}

TEST(RoadSimulator, FlatOutAThrowThatIsCutShortIsLaidInTheBestOtherOrder) {
    const RoadRules rules = rulesOfRoads();
    int laidAgain = 0;
    for (const auto& [text, board] :
         {std::pair("2*s s~ s c2 2*s", "earth-leader"), std::pair("2*s s~ s~ 3*s", "asphalt"),
          std::pair("3*s c1 s c3 2*s", "earth")}) {
        const StageRoad road = oneRoad(text, board, rules);
        const RoadDice dice(road.graph, rules, road.dice);
        RoadFlatOut plans(dice);
        ASSERT_TRUE(plans.solve({}));
        const int limit = road.dice.front().hazardLimit;
        for (std::uint32_t node = 1; node < road.graph.finish(); ++node)
            for (int gear = 0; gear <= roadGears; ++gear) {
                const PlannedDice& plan = plans.plan(node, gear);
                for (unsigned hazards = 1; hazards < 1U << plan.size(); ++hazards) {
                    const ThrownTurn turn = plans.thrown(node, gear, hazards);
                    const ThrownTurn clean = plans.thrown(node, gear, 0);
                    RoadThrow planned{RoadThrow::Event::GoesOn, {node, gear}};
                    std::vector<std::size_t> all;
                    for (std::size_t i = 0; i < plan.size(); ++i) {
                        all.push_back(i);
                        if (planned.event == RoadThrow::Event::GoesOn)
                            planned = dice.thrown(planned.turn, plan[i].die, plan[i].target,
                                                  (hazards >> i & 1U) != 0);
                    }
                    const double inOrder =
                        secondsBehind(plans, rules, road.graph, planned, plan.size());
                    const double found =
                        secondsBehind(plans, rules, road.graph,
                                      {turn.event, {turn.node, turn.gear}}, plan.size());
                    const bool isCutShort = planned.event != RoadThrow::Event::Finishes &&
                                            (planned.turn.node != clean.node || planned.isLoss());
                    if (std::popcount(hazards) >= limit || !isCutShort) {
                        EXPECT_NEAR(found, inOrder, 1e-9) << text << ' ' << node << ' ' << gear;
                        continue;
                    }
                    const double least = leastOfOrders(plans, dice, plan, all, hazards,
                                                       {RoadThrow::Event::GoesOn, {node, gear}});
                    EXPECT_NEAR(found, std::min(least, inOrder), 1e-9)
                        << text << ' ' << node << ' ' << gear << ' ' << hazards;
                    laidAgain += found < inOrder - 1e-9 ? 1 : 0;
                }
            }
    }
    EXPECT_GT(laidAgain, 20);
}

TEST(RoadSimulator, TheSameSeedGivesTheSameForAnyNumberOfThreads) {
    const RoadRules rules = rulesOfRoads();
    const StageRoad road = oneRoad(hillRoad, "asphalt", rules);
    const auto with = [&](unsigned threads) {
        return driven(road, rules, {Profile::Optimal, true, 1}, {20'000, 0, 3, threads});
    };
    EXPECT_EQ(with(1), with(3));
}

TEST(RoadSimulator, APunctureInACutCostsItsDieFromTheNextTurnOn) {
    RoadRules rules = rulesOfRoads();
    rules.gearHazards = {}; // one drive is as the other
    rules.coastHazards = 0;
    const auto drive = [&](std::array<int, cutCards> cards) {
        rules.mishaps.cutParts = cards;
        const StageRoad road = oneRoad("3*s c1/1k5 28*s", "asphalt", rules);
        const RoadSimulator simulator(road, rules, {Profile::Optimal, true, 0});
        DriveStatistics tally(simulator.spaces());
        RoadCar car = simulator.freshCar();
        const auto outcome = simulator.drive(1, 0, car, tally);
        EXPECT_TRUE(outcome.has_value());
        return std::pair(outcome ? outcome->seconds : 0, car.punctures);
    };
    const auto [good, none] = drive({1, 0, 0});
    const auto [worn, one] = drive({0, 0, 1});
    EXPECT_EQ(none, 0);
    EXPECT_EQ(one, 1);
    // In gear 5 a turn is 4, 5 and the coast dice: four spaces, or three.
    EXPECT_EQ(good, 80);
    EXPECT_EQ(worn, 100);
}

TEST(RoadSimulator, ACutInTheThrowThatFinishesHasItsCard) {
    RoadRules rules = rulesOfRoads();
    rules.gearHazards = {};
    rules.coastHazards = 0;
    rules.mishaps.cutParts = {0, 0, 1};
    const StageRoad road = oneRoad("s c1/1k5 2*s", "asphalt", rules);
    const RoadSimulator simulator(road, rules, {Profile::FlatOut, true, 0});
    DriveStatistics tally(simulator.spaces());
    RoadCar car = simulator.freshCar();
    const auto outcome = simulator.drive(1, 0, car, tally);
    ASSERT_TRUE(outcome.has_value());
    EXPECT_EQ(outcome->turns, 1);
    EXPECT_EQ(outcome->shortcuts, 1);
    EXPECT_EQ(car.punctures, 1);
}

TEST(RoadSimulator, OffTheRoadGearDiceAreLostByTheScenery) {
    RoadRules rules = rulesOfRoads();
    rules.mishaps.backParts = {0, 1};
    const auto damage = [&](const char* text) {
        const StageRoad road = oneRoad(text, "asphalt-snow", rules);
        const DriveStatistics drives = driven(road, rules, {Profile::FlatOut, true});
        EXPECT_GT(drives.losses(), 0.05);
        return std::pair(drives.damage() / drives.losses(), drives.losses());
    };
    EXPECT_EQ(damage("5*s 5*s").first, 0);
    EXPECT_EQ(damage("9*sm").first, 0);
    EXPECT_NEAR(damage("9*sf").first, 1, 1e-9);
    EXPECT_NEAR(damage("9*sr").first, 2, 1e-9);
    rules.mishaps.backParts = {1, 0}; // spins alone
    EXPECT_EQ(damage("9*sr").first, 0);
}

TEST(RoadSimulator, ACarWithoutGearDiceRetires) {
    RoadRules rules = rulesOfRoads();
    rules.mishaps.backParts = {0, 1};
    rules.mishaps.gearDice[static_cast<std::size_t>(RoadScenery::Rock)] = roadGears;
    const StageRoad road = oneRoad("9*sr", "asphalt-snow", rules);
    const DriveStatistics drives = driven(road, rules, {Profile::FlatOut, true});
    EXPECT_GT(drives.retired(), 0.05);
    EXPECT_NEAR(drives.retired(), drives.losses(), 1e-12);
}

TEST(RoadSimulator, PuncturesCloseLightsFirstAndAWheelTakesOneAway) {
    RoadRules rules = rulesOfRoads();
    rules.mishaps.cutParts = {0, 0, 1};
    rules.mishaps.spareWheels = 0;
    const char* const road = "2*s c1k3 4*s";
    // One white die and a light: a puncture closes the light alone.
    const StageRoad withLight = oneRoad(road, "snow1-asphalt", rules);
    const DriveStatistics lit = driven(withLight, rules, {Profile::Optimal, true});
    const auto exact = solveRoad(withLight.graph, rules, withLight.dice);
    ASSERT_TRUE(exact.has_value());
    EXPECT_NEAR(lit.damage(), lit.shortcuts(), 1e-12);
    EXPECT_GT(lit.damage(), 0.9);
    EXPECT_NEAR(lit.mean(), exact->start.seconds, 4 * errorOf(lit));
    // Two dice: one is lost, and drivers who reckon with it drive the cut where it pays all the
    // same.
    const StageRoad bare = oneRoad(road, "asphalt", rules);
    const auto whole = solveRoad(bare.graph, rules, bare.dice);
    ASSERT_TRUE(whole.has_value());
    EXPECT_GT(driven(bare, rules, {Profile::Optimal, true}).mean(), whole->start.seconds + 0.1);
}

TEST(RoadSimulator, SisuTakesTheHazardAwayThatWouldLoseControl) {
    const RoadRules rules = rulesOfRoads();
    const StageRoad road = oneRoad("9*s", "asphalt-snow", rules);
    const double without = driven(road, rules, {Profile::FlatOut, false, 0}).losses();
    const double with = driven(road, rules, {Profile::FlatOut, false, 1}).losses();
    EXPECT_GT(without, 0.2);
    EXPECT_LT(with, without / 2);
    const RoadSimulator simulator(road, rules, {Profile::FlatOut, false, 1});
    DriveStatistics tally(simulator.spaces());
    for (std::uint64_t number = 0; number < 50; ++number) {
        RoadCar car = simulator.freshCar();
        const auto outcome = simulator.drive(1, number, car, tally);
        ASSERT_TRUE(outcome.has_value());
        EXPECT_TRUE(outcome->losses == 0 || car.sisu == 0);
    }
}

TEST(RoadSimulator, FlatOutSisuTakesAllHazardsOfTheThrowAway) {
    const RoadRules rules = rulesOfRoads();
    const StageRoad road = oneRoad("3*s", "asphalt-snow", rules); // driven in one throw
    const RoadSimulator simulator(road, rules, {Profile::FlatOut, false, 1});
    DriveStatistics tally(simulator.spaces());
    int spared = 0;
    for (std::uint64_t number = 0; number < 3000; ++number) {
        RoadCar car = simulator.freshCar();
        const auto outcome = simulator.drive(1, number, car, tally);
        ASSERT_TRUE(outcome.has_value());
        EXPECT_EQ(outcome->turns, 1) << number;
        EXPECT_EQ(outcome->losses, 0) << number;
        spared += car.sisu == 0 ? 1 : 0;
    }
    EXPECT_GT(spared, 100);
}

TEST(RoadSimulator, StopsWhenItIsAsked) {
    const RoadRules rules = rulesOfRoads();
    const StageRoad road = oneRoad(hillRoad, "asphalt", rules);
    const RoadSimulator simulator(road, rules, {});
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(simulate(simulator, {1000}, stop.get_token()).has_value());
}

TEST(RoadEstimate, ComparesTyres) {
    const RoadRules rules = rulesOfRoads();
    const auto sections = readRoadbookLine(u"T5-T6 / T0-T1", {});
    ASSERT_TRUE(sections.has_value());
    ChainLayout chain;
    chain.sections = *sections;
    const auto times = tyreTimes(chain, trainingBoards(), rules, {});
    ASSERT_TRUE(times.has_value() && times->has_value());
    ASSERT_EQ((*times)->size(), 5U);
    for (std::size_t i = 1; i < (*times)->size(); ++i)
        EXPECT_LE((**times)[i - 1].value.seconds, (**times)[i].value.seconds + 1e-9);
    for (const TyreTime& time : **times) {
        const auto road = roadOfStage(chain, trainingBoards(), rules, {time.tyres});
        ASSERT_TRUE(road.has_value());
        const auto drive = solveRoad(road->graph, rules, road->dice);
        EXPECT_EQ(drive->start.seconds, time.value.seconds) << time.tyres.toStdString();
    }
    EXPECT_EQ(usualTyres(chain, trainingBoards(), rules), QStringLiteral("asphalt"));
    chain.sections = {*readSection(u"C7-C6")};
    EXPECT_FALSE(tyreTimes(chain, trainingBoards(), rules, {}).has_value());
}

TEST(RoadEstimate, CountsTurnsAndLossesByElement) {
    const RoadRules rules = rulesOfRoads();
    const StageRoad road = oneRoad(hillRoad, "asphalt-snow", rules);
    const DriveStatistics drives = driven(road, rules, {Profile::Optimal, false});
    double turns = 0;
    double losses = 0;
    int element = -1;
    for (const ElementEstimate& each : elementsOf(road.graph, drives)) {
        EXPECT_EQ(each.element, ++element);
        turns += each.turns;
        losses += each.losses;
    }
    EXPECT_NEAR(losses, drives.losses(), 1e-9);
    EXPECT_NEAR(turns + losses + 1, drives.turns(), 1e-9); // and the one over the finish
}

} // namespace
} // namespace stagewright
