#include "model/drive/exact_solver.h"
#include "model/drive/simulation.h"
#include "model/drive/stage_driving.h"
#include "model/drive/test_drive.h"
#include "tests/model/drive/drives.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {
namespace {

std::shared_ptr<const StageToDrive> stageToDrive(const char* file,
                                                 const DriveRules& rules = dirtRules()) {
    return std::make_shared<const StageToDrive>(
        *driveTaskOf(stageFrom(QString::fromLatin1(file)), games(), rules, 1), rules);
}

/// What is expected of the whole drive from here on, by the choice that is best.
double expected(const TestDrive& drive) {
    if (drive.isOver())
        return drive.seconds();
    const OpenChoices open = drive.choices();
    int sum = 0;
    for (const RecordedTurn& turn : drive.record().turns)
        sum += turn.seconds;
    for (const OpenRoll& roll : open.rolls)
        if (roll.isBest)
            return sum + roll.seconds;
    return sum + open.stop->seconds;
}

/// Every way in which a roll's dice can fall, with its chance.
double meanAfter(const TestDrive& drive, const OpenRoll& roll, const DriveRules& rules) {
    double sum = 0;
    for (unsigned pattern = 0; pattern < 1U << roll.dice.size(); ++pattern) {
        double chance = 1;
        std::vector<DieFace> faces;
        for (std::size_t i = 0; i < roll.dice.size(); ++i) {
            const RolledDie& die = roll.dice[i];
            const Die& kind = die.kind == DieKind::Coast    ? rules.dice.coast
                              : die.kind == DieKind::Leader ? rules.dice.leader
                              : die.kind == DieKind::Brake
                                  ? rules.dice.brake
                                  : rules.dice.gear.at(static_cast<std::size_t>(die.gear) - 1);
            const bool hazard = (pattern >> i & 1U) != 0;
            faces.push_back(hazard ? DieFace::Hazard : DieFace::Clean);
            chance *= hazard ? kind.hazard() : 1 - kind.hazard();
        }
        if (chance > 0)
            sum += chance * expected(drive.rolled(roll, faces));
    }
    return sum;
}

TEST(TestDrive, BeginsWithWhatTheExactSolverExpects) {
    for (const char* file : {"dirt-rulebook/rally1-ss1.json", "dirt-rulebook/rally4-ss2.json"}) {
        const auto stage = stageToDrive(file);
        const ExactDrive exact =
            *solveExactly(stage->graph(), dirtRules(), stage->task().dashboard);
        EXPECT_NEAR(expected(*TestDrive::begun(stage, 1, false)), exact.start.seconds, 1e-9);
    }
}

/// The values of all turns, of which the solver knows each.
TEST(TurnOutlook, AgreesWithTheExactSolverOnEveryTurn) {
    for (const char* file : {"dirt-rulebook/rally1-ss1.json", "dirt-rulebook/rally6-ss3.json"}) {
        const auto stage = stageToDrive(file);
        const BestPlay& play = *stage->bestPlay(stage->task().dashboard);
        const auto leads = spacesThatLeadOn(stage->graph());
        TurnOutlook outlook(stage->graph(), dirtRules(), play.policy);
        for (SpaceVertex v = 0; v < num_vertices(stage->graph()); ++v) {
            if (!leads[v] || stage->graph()[v].finish)
                continue;
            for (int gear = 0; gear <= highestGear; ++gear) {
                const DriveValue& known = play.policy.turns[turnIndex(v, gear)];
                const DriveValue found = outlook.best(outlook.atStart(v, gear));
                if (!std::isfinite(known.seconds)) {
                    EXPECT_FALSE(std::isfinite(found.seconds));
                    continue;
                }
                EXPECT_NEAR(found.seconds, known.seconds, 1e-8) << v << ' ' << gear;
                EXPECT_NEAR(found.turns, known.turns, 1e-8);
                EXPECT_NEAR(found.loss, known.loss, 1e-8);
            }
        }
    }
}

/// Whatever is chosen, what it is said to cost is what comes of it on average.
TEST(TestDrive, EachChoiceCostsWhatComesOfItOnAverage) {
    const auto stage = stageToDrive("dirt-rulebook/rally1-ss1.json");
    TestDrive drive = *TestDrive::begun(stage, 3, false);
    DriveRandom random(5, 5);
    int looked = 0;
    for (int step = 0; step < 60 && !drive.isOver(); ++step) {
        const OpenChoices open = drive.choices();
        ASSERT_FALSE(open.rolls.empty() && !open.stop);
        const double best = expected(drive);
        int bests = open.stop && open.stop->isBest ? 1 : 0;
        for (const OpenRoll& roll : open.rolls) {
            bests += roll.isBest ? 1 : 0;
            EXPECT_GE(roll.cost, -1e-8);
            EXPECT_NEAR(drive.seconds() + roll.seconds - roll.cost, best, 1e-8);
        }
        EXPECT_EQ(bests, 1);
        if (open.rolls.empty()) {
            drive = drive.stopped();
            continue;
        }
        const auto& roll = open.rolls[random.below(static_cast<std::uint32_t>(open.rolls.size()))];
        EXPECT_NEAR(meanAfter(drive, roll, dirtRules()), drive.seconds() + roll.seconds, 1e-7);
        ++looked;
        if (open.stop && random.below(4) == 0)
            drive = drive.stopped();
        else
            drive = drive.rolled(roll);
    }
    EXPECT_GT(looked, 10);
}

TestDrive drivenAsBest(TestDrive drive) {
    while (!drive.isOver()) {
        const OpenChoices open = drive.choices();
        bool rolled = false;
        for (const OpenRoll& roll : open.rolls)
            if (roll.isBest) {
                drive = drive.rolled(roll);
                rolled = true;
                break;
            }
        if (!rolled)
            drive = drive.stopped();
    }
    return drive;
}

TEST(TestDrive, WhoFollowsTheHintsDrivesAsTheOptimalDriver) {
    const auto stage = stageToDrive("dirt-rulebook/rally1-ss1.json");
    const double exact =
        solveExactly(stage->graph(), dirtRules(), stage->task().dashboard)->start.seconds;
    double sum = 0;
    double squares = 0;
    constexpr int drives = 300;
    for (int seed = 1; seed <= drives; ++seed) {
        const TestDrive driven =
            drivenAsBest(*TestDrive::begun(stage, static_cast<std::uint64_t>(seed), false));
        EXPECT_EQ(driven.record().outcomes.front().seconds, driven.seconds());
        EXPECT_EQ(driven.record().turns.back().end, TurnEnd::Finishes);
        sum += driven.seconds();
        squares += std::pow(driven.seconds() - exact, 2);
    }
    EXPECT_NEAR(sum / drives, exact, 4 * std::sqrt(squares / drives / drives));
}

TEST(TestDrive, WithMishapsItTakesWhatTheSimulatorTakes) {
    DriveRules house = dirtRules();
    house.backParts = {0, 1, 0}; // all crash
    house.seconds[0] = 60;
    const auto stage = stageToDrive("dirt-rulebook/rally6-ss3.json", house);
    const Simulator cars(stage->task().pieces, stage->graph(), house, stage->task().dashboard,
                         {Profile::Optimal, false, true});
    const DriveStatistics many = *simulate(cars, {20'000, 0, 7, 1});
    double sum = 0;
    double squares = 0;
    int damage = 0;
    int finished = 0;
    constexpr int drives = 250;
    for (int seed = 1; seed <= drives; ++seed) {
        const TestDrive driven =
            drivenAsBest(*TestDrive::begun(stage, static_cast<std::uint64_t>(seed), true));
        const DriveOutcome& outcome = driven.record().outcomes.front();
        damage += outcome.damage;
        if (outcome.retired)
            continue;
        ++finished;
        sum += outcome.seconds;
        squares += std::pow(outcome.seconds - many.mean(), 2);
    }
    EXPECT_GT(damage, drives / 20);
    // The simulator's driver reckons with what a shortcut may cost, the best play does not: 11 s at
    // most on this stage.
    EXPECT_NEAR(sum / finished, many.mean(), 4 * std::sqrt(squares) / finished + 11);
}

TEST(TestDrive, IsTakenBackAndTheSameDiceFallAgain) {
    const auto stage = stageToDrive("dirt-rulebook/rally1-ss1.json");
    const TestDrive begun = *TestDrive::begun(stage, 9, true);
    const OpenChoices open = begun.choices();
    const TestDrive once = begun.rolled(open.rolls.front());
    const TestDrive again = begun.rolled(open.rolls.front());
    EXPECT_EQ(once.record(), again.record());
    EXPECT_TRUE(begun.record().turns.empty());
    EXPECT_FALSE(begun.isInTurn());
    EXPECT_TRUE(once.isInTurn());
    EXPECT_EQ(begun.choices().rolls.size(), open.rolls.size());
}

TEST(TestDrive, TakesTheDiceThatTheTableHasRolled) {
    const auto stage = stageToDrive("dirt-rulebook/rally1-ss1.json");
    const TestDrive begun = *TestDrive::begun(stage, 1, false);
    EXPECT_FALSE(begun.choices().stop); // a turn moves at least one space
    const OpenRoll first = begun.choices().rolls.front();
    ASSERT_EQ(first.dice.size(), 1U);
    EXPECT_EQ(first.gear, 1);
    const TestDrive hazard = begun.rolled(first, {DieFace::Hazard});
    EXPECT_EQ(hazard.hazards(), 1);
    EXPECT_EQ(hazard.gear(), 1);
    EXPECT_EQ(hazard.record().turns.back().gear, 1) << "of the turn under way";
    EXPECT_EQ(hazard.space(), first.to);
    EXPECT_EQ(hazard.seconds(), 0);
    ASSERT_TRUE(hazard.choices().stop);
    const TestDrive stopped = hazard.stopped();
    EXPECT_EQ(stopped.seconds(), 50); // the card of gear 1
    EXPECT_EQ(stopped.hazards(), 0);
    // Three hazards lose control, and cost the seconds of gear 0.
    TestDrive wild = begun;
    while (wild.record().turns.empty() || wild.isInTurn()) {
        const OpenChoices open = wild.choices();
        const auto& roll = open.rolls.front();
        wild = wild.rolled(roll, std::vector(roll.dice.size(), DieFace::Hazard));
    }
    EXPECT_EQ(wild.record().turns.front().end, TurnEnd::Loses);
    EXPECT_EQ(wild.seconds(), 60);
    EXPECT_EQ(wild.gear(), 0);
    EXPECT_EQ(wild.record().outcomes.front().losses, 1);
}

TEST(TestDrive, ASpaceAboveItsLimitLosesControlForCertain) {
    const auto stage = stageToDrive("dirt-rulebook/rally1-ss1.json");
    TestDrive drive = *TestDrive::begun(stage, 2, false);
    int found = 0;
    for (int step = 0; step < 200 && !drive.isOver(); ++step) {
        const OpenChoices open = drive.choices();
        const OpenRoll* next = nullptr;
        for (const OpenRoll& roll : open.rolls) {
            if (roll.aboveLimit) {
                ++found;
                EXPECT_DOUBLE_EQ(roll.lossChance, 1);
                const TestDrive lost =
                    drive.rolled(roll, std::vector(roll.dice.size(), DieFace::Clean));
                EXPECT_EQ(lost.record().turns.back().end, TurnEnd::Loses);
            } else if (!next || roll.gear > next->gear) {
                next = &roll;
            }
        }
        drive = next ? drive.rolled(*next) : drive.stopped();
    }
    EXPECT_GT(found, 0);
}

} // namespace
} // namespace stagewright
