#include "model/drive/persons_plan.h"
#include "model/drive/stage_driving.h"
#include "model/drive/test_drive.h"
#include "tests/model/drive/drives.h"
#include "tests/model/drive/race/race_roads.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {
namespace {

std::shared_ptr<const StageToDrive> roadToPlan(const char* file) {
    return std::make_shared<const StageToDrive>(
        *driveTaskOf(stageFrom(QString::fromLatin1(file)), games(), dirtRules(), 1), dirtRules());
}

constexpr auto firstStage = "dirt-rulebook/rally1-ss1.json";

/// Two lanes without limits or hazards.
std::shared_ptr<const StageToDrive> plainRoad(int rows = 20) {
    RaceRoad road = straightRoad(rows, 2);
    return std::make_shared<const StageToDrive>(
        DriveTask{road.pieces, road.graph, dirtRules().dashboards.front(), 1, road.piecesALap},
        dirtRules());
}

/// Gear dice one after the other, onto spaces that add no hazards.
PersonsPlan planOf(PersonsPlan plan, std::initializer_list<int> gears) {
    for (const int gear : gears) {
        const auto open = plan.choices();
        const auto next = std::find_if(open.begin(), open.end(), [&](const OpenRoll& roll) {
            return roll.dice.front().kind == DieKind::Gear && roll.gear == gear &&
                   roll.hazards == 0 && roll.dice.size() == 1;
        });
        if (next == open.end()) {
            ADD_FAILURE() << "no gear " << gear;
            return plan;
        }
        plan = plan.with(*next);
    }
    return plan;
}

std::vector<DieFace> facesOf(unsigned pattern, std::size_t dice) {
    std::vector<DieFace> faces;
    for (std::size_t i = 0; i < dice; ++i)
        faces.push_back((pattern >> i & 1U) != 0 ? DieFace::Hazard : DieFace::Clean);
    return faces;
}

TestDrive toTheEnd(TestDrive drive) {
    while (!drive.isOver()) {
        const OpenChoices open = drive.choices();
        const auto best = std::find_if(open.rolls.begin(), open.rolls.end(),
                                       [](const OpenRoll& roll) { return roll.isBest; });
        drive = best == open.rolls.end() ? drive.stopped() : drive.rolled(*best);
    }
    return drive;
}

} // namespace

/// Gear 1 and 2 have one hazard of six faces, gear 3 has two; three hazards are the limit: only all
/// three dice lose control, 1/6 x 1/6 x 2/6.
TEST(PersonsPlan, LosesControlAsOftenAsItsDiceShowTheLimit) {
    const TestDrive drive = *TestDrive::begun(plainRoad(), 1, false);
    EXPECT_TRUE(drive.plan().isEmpty());
    EXPECT_NEAR(planOf(drive.plan(), {1}).lossChance(), 0, 1e-12);
    EXPECT_NEAR(planOf(drive.plan(), {1, 2}).lossChance(), 0, 1e-12);
    const PersonsPlan plan = planOf(drive.plan(), {1, 2, 3});
    EXPECT_NEAR(plan.lossChance(), 1 / 108., 1e-12);
    EXPECT_EQ(plan.tokens(), 3);
    EXPECT_EQ(plan.withoutLast().tokens(), 2);
    EXPECT_EQ(plan.withoutLast().rolls().size(), 2U);
    // What may be laid next says the chance of the whole plan with it: gear 4, two faces of six.
    const auto next = plan.choices();
    const auto four = std::find_if(next.begin(), next.end(), [](const OpenRoll& roll) {
        return roll.dice.front().kind == DieKind::Gear && roll.gear == 4 && roll.hazards == 0;
    });
    ASSERT_NE(four, next.end());
    // All four, or three of them.
    const double all = 2 * 2 / (6. * 6 * 6 * 6);
    const double three = (5 * 4 + 5 * 4 + 2 * 4 + 2 * 4) / (6. * 6 * 6 * 6);
    EXPECT_NEAR(four->lossChance, all + three, 1e-12);
}

/// Gear 4 passes the line: what its die shows does not matter any more.
TEST(PersonsPlan, DiceBeyondTheLineDoNotCount) {
    const TestDrive drive = *TestDrive::begun(plainRoad(3), 1, false);
    const PersonsPlan plan = planOf(drive.plan(), {1, 2, 3, 4});
    EXPECT_NEAR(plan.lossChance(), 1 / 108., 1e-12);
    EXPECT_EQ(plan.tokens(), 4);
    EXPECT_TRUE(plan.choices().empty());
    const TestDrive over = drive.flatOut(plan, facesOf(0b1011, 4)); // three hazards, the last too
    EXPECT_TRUE(over.isOver());
    EXPECT_EQ(over.seconds(), 20 - 4);
}

TEST(PersonsPlan, IsDrivenWholeBelowTheLimit) {
    const TestDrive drive = *TestDrive::begun(plainRoad(), 1, false);
    const PersonsPlan plan = planOf(drive.plan(), {1, 2, 3});
    const TestDrive clean = drive.flatOut(plan, facesOf(0b011, 3)); // two hazards
    EXPECT_EQ(clean.space(), plan.rolls().back().to);
    EXPECT_EQ(clean.gear(), 3);
    EXPECT_EQ(clean.seconds(), 30);
    EXPECT_EQ(clean.tokens(), 3);
    const RecordedTurn& turn = clean.record().turns.front();
    EXPECT_TRUE(turn.flatOut);
    EXPECT_EQ(turn.rolls.size(), 3U);
    EXPECT_EQ(turn.rolls.back().hazards, 2);
    EXPECT_EQ(turn.end, TurnEnd::Stops);
    EXPECT_FALSE(clean.isInTurn());
}

/// Paid for won or lost; it is lost where least is to come, by the dice that were rolled.
TEST(PersonsPlan, LosesWhereLeastIsToCome) {
    const auto road = plainRoad();
    const TestDrive drive = *TestDrive::begun(road, 1, false);
    const TurnValues& after = road->bestPlay(road->task().dashboard)->policy.turns;
    PersonsPlan plan = planOf(drive.plan(), {1, 2, 3, 4});
    double chance = 0;
    for (unsigned pattern = 0; pattern < 16; ++pattern) {
        double own = 1;
        for (std::size_t i = 0; i < 4; ++i) {
            const double hazard = dieOf(plan.dice()[i], road->rules().dice).hazard();
            own *= (pattern >> i & 1U) != 0 ? hazard : 1 - hazard;
        }
        const TestDrive then = drive.flatOut(plan, facesOf(pattern, 4));
        const RecordedTurn& turn = then.record().turns.front();
        EXPECT_EQ(turn.tokens, 4);
        EXPECT_EQ(turn.rolls.size() + turn.left.size(), 4U);
        if (turn.end != TurnEnd::Loses)
            continue;
        chance += own;
        EXPECT_EQ(turn.seconds, 60);
        EXPECT_EQ(then.gear(), 0);
        // Not further back than the plan itself, driven until the third hazard shows.
        std::size_t third = 0;
        for (int shown = 0; shown < 3; ++third)
            shown += (pattern >> third & 1U) != 0 ? 1 : 0;
        EXPECT_LE(after[turnIndex(turn.space, 0)].seconds,
                  after[turnIndex(plan.rolls()[third - 1].to, 0)].seconds + 1e-9);
    }
    EXPECT_NEAR(chance, plan.lossChance(), 1e-12);
}

TEST(PersonsPlan, GoesNowhereAboveALimitAndEndsAtTheLine) {
    TestDrive drive = *TestDrive::begun(roadToPlan(firstStage), 4, false);
    int plans = 0;
    while (!drive.isOver() && plans < 200) {
        PersonsPlan plan = drive.plan();
        for (auto open = plan.choices(); !open.empty() && plan.lossChance() < 0.3;
             open = plan.choices()) {
            for (const OpenRoll& roll : open) {
                EXPECT_FALSE(roll.aboveLimit);
                EXPECT_LE(roll.skips, 1);
            }
            plan = plan.with(open.back());
        }
        ++plans;
        drive = plan.isEmpty() ? toTheEnd(drive) : drive.flatOut(plan);
    }
    ASSERT_TRUE(drive.isOver());
    int sum = 0;
    int tokens = 0;
    for (const RecordedTurn& turn : drive.record().turns) {
        sum += turn.seconds;
        tokens += turn.tokens;
    }
    EXPECT_GT(tokens, 5);
    EXPECT_EQ(drive.tokens(), tokens);
    EXPECT_EQ(drive.seconds(), sum - tokens); // one second each
    EXPECT_EQ(drive.record().outcomes.front().seconds, drive.seconds());
    EXPECT_EQ(drive.record().outcomes.front().tokens, tokens);
}

/// One token for the first die of a turn, two for the second.
TEST(SafeDice, CostMoreFromOneToTheNextAndShowNoHazard) {
    const TestDrive begun = *TestDrive::begun(plainRoad(), 1, false);
    const PersonsPlan plan = planOf(begun.plan(), {1, 2, 3});
    const TestDrive drive = begun.flatOut(plan, facesOf(0, 3));
    const auto roll = [](const TestDrive& at) {
        const OpenChoices open = at.choices();
        return *std::find_if(open.rolls.begin(), open.rolls.end(), [](const OpenRoll& each) {
            return each.dice.size() == 1 && !each.aboveLimit && each.hazards == 0;
        });
    };
    const OpenRoll first = roll(drive);
    EXPECT_EQ(first.safePrice, 1);
    EXPECT_EQ(first.safeLossChance, 0);
    const TestDrive once = drive.rolledSafe(first);
    EXPECT_EQ(once.tokens(), 2);
    EXPECT_EQ(once.hazards(), 0);
    EXPECT_EQ(once.record().turns.back().rolls.front().dice.front().face, DieFace::Safe);
    const OpenRoll second = roll(once);
    EXPECT_EQ(second.safePrice, 2);
    const TestDrive twice = once.rolledSafe(second);
    EXPECT_EQ(twice.tokens(), 0);
    EXPECT_EQ(twice.record().turns.back().spent, 3);
    EXPECT_EQ(roll(twice.stopped()).safePrice, 1); // a new turn
    for (const OpenRoll& each : drive.choices().rolls) {
        EXPECT_EQ(each.safeLossChance, each.aboveLimit ? 1 : 0);
        if (each.dice.size() == 2) {
            EXPECT_EQ(each.safePrice, 1 + 2); // a brake group: all of its dice
        }
    }
    const TestDrive end = toTheEnd(twice);
    int sum = 0;
    for (const RecordedTurn& turn : end.record().turns)
        sum += turn.seconds;
    EXPECT_EQ(end.seconds(), sum); // none is left
}

} // namespace stagewright
