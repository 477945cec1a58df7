#include "editor/document/stage_check.h"
#include "model/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <QTest>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

Stock plenty() {
    Stock stock;
    stock.add(*catalogue().box(u"dirt-core"), 10'000);
    return stock;
}

Findings fully(const Stage& stage, const Stock& stock = plenty()) {
    Checker checker(catalogue(), stock);
    checker.check(stage);
    return checker.findings();
}

class LargeStageCheck : public testing::Test {
protected:
    static constexpr int many = StageCheck::mostAtOnce + 1;

    LargeStageCheck() { check.setStock(plenty()); }

    void turn(std::initializer_list<int> rows) {
        std::vector<Hex> touched;
        for (const int row : rows) {
            Placement tile = tilesOf(stage).at({0, -row}).front();
            tilesOf(stage).remove(tile);
            tile.turn = tile.turn + Turn(1);
            tilesOf(stage).insert(tile);
            touched.push_back(tile.hex);
        }
        check.recheck(stage, touched);
    }
    void wait() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return check.isDone(); }));
    }

    int heard = 0;
    StageCheck check{catalogue(), [this] { ++heard; }};
    Stage stage = straightRoad(many);
};

TEST_F(LargeStageCheck, OneOfTheUsualSizeIsDoneAtOnce) {
    stage = straightRoad(many - 1);
    check.check(stage);
    EXPECT_TRUE(check.isDone());
    EXPECT_TRUE(check.route().complete);
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
    EXPECT_EQ(check.route().steps.size(), static_cast<std::size_t>(many));
    EXPECT_EQ(check.findings(), fully(stage));
    turn({5, 9});
    const Findings turned = fully(stage);
    EXPECT_FALSE(check.isDone());
    EXPECT_NE(check.findings(), turned);
    EXPECT_TRUE(check.route().steps.empty());
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
    check.setStock({});
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
    tilesOf(stage).remove(last);
    check.recheck(stage, std::span(&last.hex, 1));
    EXPECT_TRUE(check.isDone());
    EXPECT_EQ(check.findings(), fully(stage));
    EXPECT_FALSE(check.route().steps.empty());
    QCoreApplication::processEvents();
    EXPECT_EQ(heard, 1); // what was begun is given up
}

} // namespace

} // namespace stagewright
