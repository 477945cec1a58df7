#include "editor/document/stage_check.h"
#include "model/layouts/hextiles/stage/boxes_for.h"
#include "model/layouts/hextiles/stage/tile_edit.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/editor/wait_until.h"
#include "tests/rulebook_stages.h"
#include "validators/hextiles/tile_checker.h"

#include <QTest>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

const BoxCounts plenty{{QStringLiteral("dirt-core"), 10'000}};

Findings fully(const Stage& stage, const BoxCounts& boxes = plenty) {
    Checker checker(catalogue(), stockOf(boxes, catalogue()));
    checker.setInProgress(true); // as in the window
    checker.check(stage);
    return checker.findings();
}

class LargeStageCheck : public testing::Test {
protected:
    static constexpr int many = StageCheck::mostAtOnce + 1;

    LargeStageCheck() { check.setBoxes(plenty); }

    void turn(std::initializer_list<int> rows) {
        TileEdit edit;
        for (const int row : rows) {
            Placement tile = tilesOf(stage).at({0, -row}).front();
            edit.taken.append(tile);
            tile.turn = tile.turn + Turn(1);
            edit.put.append(tile);
        }
        const Edit made = editOf(edit);
        apply(made, stage);
        check.recheck(stage, made.layout);
    }
    void wait() {
        ASSERT_TRUE(waitUntil([this] { return check.isDone(); }));
    }

    [[nodiscard]] const Route& route() const {
        static const Route none;
        const auto* tiles = dynamic_cast<const TileChecker*>(check.checker());
        return tiles ? tiles->route() : none;
    }

    int heard = 0;
    StageCheck check{games(), [this] { ++heard; }};
    Stage stage = straightRoad(many);
};

TEST_F(LargeStageCheck, OneOfTheUsualSizeIsDoneAtOnce) {
    stage = straightRoad(many - 1);
    check.check(stage);
    EXPECT_TRUE(check.isDone());
    EXPECT_TRUE(route().complete);
    turn({5});
    EXPECT_TRUE(check.isDone());
    EXPECT_FALSE(check.findings().isEmpty());
    EXPECT_EQ(check.findings(), fully(stage));
    EXPECT_EQ(heard, 0);
}

TEST_F(LargeStageCheck, WhatWasSaidStandsUntilALargeStageIsChecked) {
    check.check(stage);
    EXPECT_FALSE(check.isDone());
    wait();
    EXPECT_EQ(heard, 1);
    EXPECT_EQ(route().steps.size(), static_cast<std::size_t>(many));
    EXPECT_EQ(check.findings(), fully(stage));
    turn({5, 9});
    const Findings turned = fully(stage);
    EXPECT_FALSE(check.isDone());
    EXPECT_NE(check.findings(), turned);
    EXPECT_TRUE(route().steps.empty());
    wait();
    EXPECT_EQ(check.findings(), turned);
    turn({7});
    EXPECT_EQ(check.findings(), turned);
    wait();
    EXPECT_EQ(check.findings(), fully(stage));
}

TEST_F(LargeStageCheck, OfManyEditsTheLastIsHeard) {
    check.check(stage);
    for (int i = 0; i < 20; ++i)
        turn({i + 2});
    wait();
    EXPECT_EQ(check.findings(), fully(stage));
    EXPECT_EQ(heard, 1);
}

TEST_F(LargeStageCheck, OfAnotherStageNothingStands) {
    turn({5});
    wait();
    EXPECT_FALSE(check.findings().isEmpty());
    check.check(straightRoad(many));
    EXPECT_TRUE(check.findings().isEmpty());
}

TEST_F(LargeStageCheck, GoesByWhatHasBeenSetLast) {
    check.check(stage);
    check.setBoxes({});
    check.recheck(stage, {});
    wait();
    EXPECT_EQ(check.findings(), fully(stage, {}));
    EXPECT_NE(check.findings(), fully(stage));
}

TEST_F(LargeStageCheck, ThatBecomesSmallBeforeItIsDoneIsCheckedAsAWhole) {
    check.check(stage);
    wait();
    turn({5});
    EXPECT_FALSE(check.isDone());
    const Placement last = tilesOf(stage).placements().front();
    const Edit taken = editOf({{last}, {}});
    apply(taken, stage);
    check.recheck(stage, taken.layout);
    EXPECT_TRUE(check.isDone());
    EXPECT_EQ(check.findings(), fully(stage));
    EXPECT_FALSE(route().steps.empty());
    QCoreApplication::processEvents();
    EXPECT_EQ(heard, 1); // what was begun is given up
}

} // namespace

} // namespace stagewright
