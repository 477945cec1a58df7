#include "model/drive/drive_task.h"
#include "model/drive/race/flat_turns.h"
#include "model/drive/race/race_conditions.h"
#include "model/drive/race/races.h"
#include "model/drive/simulation.h"
#include "model/drive/stage_driving.h"
#include "tests/model/drive/drives.h"
#include "tests/model/drive/race/kept_rules.h"
#include "tests/model/drive/race/race_roads.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {
namespace {

const std::string switchedCourse = "gt-circuits/course1.json";

RaceSettings switchedOn(int cars, std::initializer_list<bool RaceSwitches::*> rules,
                        Manner manner = Manner::Reference) {
    RaceSettings settings;
    settings.cars = cars;
    settings.manners = {manner};
    for (const auto rule : rules)
        settings.switches.*rule = true;
    return settings;
}

/// Rules of GT with a bag of tokens of one kind.
DriveRules onlyTokens(DamageToken token) {
    DriveRules rules = gtRules();
    rules.bag = {};
    rules.bag.at(static_cast<std::size_t>(token)) = 12;
    return rules;
}

/// Likewise, on a straight road of pieces of a danger, and their conditions.
struct Switched {
    Switched(DamageToken token, Danger danger, std::initializer_list<bool RaceSwitches::*> on,
             int cars = 2)
        : rules(onlyTokens(token)) {
        RaceRoad road = straightRoad(40, 2);
        for (DrivenPiece& piece : road.pieces)
            piece.danger = danger;
        road.dashboard = rules.dashboards.front();
        simulator = racesOn(std::move(road), rules, switchedOn(cars, on));
        conditions.emplace(*simulator, rules);
    }

    /// A loss of control in gear 4.
    void lose(int car, SpaceVertex space) {
        conditions->lose(car, space, 4, random, turn, outcome);
    }
    DicePool diceOf(int car) {
        const auto drive = conditions->driver(car, false);
        return drive->pools().pools()[drive->pools().atStart(1)];
    }

    DriveRules rules;
    std::shared_ptr<const RaceSimulator> simulator;
    std::optional<RaceConditions> conditions;
    DriveRandom random{1, 1};
    RecordedTurn turn;
    RaceOutcome outcome;
};

constexpr int bothLanes = 2;

SpaceVertex onRow(int row, int lane = 0) {
    return spaceAt(row, lane, bothLanes);
}

MeanFigure secondsOfOne(const RaceSimulator& simulator, std::int64_t races) {
    return runRaces(simulator, {races, 0, 3, 1})->seconds(0);
}

} // namespace

/// One space to the line: gear 1 and 2 take 40 s. With a flying start gear 2 and 3, 30 s, but for a
/// hazard on the first die (1 of 6): then the turn ends in gear 2, 40 + 30 s.
TEST(FlyingStart, EndsTheTurnAtAHazardAndKeepsControl) {
    RaceRoad road = straightRoad(2, 1);
    road.dashboard = gtRules().dashboards.front();
    const auto standing = racesOn(road, gtRules(), switchedOn(1, {}));
    EXPECT_NEAR(standing->driver(0).turn(standing->start(0), 0).value.seconds, 40, 1e-9);
    const auto flying = racesOn(road, gtRules(), switchedOn(1, {&RaceSwitches::flyingStart}));
    const RaceValue value = flying->driver(0).turn(flying->start(0), 0).value;
    EXPECT_NEAR(value.seconds, 30 * 5 / 6. + 70 / 6., 1e-9);
    EXPECT_NEAR(value.losses, 0, 1e-9);
    const MeanFigure driven = secondsOfOne(*flying, 20'000);
    EXPECT_NEAR(driven.mean, value.seconds, 4 * driven.error);
}

/// In gear 6 a brake die goes on as a coast die; it takes a gear die from the turn as well.
TEST(Redline, BrakeDiceCoastInTheHighestGear) {
    Dashboard dashboard = gtRules().dashboards.front();
    const auto redlines = [&](const DicePools& pools, int gear) {
        int count = 0;
        for (const std::uint32_t option : pools.options(pools.atStart(gear)))
            if (pools.roll(option).kind == RollKind::Redline) {
                ++count;
                const DicePool& after = pools.pools()[pools.arrivals()[option].pool];
                EXPECT_EQ(after.gear, highestGear);
                EXPECT_EQ(after.brake, dashboard.brake - 1);
                EXPECT_EQ(after.gearDice, dashboard.gear - 1);
                EXPECT_NEAR(pools.roll(option).hazardChance[1], 2 / 6., 1e-12);
            }
        return count;
    };
    EXPECT_EQ(redlines(DicePools(gtRules().dice, dashboard), 6), 0);
    const DicePools pools(gtRules().dice, dashboard, true);
    EXPECT_EQ(redlines(pools, 6), 1);
    EXPECT_EQ(redlines(pools, 5), 0);
    RaceRoad road = straightRoad(24, 1);
    road.dashboard = dashboard;
    const auto usual = racesOn(road, gtRules(), switchedOn(1, {}));
    const auto redline = racesOn(road, gtRules(), switchedOn(1, {&RaceSwitches::redline}));
    const auto expected = [](const RaceSimulator& simulator) {
        return simulator.driver(0).turn(simulator.start(0), 0).value.seconds;
    };
    EXPECT_LT(expected(*redline), expected(*usual) - 0.1);
    const MeanFigure driven = secondsOfOne(*redline, 5000);
    EXPECT_NEAR(driven.mean, expected(*redline), 4 * driven.error + 1e-9);
}

/// Book 003: each gearbox token takes a gear die; without any a car is out.
TEST(RaceDamage, TakesDiceAway) {
    Switched on(DamageToken::Gearbox, Danger::Medium, {&RaceSwitches::damage});
    EXPECT_EQ(on.diceOf(0).gearDice, 6);
    on.lose(0, onRow(4));
    EXPECT_EQ(on.diceOf(0).gearDice, 5);
    EXPECT_EQ(on.diceOf(1).gearDice, 6);
    EXPECT_EQ(on.outcome[RaceCount::Damage], 1);
    for (int i = 0; i < 5; ++i) {
        EXPECT_FALSE(on.conditions->isOut(0));
        on.lose(0, onRow(4));
    }
    EXPECT_TRUE(on.conditions->isOut(0));
    // One bag for all: six tokens are left in it.
    for (int i = 0; i < 8; ++i)
        on.lose(1, onRow(4));
    EXPECT_EQ(on.outcome[RaceCount::Damage], 12);
}

/// The tokens of a rule that is off have no effect.
TEST(RaceDamage, IsNoneWhereItIsOff) {
    Switched on(DamageToken::Gearbox, Danger::Medium,
                {&RaceSwitches::pitStops}); // nothing is drawn
    on.lose(0, onRow(4));
    EXPECT_EQ(on.diceOf(0).gearDice, 6);
    EXPECT_EQ(on.outcome[RaceCount::Damage], 0);
}

/// Book 003: all turn their dashboards over; two tokens of one loss cancel each other.
TEST(RaceWeather, TurnsAllDashboardsOver) {
    Switched one(DamageToken::Weather, Danger::Medium, {&RaceSwitches::weather});
    EXPECT_EQ(one.diceOf(0).brake, 3);
    one.lose(0, onRow(4));
    EXPECT_EQ(one.diceOf(0).brake, 1); // asphalt tyres in the wet
    EXPECT_EQ(one.diceOf(1).brake, 1);
    one.lose(1, onRow(4));
    EXPECT_EQ(one.diceOf(0).brake, 3);
    EXPECT_EQ(one.outcome[RaceCount::WeatherChanges], 2);
    Switched two(DamageToken::Weather, Danger::High, {&RaceSwitches::weather});
    two.lose(0, onRow(4)); // two tokens
    EXPECT_EQ(two.diceOf(0).brake, 3);
    EXPECT_EQ(two.outcome[RaceCount::WeatherChanges], 0);
}

/// Book 003: on the piece of a yellow flag, and on those before and behind it, nobody drives beside
/// another car, unless that one is in gear 0 or he was beside it; until he who drew it begins a
/// turn in gear 0.
TEST(YellowFlags, KeepCarsBehindEachOther) {
    Switched on(DamageToken::YellowFlag, Danger::Medium, {&RaceSwitches::yellowFlags});
    on.lose(0, onRow(12)); // piece 3, rows 12 to 15
    const LoneDrive& driver = on.simulator->driver(1);
    TurnSearch search(on.simulator->track());
    const auto passes = [&](int row, int theirGear) {
        const std::array others{OtherCar{onRow(row, 1), theirGear}};
        search.look(driver, onRow(row - 1), 6, others, on.conditions->marks());
        return search.isOpen(onRow(row - 1), onRow(row), 6);
    };
    EXPECT_TRUE(passes(7, 1));
    for (const int row : {8, 12, 15, 19})
        EXPECT_FALSE(passes(row, 1)) << row;
    EXPECT_TRUE(passes(20, 1));
    EXPECT_TRUE(passes(12, 0));
    on.conditions->begin(1, 0);
    on.conditions->begin(0, 2);
    EXPECT_FALSE(passes(12, 1));
    on.conditions->begin(0, 0);
    EXPECT_TRUE(passes(12, 1));
}

/// Repairs cost 50 s of the turn in gear 1 and 30 s of the next one; the pits are reached from the
/// edge of the road, on a space without limits.
TEST(PitStops, AreMadeWhereARepairOrATyrePays) {
    RaceRoad road = straightRoad(60, 3);
    road.dashboard = gtRules().dashboards.front();
    road.spaces[spaceAt(4, 0, 3)].isCorner = true;
    const auto simulator =
        racesOn(road, gtRules(), switchedOn(1, {&RaceSwitches::damage, &RaceSwitches::pitStops}));
    const Dashboard& dry = road.dashboard;
    const auto lame = simulator->driverOf({Manner::Reference, dry, {5, 0, 0}});
    const PitStop* stop = lame->pitStop(spaceAt(3, 0, 3));
    ASSERT_NE(stop, nullptr);
    EXPECT_TRUE(stop->repair);
    const auto whole = simulator->driverOf({Manner::Reference, dry, {}});
    EXPECT_NEAR(stop->value.seconds, 80 + whole->turn(spaceAt(3, 0, 3), 0).value.seconds, 1e-6);
    EXPECT_EQ(lame->pitStop(spaceAt(3, 1, 3)), nullptr);  // in the middle
    EXPECT_EQ(lame->pitStop(spaceAt(4, 0, 3)), nullptr);  // in a corner
    EXPECT_EQ(whole->pitStop(spaceAt(3, 0, 3)), nullptr); // nothing to mend
    EXPECT_EQ(lame->pitStop(spaceAt(59, 0, 3)), nullptr); // too late to pay
}

TEST(PitStops, HaveTheirTurnsInTheRace) {
    DriveRules rules = onlyTokens(DamageToken::Gearbox);
    for (auto& danger : rules.losses)
        for (LossEffect& effect : danger)
            effect.tokens = 5;
    const auto simulator = racesOn(roadFrom(switchedCourse, rules, 2), rules,
                                   switchedOn(4, {&RaceSwitches::damage, &RaceSwitches::pitStops}));
    const auto races = runRaces(*simulator, {40, 0, 1, 1});
    EXPECT_GT(races->figure(RaceCount::PitStops).mean, 0.05);
    EXPECT_EQ(brokenInRaces(*simulator, 1, 40), "");
}

/// Book 000: the limits of the corner go down by one, those of shortcuts do not; at 0 it is closed.
TEST(Mud, LowersTheLimitsOfCorners) {
    RaceRoad road = straightRoad(12, 2);
    for (const auto arc : boost::make_iterator_range(edges(road.graph)))
        if (target(arc, road.graph) == onRow(6))
            road.graph[arc].limit = 3;
    road.graph[onRow(6)].own.limit = 3;
    road.spaces[onRow(6)].isCorner = true;
    const RaceTrack track(std::move(road));
    const auto drive =
        LoneDrive::solve(track, dirtRules(), dirtRules().dashboards.front(), Manner::Reference);
    TurnSearch search(track);
    std::vector<std::uint8_t> mud(track.road().pieces.size());
    constexpr int closed = -1;
    const auto limit = [&](int tokens) {
        mud[1] = static_cast<std::uint8_t>(tokens);
        search.look(*drive, onRow(5), 1, {}, {mud, {}});
        for (const LoneDrive::Exit& exit : drive->exits(drive->place(onRow(5))))
            if (exit.to == onRow(6))
                return search.isOpen(onRow(5), onRow(6), 1) ? search.limitOf(exit) : closed;
        return 0;
    };
    EXPECT_EQ(limit(0), 3);
    EXPECT_EQ(limit(1), 2);
    EXPECT_EQ(limit(2), 1);
    EXPECT_EQ(limit(3), closed);
    mud[1] = 1;
    ASSERT_EQ(search.begin(*drive, onRow(3), 4, {}, {mud, {}}), TurnSearch::Begin::Moves);
    EXPECT_GE(search.value().seconds, drive->turn(onRow(3), 4).value.seconds);
}

TEST(Mud, IsThrownFromShortcuts) {
    const std::string file = "dirt-rulebook/rally6-ss3.json";
    const auto simulator =
        racesOn(roadFrom(file, dirtRules()), dirtRules(), switchedOn(4, {&RaceSwitches::mud}));
    const auto races = runRaces(*simulator, {100, 0, 1, 1});
    EXPECT_GT(races->figure(RaceCount::Mud).mean, 0.3);
    EXPECT_EQ(brokenInRaces(*simulator, 1, 60), "");
}

/// Alone a driver who goes flat out takes as long as the simulator of one car says.
TEST(FlatOut, TakesAsLongAsAlone) {
    for (const char* file : {"dirt-rulebook/rally1-ss1.json", "dirt-rulebook/rally4-ss2.json"}) {
        const Stage stage = stageFrom(QString::fromLatin1(file));
        const DriveTask task = *driveTaskOf(stage, games(), dirtRules(), 1);
        DriveSettings alone;
        alone.profile = Profile::FlatOut;
        alone.mishaps = false;
        const Simulator cars(task.pieces, task.graph, dirtRules(), task.dashboard, alone);
        const auto drives = simulate(cars, {4000, 0, 1, 1});
        const double error = std::sqrt(drives->variance() / 4000);
        const auto simulator =
            racesOn(roadFrom(file, dirtRules()), dirtRules(), switchedOn(1, {}, Manner::FlatOut));
        const auto races = runRaces(*simulator, {1000, 0, 2, 1});
        EXPECT_NEAR(races->seconds(0).mean, drives->mean(),
                    4 * std::hypot(races->seconds(0).error, error))
            << file;
        EXPECT_NEAR(races->figure(RaceCount::TokensPaid).mean, drives->tokens(), 1.5) << file;
    }
}

/// Profiles against each other, one a place on the grid.
TEST(FlatOut, RacesAgainstOthers) {
    RaceSettings settings;
    settings.manners = {Manner::FlatOut, Manner::Careful, Manner::Brisk, Manner::Optimal};
    const auto simulator = racesOn(roadFrom(switchedCourse, gtRules()), gtRules(), settings);
    EXPECT_EQ(brokenInRaces(*simulator, 5, 12), "");
    const auto races = runRaces(*simulator, {24, 0, 5, 2});
    EXPECT_GT(races->figure(RaceCount::FlatOut).mean, 4);
    EXPECT_EQ(*races, *runRaces(*simulator, {24, 0, 5, 1}));
}

/// Tokens are paid for turns flat out and spent on dice; who has them is faster.
TEST(Tokens, AreWonAndSpentWhereThatPays) {
    const RaceRoad road = roadFrom("dirt-rulebook/rally1-ss1.json", dirtRules());
    const auto simulator = racesOn(road, dirtRules(), switchedOn(1, {&RaceSwitches::tokens}));
    EXPECT_EQ(brokenInRaces(*simulator, 5, 40), "");
    const auto races = runRaces(*simulator, {600, 0, 5, 1});
    EXPECT_GT(races->figure(RaceCount::TokensPaid).mean, 1);
    EXPECT_GT(races->figure(RaceCount::TokensSpent).mean, 0.05);
    EXPECT_LT(races->seconds(0).mean + 4 * races->seconds(0).error,
              simulator->driver(0).turn(startVertex, 0).value.seconds);
}

/// A loss in high gears or in danger leaves the road (GT): a turn more, flat out too.
TEST(Tokens, AreWeighedAgainstWhatALossCosts) {
    const auto simulator = racesOn(roadFrom(switchedCourse, gtRules()), gtRules(),
                                   switchedOn(1, {&RaceSwitches::tokens}));
    const RaceTrack& track = simulator->track();
    const LoneDrive& driver = simulator->driver(0);
    const FlatTables& tables = *driver.flat();
    FlatTurns turns(track, gtRules());
    int leaving = 0;
    for (SpaceVertex v = startVertex + 1; v < track.size(); ++v)
        for (int gear = 1; gear <= highestGear; ++gear) {
            const FlatPlan plan = turns.alone(driver.flat(), v, gear);
            if (!plan.found() || plan.finishing != FlatPlan::none)
                continue;
            const int last = tables.pools.pools()[plan.end.pool].gear;
            const auto piece = static_cast<std::size_t>(track.node(plan.end.space).tile);
            const bool leaves =
                gtRules().lossEffect(track.road().pieces[piece].danger, last).turnsLost > 0;
            const double chance = tables.planned.success(plan.end.pool, plan.end.hazards);
            const auto after = [&](int at) {
                return gtRules().seconds.at(static_cast<std::size_t>(at)) +
                       driver.turn(plan.end.space, at).value.seconds;
            };
            ASSERT_NEAR(plan.value,
                        chance * after(last) + (1 - chance) * (after(0) + (leaves ? 30 : 0)) -
                            tables.planned.tokens(plan.end.pool),
                        1e-6)
                << v << " in gear " << gear;
            leaving += leaves && chance < 1 ? 1 : 0;
        }
    EXPECT_GT(leaving, 100);
}

/// Who may take the better of two ways is no slower than by the one alone.
TEST(Tokens, MakeNobodySlower) {
    const auto simulator = racesOn(roadFrom(switchedCourse, gtRules()), gtRules(),
                                   switchedOn(1, {&RaceSwitches::tokens}));
    const auto races = runRaces(*simulator, {2000, 0, 3, 1});
    EXPECT_GT(races->figure(RaceCount::FlatOut).mean, 0.5);
    EXPECT_LT(races->seconds(0).mean + 4 * races->seconds(0).error,
              simulator->driver(0).turn(simulator->start(0), 0).value.seconds);
}

/// Who is foremost has the leader die: one car alone always.
TEST(LeaderDie, IsTheForemostCars) {
    RaceRoad road = roadFrom("dirt-rulebook/rally1-ss1.json", dirtRules());
    RaceSettings settings = switchedOn(1, {});
    settings.leaderDie = true;
    const auto simulator = racesOn(road, dirtRules(), settings);
    const double with = simulator->leader(0).turn(startVertex, 0).value.seconds;
    const double without = simulator->driver(0).turn(startVertex, 0).value.seconds;
    EXPECT_GT(with, without + 0.1);
    const MeanFigure driven = secondsOfOne(*simulator, 8000);
    EXPECT_NEAR(driven.mean, with, 4 * driven.error);
}

/// What the rules of a game have not is refused.
TEST(RaceSwitchesRefused, WhereTheGameHasNoSuchRule) {
    const auto refused = [](const DriveRules& rules, const std::string& file,
                            bool RaceSwitches::*rule) {
        const auto made = RaceSimulator::make(roadFrom(file, rules), rules, switchedOn(1, {rule}));
        return !made.has_value();
    };
    const std::string stage = "dirt-rulebook/rally1-ss1.json";
    for (const auto rule :
         {&RaceSwitches::weather, &RaceSwitches::yellowFlags, &RaceSwitches::pitStops})
        EXPECT_TRUE(refused(dirtRules(), stage, rule));
    EXPECT_TRUE(refused(gtRules(), switchedCourse, &RaceSwitches::mud));
    DriveRules still = gtRules();
    still.flyingStartGear.reset();
    EXPECT_TRUE(refused(still, switchedCourse, &RaceSwitches::flyingStart));
}

/// Every rule alone, and all that a game has together.
TEST(RaceSwitchesKept, AllKeepTheRules) {
    const auto kept = [](const DriveRules& rules, const std::string& file, const RaceSettings& on) {
        EXPECT_EQ(brokenInRaces(*racesOn(roadFrom(file, rules), rules, on), 7, 6), "") << file;
    };
    RaceSettings gt = switchedOn(4, {&RaceSwitches::damage, &RaceSwitches::pitStops,
                                     &RaceSwitches::weather, &RaceSwitches::yellowFlags,
                                     &RaceSwitches::flyingStart, &RaceSwitches::redline});
    kept(gtRules(), switchedCourse, gt);
    RaceSettings dirt = switchedOn(4, {&RaceSwitches::damage, &RaceSwitches::mud,
                                       &RaceSwitches::flyingStart, &RaceSwitches::redline});
    dirt.leaderDie = true;
    kept(dirtRules(), "dirt-rulebook/rally6-ss3.json", dirt);
    dirt.switches.tokens = true;
    kept(dirtRules(), "dirt-rulebook/rally1-ss1.json", dirt);
}

} // namespace stagewright
