#include "model/design/substitute.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <set>

namespace stagewright {

namespace {

Stock only(std::initializer_list<const char*> tiles) {
    Box box;
    for (const char* tile : tiles)
        ++box.tiles[*TileId::parse(QString::fromLatin1(tile))];
    Stock stock;
    stock.add(box);
    return stock;
}

Answers substituted(const Stage& stage, const Stock& boxes, int answers = 1) {
    SearchRun run;
    run.answers = answers;
    return substitute(
        stage, catalogue(), boxes, [](const Stage&) { return true; }, run);
}

std::string sideAt(const Stage& stage, Hex hex) {
    return tilesOf(stage).at(hex).front().side.toString().toStdString();
}

} // namespace

TEST(Substitute, AStageThatTheBoxesHoldStaysAsItIs) {
    const Stage stage = board({{"202a", {0, 0}}, {"204a", {0, -1}}, {"203a", {0, -2}}});
    const Answers answers = substituted(stage, only({"202", "203", "204", "205"}), 5);
    ASSERT_EQ(answers.stages.size(), 1U);
    EXPECT_EQ(answers.stages.front(), stage);
    EXPECT_TRUE(exchangesBetween(stage, answers.stages.front()).empty());
}

TEST(Substitute, TheNearestLimitsAreTaken) {
    // 225a: limits 4 and 3, low. Left: 217 (3 and 2), 223 (4 and 3, low), 222 (4 and 3, high).
    const Stage stage = board({{"202a", {0, 0}}, {"225a", {0, -1}}, {"203a", {1, -2}, 1}});
    const Answers answers = substituted(stage, only({"202", "203", "217", "222", "223"}));
    ASSERT_EQ(answers.stages.size(), 1U);
    EXPECT_EQ(sideAt(answers.stages.front(), {0, -1}).substr(0, 3), "223");
    const auto exchanges = exchangesBetween(stage, answers.stages.front());
    ASSERT_EQ(exchanges.size(), 1U);
    EXPECT_EQ(exchanges.front().before.side, tileId("225a"));
}

TEST(Substitute, OneThatIsThereGivesWayWhereItAloneFitsElsewhere) {
    // Of 119 one side is straight from three lanes to two, the other bends; 120a is straight
    // likewise. Where 119b is missing, 119a gives way to 120a, and its tile is turned over.
    const Stage stage = board({{"119a", {0, 0}}, {"119b", {5, 0}}}, StageKind::Circuit);
    const Answers answers = substituted(stage, only({"119", "120"}));
    ASSERT_EQ(answers.stages.size(), 1U);
    EXPECT_EQ(sideAt(answers.stages.front(), {0, 0}), "120a");
    EXPECT_EQ(sideAt(answers.stages.front(), {5, 0}), "119b");
}

TEST(Substitute, RoadsLanesAndSlantsStayAsTheyWere) {
    for (const std::string& file : rulebookStages()) {
        const Stage stage = stageFrom(QString::fromStdString(file));
        Stock boxes;
        boxes.add(*catalogue().box(u"dirt-110"));
        boxes.add(*catalogue().box(u"dirt-core"));
        Box less;
        less.tiles = boxes.tiles();
        less.tiles.erase(tileId("203a").withSide(0));
        less.tiles.erase(tileId("217a").withSide(0));
        Stock rest;
        rest.add(less);
        const Answers answers = substituted(stage, rest);
        ASSERT_EQ(answers.stages.size(), 1U) << file << answers.reason.toStdString();
        std::map<TileId, int> used;
        for (const Placement& tile : tilesOf(answers.stages.front()).placements()) {
            const Placement& old = tilesOf(stage).at(tile.hex).front();
            EXPECT_LE(++used[tile.side.withSide(0)], rest.count(tile.side)) << file;
            for (const Edge edge : allEdges)
                EXPECT_EQ(catalogue().find(tile.side)->profileAt(onTile(edge, tile)),
                          catalogue().find(old.side)->profileAt(onTile(edge, old)));
        }
        for (const TileExchange& each : exchangesBetween(stage, answers.stages.front()))
            EXPECT_TRUE(rest.count(each.before.side) == 0) << file; // no more than what lacks
    }
}

TEST(Substitute, WhatCannotBeReplacedIsNamed) {
    const Stage stage = board({{"202a", {0, 0}}, {"210a", {0, -1}}, {"203a", {1, -1}, 2}});
    const Answers answers = substituted(stage, only({"202", "203", "204", "217"}));
    EXPECT_TRUE(answers.stages.empty());
    EXPECT_TRUE(answers.proved);
    EXPECT_TRUE(answers.reason.contains(QStringLiteral("210a"))) << answers.reason.toStdString();
}

TEST(Substitute, SeveralAnswersDiffer) {
    const Stage stage = board({{"202a", {0, 0}}, {"204a", {0, -1}}, {"203a", {0, -2}}});
    const Answers answers =
        substituted(stage, only({"202", "203", "205", "206", "207", "214", "215"}), 4);
    EXPECT_EQ(answers.stages.size(), 4U);
    std::set<std::string> sides;
    for (const Stage& each : answers.stages)
        sides.insert(sideAt(each, {0, -1}));
    EXPECT_EQ(sides.size(), answers.stages.size());
}

} // namespace stagewright
