#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "model/rally/rally_text.h"
#include "tests/model/rally/rallies.h"

#include <gtest/gtest.h>

#include <rapidcheck.h>

namespace stagewright {
namespace {

bool isSound(const Rally& rally) {
    return Rally::of(rally.info, rally.sessions(), rally.stages(), rally.drivers(),
                     rally.results()) == rally;
}

RallyEdit anyEdit(const Rally& rally) {
    const StageKey stage{*rc::gen::inRange(0, 8)};
    const DriverKey driver{*rc::gen::inRange(0, 6)};
    const int at = *rc::gen::inRange(-1, 8);
    switch (*rc::gen::inRange(0, 13)) {
    case 0:
        return addStage(rally, RallyStage{}, at);
    case 1:
        return duplicateStage(rally, stage);
    case 2:
        return removeStage(rally, stage);
    case 3:
        return moveStage(rally, stage, at, *rc::gen::inRange(-1, 4));
    case 4:
        return beginSession(rally, stage, {QStringLiteral("Evening"), 10, {}});
    case 5:
        return joinSession(rally, at);
    case 6:
        return addDriver(rally, Driver{});
    case 7:
        return removeDriver(rally, driver);
    case 8:
        return moveDriver(rally, driver, at);
    case 9:
        return enterResult(rally, {stage, driver}, drove(at + 100));
    case 10:
        return changeSession(rally, at, {QStringLiteral("Noon"), 5, {}});
    case 11: {
        QList<StageKey> order;
        for (const RallyStage& each : rally.stages())
            order.prepend(each.key);
        return orderStages(rally, order);
    }
    default: {
        RallyInfo info = rally.info;
        info.title = QString::number(at);
        return describe(rally, info);
    }
    }
}

TEST(RallyEdit, UndoneGivesTheEqualRally) {
    EXPECT_TRUE(rc::check("edits keep a rally sound, and their inverse leaves it as it was", [] {
        Rally rally = anyRally();
        for (int step = 0; step < 5; ++step) {
            const RallyEdit edit = anyEdit(rally);
            const Rally changed = after(rally, edit);
            RC_ASSERT(isSound(changed));
            RC_ASSERT(after(changed, inverse(edit)) == rally);
            RC_ASSERT(edit.isNothing() == (changed == rally));
            const RallyEdit second = anyEdit(changed);
            RC_ASSERT(after(rally, composed(edit, second)) == after(changed, second));
            rally = changed;
        }
    }));
}

TEST(RallyEdit, ResultsFollowTheirStageAndGoWithIt) {
    Rally rally = rallyOf(3, {"A"});
    rally = with(rally, 2, 1, drove(97));
    rally = after(rally, moveStage(rally, StageKey{2}, 0, 0));
    EXPECT_EQ(rally.stages().front().key, StageKey{2});
    ASSERT_TRUE(rally.result(StageKey{2}, DriverKey{1}));
    EXPECT_EQ(*rally.result(StageKey{2}, DriverKey{1}), drove(97));
    const Rally less = after(rally, removeStage(rally, StageKey{2}));
    EXPECT_TRUE(less.results().empty());
    EXPECT_EQ(less.stages().size(), 2);
}

TEST(RallyEdit, SaysOfWhichStageItChangesResults) {
    Rally rally = rallyOf(3, {"A", "B"});
    const RallyEdit entered = enterResult(rally, {StageKey{2}, DriverKey{1}}, drove(97));
    EXPECT_EQ(stageOfResults(entered), StageKey{2});
    EXPECT_EQ(stageOfResults(inverse(entered)), StageKey{2});
    rally = after(rally, entered);
    const RallyEdit changed = enterResult(rally, {StageKey{2}, DriverKey{1}}, drove(98));
    EXPECT_EQ(stageOfResults(changed), StageKey{2});
    const RallyEdit another = enterResult(rally, {StageKey{3}, DriverKey{2}}, drove(99));
    EXPECT_EQ(stageOfResults(another), StageKey{3});
    EXPECT_EQ(stageOfResults(composed(entered, another)), std::nullopt);
    EXPECT_EQ(stageOfResults(removeDriver(rally, DriverKey{1})), std::nullopt);
    EXPECT_EQ(stageOfResults(removeStage(rally, StageKey{2})), std::nullopt);
    EXPECT_EQ(stageOfResults(RallyEdit{}), std::nullopt);
}

TEST(RallyEdit, ACopyStandsBehindItsOriginalWithoutResults) {
    Rally rally = with(rallyOf(2, {"A"}), 1, 1, drove(97));
    rally = after(rally, duplicateStage(rally, StageKey{1}));
    ASSERT_EQ(rally.stages().size(), 3);
    EXPECT_EQ(rally.stages()[1].key, StageKey{3});
    EXPECT_FALSE(rally.result(StageKey{3}, DriverKey{1}));
}

TEST(RallyEdit, AStageMovesIntoTheSessionThatItsNeighboursAllow) {
    Rally rally = rallyOf(4, {});
    rally = after(rally, beginSession(rally, StageKey{3}, {QStringLiteral("PM"), 10, {}}));
    const auto sessionAt = [&](qsizetype to, int wish) {
        const Rally moved = after(rally, moveStage(rally, StageKey{1}, to, wish));
        return moved.stages()[to].session;
    };
    EXPECT_EQ(sessionAt(1, 0), 0); // behind stage 2, before stage 3: either
    EXPECT_EQ(sessionAt(1, 1), 1);
    EXPECT_EQ(sessionAt(0, 1), 0);
    EXPECT_EQ(sessionAt(3, 0), 1);
}

TEST(Rally, WhatDoesNotFitTogetherIsNone) {
    const Rally rally = with(rallyOf(2, {"A"}), 1, 1, drove(97));
    const auto isRally = [&](const auto& spoil) {
        QList<Session> sessions = rally.sessions();
        QList<RallyStage> stages = rally.stages();
        QList<Driver> drivers = rally.drivers();
        spoil(sessions, stages, drivers);
        return Rally::of({}, sessions, stages, drivers, rally.results()).has_value();
    };
    EXPECT_TRUE(isRally([](auto&, auto&, auto&) {}));
    EXPECT_FALSE(isRally([](auto& sessions, auto&, auto&) { sessions.clear(); }));
    EXPECT_FALSE(isRally([](auto&, auto& stages, auto&) { stages[1].key = stages[0].key; }));
    EXPECT_FALSE(isRally([](auto&, auto& stages, auto&) { stages[1].key = StageKey{0}; }));
    EXPECT_FALSE(isRally([](auto&, auto& stages, auto&) { stages[1].session = 1; }));
    EXPECT_FALSE(isRally([](auto& sessions, auto& stages, auto&) {
        sessions.append(Session{});
        stages[0].session = 1;
    }));
    EXPECT_FALSE(isRally([](auto&, auto& stages, auto&) { stages.removeFirst(); }));
    EXPECT_FALSE(isRally([](auto&, auto&, auto& drivers) { drivers.clear(); }));
}

} // namespace
} // namespace stagewright
