#include "model/drive/race/race_conditions.h"
#include "model/drive/race/races.h"
#include "tests/model/drive/drives.h"
#include "tests/model/drive/race/kept_rules.h"
#include "tests/model/drive/race/race_roads.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace stagewright {
namespace {

/// Nothing, a coast die, mud.
DriveRules withParts(const std::array<int, shortcutOutcomes>& parts) {
    DriveRules rules = dirtRules();
    rules.shortcutParts = parts;
    return rules;
}

RaceSettings ofShortcuts(std::initializer_list<bool RaceSwitches::*> rules) {
    RaceSettings settings;
    settings.cars = 2;
    for (const auto rule : rules)
        settings.switches.*rule = true;
    return settings;
}

/// Two cars on a road with a shortcut on its fifth and on its ninth row.
struct Cuts {
    static constexpr SpaceVertex first = 5;
    static constexpr SpaceVertex second = 9;

    Cuts(const std::array<int, shortcutOutcomes>& parts,
         std::initializer_list<bool RaceSwitches::*> on, Terrain terrain = Terrain::Gravel)
        : rules(withParts(parts)) {
        RaceRoad road = straightRoad(20, 1);
        road.grid.clear();
        road.dashboard = rules.dashboards.front();
        for (DrivenPiece& piece : road.pieces)
            piece.terrain = terrain;
        for (const SpaceVertex shortcut : {first, second})
            road.graph[shortcut].kind = SpaceKind::Shortcut;
        simulator = racesOn(std::move(road), dirtRules(), ofShortcuts(on)); // which have all three
        conditions.emplace(*simulator, rules);
    }

    /// @return how many tokens the turn draws
    std::size_t cut(int car, SpaceVertex shortcut) {
        RecordedTurn turn;
        conditions->cut(car, shortcut, random, turn, outcome);
        return turn.shortcuts.size();
    }
    int coastDiceOf(int car) {
        const auto drive = conditions->driver(car, false);
        return drive->pools().pools()[drive->pools().atStart(1)].coast;
    }

    DriveRules rules;
    std::shared_ptr<const RaceSimulator> simulator;
    std::optional<RaceConditions> conditions;
    DriveRandom random{1, 1};
    RaceOutcome outcome;
};

const std::string stageOfShortcuts = "dirt-rulebook/rally6-ss3.json";

} // namespace

/// Book 001, article 21: who follows through a cut that went well draws nothing.
TEST(CleanedCuts, SpareThoseWhoFollowTheirToken) {
    Cuts on({1, 0, 0}, {&RaceSwitches::cleanedCuts});
    EXPECT_EQ(on.cut(0, Cuts::first), 1U);
    EXPECT_EQ(on.cut(1, Cuts::first), 0U);
    EXPECT_EQ(on.cut(0, Cuts::first), 0U);
    EXPECT_EQ(on.cut(1, Cuts::second), 1U); // another one is as it was
    EXPECT_EQ(on.outcome[RaceCount::CutsCleaned], 2);
}

/// Elsewhere than on gravel, after any other token, and where the rule is off they all draw.
TEST(CleanedCuts, AreThoseOfGravelThatWentWell) {
    for (Cuts on :
         {Cuts({1, 0, 0}, {&RaceSwitches::cleanedCuts}, Terrain::Asphalt),
          Cuts({0, 1, 0}, {&RaceSwitches::cleanedCuts}),
          Cuts({0, 0, 1}, {&RaceSwitches::cleanedCuts}), Cuts({1, 0, 0}, {&RaceSwitches::mud})}) {
        RecordedTurn turn;
        RaceConditions conditions(*on.simulator, on.rules);
        for (const int car : {0, 1, 0, 1})
            conditions.cut(car, Cuts::first, on.random, turn, on.outcome);
        EXPECT_EQ(turn.shortcuts.size(), 4U);
        EXPECT_EQ(on.outcome[RaceCount::CutsCleaned], 0);
        EXPECT_EQ(on.outcome[RaceCount::Mud], 0); // off, or never drawn
        EXPECT_EQ(on.outcome[RaceCount::CutsDirty], 0);
    }
}

/// Of four passages by tokens of three equal kinds 1 + 2/3 + 4/9 + 8/27 = 65/27 draw one.
TEST(CleanedCuts, AreDrawnAtAsOftenAsTheChancesSay) {
    const Cuts on({1, 1, 1}, {&RaceSwitches::cleanedCuts});
    constexpr int rounds = 20'000;
    double sum = 0;
    double squares = 0;
    DriveRandom random(7, 0);
    for (int i = 0; i < rounds; ++i) {
        RaceConditions conditions(*on.simulator, on.rules);
        RecordedTurn turn;
        RaceOutcome outcome;
        for (const int car : {0, 1, 0, 1})
            conditions.cut(car, Cuts::first, random, turn, outcome);
        const auto drawn = static_cast<double>(turn.shortcuts.size());
        sum += drawn;
        squares += drawn * drawn;
    }
    const double mean = sum / rounds;
    EXPECT_NEAR(mean, 65 / 27., 4 * std::sqrt((squares / rounds - mean * mean) / rounds));
}

/// Book 000: a coast die, of the car that cut.
TEST(DirtyCuts, CostACoastDie) {
    Cuts on({0, 1, 0}, {&RaceSwitches::dirtyCuts});
    EXPECT_EQ(on.coastDiceOf(0), 2);
    on.cut(0, Cuts::first);
    EXPECT_EQ(on.coastDiceOf(0), 1);
    EXPECT_EQ(on.coastDiceOf(1), 2);
    on.cut(0, Cuts::first);
    EXPECT_EQ(on.coastDiceOf(0), 0);
    EXPECT_EQ(on.outcome[RaceCount::CutsDirty], 2);
    // With damage likewise, with other rules not; and a loss of control costs nothing.
    Cuts damage({0, 1, 0}, {&RaceSwitches::damage});
    damage.cut(0, Cuts::first);
    EXPECT_EQ(damage.coastDiceOf(0), 1);
    Cuts mud({0, 1, 0}, {&RaceSwitches::mud});
    mud.cut(0, Cuts::first);
    EXPECT_EQ(mud.coastDiceOf(0), 2);
    RecordedTurn turn;
    on.conditions->lose(1, Cuts::first, 4, on.random, turn, on.outcome);
    EXPECT_EQ(on.outcome[RaceCount::Damage], 0);
}

TEST(Shortcuts, HaveTheirSwitchesInTheRace) {
    const RaceRoad road = roadFrom(stageOfShortcuts, dirtRules());
    const auto meanOf = [&](RaceCount count, std::initializer_list<bool RaceSwitches::*> on) {
        const auto simulator = racesOn(road, dirtRules(), ofShortcuts(on));
        EXPECT_EQ(brokenInRaces(*simulator, 1, 20), "");
        return runRaces(*simulator, {300, 0, 1, 1})->figure(count).mean;
    };
    EXPECT_GT(meanOf(RaceCount::CutsCleaned, {&RaceSwitches::cleanedCuts}), 0.1);
    EXPECT_GT(meanOf(RaceCount::CutsDirty, {&RaceSwitches::dirtyCuts}), 0.1);
    EXPECT_LT(meanOf(RaceCount::CutsDirty, {&RaceSwitches::dirtyCuts, &RaceSwitches::cleanedCuts}),
              meanOf(RaceCount::CutsDirty, {&RaceSwitches::dirtyCuts}) - 0.02);
}

/// Where every token cleans, each shortcut that any car drives draws one, flat out too: the token
/// is drawn on the shortcut, wherever the turn leads.
TEST(Shortcuts, AreWhereTheyAreDrivenFlatOut) {
    const DriveRules rules = withParts({1, 0, 0});
    RaceRoad road = roadFrom(stageOfShortcuts, rules);
    for (DrivenPiece& piece : road.pieces)
        piece.terrain = Terrain::Gravel;
    RaceSettings settings = ofShortcuts({&RaceSwitches::cleanedCuts});
    settings.manners = {Manner::FlatOut};
    settings.cars = 3;
    const auto simulator = racesOn(std::move(road), rules, settings);
    RaceSimulator::Memory memory(*simulator);
    RaceStatistics tally(3, simulator->pieces());
    std::size_t anywhere = 0;
    for (std::uint64_t number = 0; number < 10; ++number) {
        DriveRecord record;
        const RaceOutcome outcome = simulator->race(3, number, memory, tally, &record);
        std::set<SpaceVertex> driven;
        std::size_t drawn = 0;
        for (const RecordedTurn& turn : record.turns) {
            drawn += turn.shortcuts.size();
            for (const RecordedRoll& roll : turn.rolls)
                if (simulator->track().node(roll.to).kind == SpaceKind::Shortcut)
                    driven.insert(roll.to);
        }
        EXPECT_EQ(drawn, driven.size());
        EXPECT_EQ(outcome[RaceCount::CutsCleaned], static_cast<int>(drawn));
        anywhere += drawn;
    }
    EXPECT_GT(anywhere, 5U);
}

} // namespace stagewright
