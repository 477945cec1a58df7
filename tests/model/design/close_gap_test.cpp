#include "model/design/close_gap.h"
#include "model/layouts/hextiles/stage/boxes_for.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>

namespace stagewright {

namespace {

GapToClose taskOf(const Stage& stage, const Gap& gap, const char* box = "dirt-core") {
    Stock boxes;
    boxes.add(*catalogue().box(QString::fromLatin1(box)));
    return {stage, gap, boxes};
}

Answers closed(const GapToClose& task, int answers = 1) {
    SearchRun run;
    run.answers = answers;
    return closeGap(task, catalogue(), run);
}

std::size_t laidMore(const Stage& stage, const Stage& before) {
    return static_cast<std::size_t>(tilesOf(stage).placements().size() -
                                    tilesOf(before).placements().size());
}

/// Straight to the north, with one hex empty in the middle.
Stage gapOfOne() {
    return board({{"202a", {0, 0}}, {"204a", {0, -1}}, {"203a", {0, -3}}});
}

/// Likewise with two.
Stage gapOfTwo() {
    return board({{"202a", {0, 0}}, {"204a", {0, -1}}, {"203a", {0, -4}}});
}

/// The hexes that a stage covers beyond those of another.
std::set<std::pair<int, int>> newHexes(const Stage& stage, const Stage& before) {
    std::set<std::pair<int, int>> hexes;
    for (const Placement& tile : tilesOf(stage).placements())
        if (tilesOf(before).at(tile.hex).empty())
            hexes.insert({tile.hex.q, tile.hex.r});
    return hexes;
}

} // namespace

TEST(CloseGap, DifferentWaysShareFewOfTheirHexesAndBeginWithTheShortest) {
    const Stage stage = gapOfTwo();
    const Answers answers = closed(taskOf(stage, *onlyGap(stage, catalogue())), 16);
    ASSERT_EQ(answers.stages.size(), 16U);
    const auto ways = differentWays(answers.stages, stage, 3);
    ASSERT_EQ(ways.size(), 3U);
    EXPECT_EQ(ways.front(), answers.stages.front());
    for (std::size_t i = 0; i < ways.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const auto a = newHexes(ways[i], stage);
            const auto b = newHexes(ways[j], stage);
            std::vector<std::pair<int, int>> both;
            std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
            EXPECT_LE(5 * both.size(), 3 * (a.size() + b.size() - both.size()));
        }
    EXPECT_EQ(differentWays(answers.stages, stage, 1).size(), 1U);
    EXPECT_TRUE(differentWays({}, stage, 3).empty());
}

TEST(CloseGap, OneTileThatIsMissingIsFound) {
    const Stage stage = gapOfOne();
    const auto gap = onlyGap(stage, catalogue());
    ASSERT_TRUE(gap);
    EXPECT_EQ(gap->from, (OpenEnd{{0, -3}, Edge::S})); // laid last
    EXPECT_EQ(gap->to, (OpenEnd{{0, -1}, Edge::N}));
    const Answers answers = closed(taskOf(stage, *gap));
    ASSERT_EQ(answers.stages.size(), 1U);
    ASSERT_EQ(laidMore(answers.stages.front(), stage), 1U);
    const auto there = tilesOf(answers.stages.front()).at({0, -2});
    ASSERT_EQ(there.size(), 1U);
    EXPECT_NE(there.front().side.number(), 204); // the box has one, and that lies
    EXPECT_EQ(catalogue().find(there.front().side)->lanesAt(onTile(Edge::N, there.front())), 2);
}

TEST(CloseGap, ShortestFirstAndExactlyAsManyAsAreAskedFor) {
    const Stage stage = gapOfTwo();
    GapToClose task = taskOf(stage, *onlyGap(stage, catalogue()));
    const Answers several = closed(task, 5);
    ASSERT_EQ(several.stages.size(), 5U);
    std::size_t before = 0;
    for (const Stage& each : several.stages) {
        EXPECT_GE(laidMore(each, stage), before);
        before = laidMore(each, stage);
    }
    task.tiles = 6;
    const Answers six = closed(task, 3);
    ASSERT_EQ(six.stages.size(), 3U);
    for (const Stage& each : six.stages)
        EXPECT_EQ(laidMore(each, stage), 6U);
    // Two hexes lie between.
    task.tiles = 1;
    const Answers none = closed(task);
    EXPECT_TRUE(none.stages.empty());
    EXPECT_TRUE(none.proved);
    EXPECT_EQ(none.reason, QStringLiteral("no way of 1 tile(s) that are left closes the gap"));
}

TEST(CloseGap, ALapComesBackToItsLine) {
    const Stage stage = board({{"102b", {0, 0}}, {"103b", {0, -1}}}, StageKind::Circuit);
    const auto gap = lapGap(stage, catalogue());
    ASSERT_TRUE(gap);
    EXPECT_EQ(gap->from, (OpenEnd{{0, -1}, Edge::N}));
    EXPECT_EQ(gap->to, (OpenEnd{{0, 0}, Edge::S}));
    const Answers answers = closed(taskOf(stage, *gap, "gt-core"), 3);
    ASSERT_EQ(answers.stages.size(), 3U);
    for (const Stage& each : answers.stages)
        EXPECT_TRUE(openEnds(each, catalogue()).isEmpty());
    EXPECT_EQ(laidMore(answers.stages.front(), stage),
              5U); // two turns by 120, two by 60, one straight on
}

TEST(CloseGap, LeadsToTheFinish) {
    const Stage stage = board({{"202a", {0, 0}}, {"204a", {0, -1}}});
    GapToClose task = taskOf(stage, {{{0, -1}, Edge::N}, std::nullopt});
    const Answers answers = closed(task);
    ASSERT_EQ(answers.stages.size(), 1U);
    EXPECT_EQ(tilesOf(answers.stages.front()).at({0, -2}).front().side.number(), 203);
    task.tiles = 4;
    const Answers four = closed(task);
    ASSERT_EQ(four.stages.size(), 1U);
    EXPECT_EQ(tilesOf(four.stages.front()).inLayingOrder().back().side.number(), 203);
    EXPECT_EQ(laidMore(four.stages.front(), stage), 4U);
}

TEST(CloseGap, StaysOnTheSurfaceWhereItCan) {
    // Of the tiles of the box with asphalt and snow on their sides the snow is taken.
    const Stage stage = board({{"301b", {0, 0}}, {"303b", {0, -1}}, {"302b", {0, -3}, 3}});
    const auto gap = onlyGap(stage, catalogue());
    ASSERT_TRUE(gap);
    const Answers answers = closed(taskOf(stage, *gap, "dirt-110"));
    ASSERT_EQ(answers.stages.size(), 1U);
    const auto there = tilesOf(answers.stages.front()).at({0, -2});
    ASSERT_EQ(there.size(), 1U);
    EXPECT_EQ(catalogue().find(there.front().side)->terrain, Terrain::Snow);
}

TEST(CloseGap, GoesRoundWhatLiesInItsWay) {
    // A tile off the road stands in the middle of the gap.
    Stage stage = gapOfOne();
    tilesOf(stage).insert(placed({"902a", {0, -2}}));
    const Gap gap{{{0, -1}, Edge::N}, OpenEnd{{0, -3}, Edge::S}};
    const Answers none = closed(taskOf(stage, gap));
    EXPECT_TRUE(none.stages.empty()); // the road leads straight into it
    Stage wider = board({{"202a", {0, 0}}, {"203a", {0, -4}}, {"902a", {0, -2}}});
    const Answers round = closed(taskOf(wider, *onlyGap(wider, catalogue())));
    ASSERT_EQ(round.stages.size(), 1U);
    EXPECT_EQ(laidMore(round.stages.front(), wider), 4U); // to the side and back
}

TEST(CloseGap, SaysThatTilesAreMissing) {
    const Stage stage = gapOfOne();
    GapToClose task = taskOf(stage, *onlyGap(stage, catalogue()));
    task.boxes = Stock();
    const Answers none = closed(task);
    EXPECT_TRUE(none.proved);
    EXPECT_EQ(none.reason,
              QStringLiteral("no way of up to 16 tile(s) that are left closes the gap"));
}

TEST(CloseGap, SaysAtOnceThatNoFinishIsLeft) {
    const Stage stage = board({{"202a", {0, 0}}, {"204a", {0, -1}}});
    const Answers none = closed(taskOf(stage, {{{0, -1}, Edge::N}, std::nullopt}, "gt-core"));
    EXPECT_TRUE(none.stages.empty());
    EXPECT_TRUE(none.proved);
    EXPECT_EQ(none.reason, QStringLiteral("no finish tile is left in the boxes"));
}

TEST(CloseGap, WhatARuleForbidsIsNoAnswer) {
    const Stage stage = gapOfTwo();
    GapToClose task = taskOf(stage, *onlyGap(stage, catalogue()));
    task.test = [&](const Stage& each) { return laidMore(each, stage) > 3; };
    const Answers answers = closed(task);
    ASSERT_EQ(answers.stages.size(), 1U);
    EXPECT_GT(laidMore(answers.stages.front(), stage), 3U);
}

RC_GTEST_PROP(CloseGap, TilesTakenOutOfARulebookStageLeaveAGapThatCloses, ()) {
    const Stage whole = stageFrom(QString::fromStdString(*rc::gen::elementOf(rulebookStages())));
    const QList<Placement> tiles = tilesOf(whole).placements();
    const Placement taken = tiles[*rc::gen::inRange<qsizetype>(0, tiles.size())];
    const TileSide* side = catalogue().find(taken.side);
    RC_PRE(side->role == Role::Road);
    Stage open = whole;
    tilesOf(open).remove(taken);
    const auto gap = onlyGap(open, catalogue());
    RC_PRE(gap.has_value());
    GapToClose task{open, *gap, stockOf(boxesFor(whole, catalogue()))};
    SearchRun run;
    run.seed = *rc::gen::arbitrary<std::uint64_t>();
    const Answers answers = closeGap(task, catalogue(), run);
    RC_ASSERT(answers.stages.size() == 1U);
    RC_ASSERT(laidMore(answers.stages.front(), open) == 1U);
    RC_ASSERT(!onlyGap(answers.stages.front(), catalogue()));
}

// VG-05 of the list of what people ask for: a road that leads round and round, and the finish
// elsewhere. There is no gap in the ring, and the search for one is not begun.
TEST(CloseGap, OfARingWithTheFinishElsewhereThereIsNone) {
    Stage stage = stageFrom(QStringLiteral("gt-circuits/course1.json"));
    Placement finish;
    finish.hex = {40, 40};
    finish.side = tileId("203a");
    tilesOf(stage).insert(finish);
    EXPECT_FALSE(onlyGap(stage, catalogue()));
    EXPECT_FALSE(lapGap(stage, catalogue()));
}

} // namespace stagewright
