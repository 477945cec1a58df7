#include "model/rally/laying_order.h"
#include "model/rally/tile_needs.h"
#include "model/rally/tiles_between.h"
#include "model/stage/tile_edit.h"
#include "tests/boards.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <numeric>

namespace stagewright {
namespace {

QList<Stage> rulebookRally(int number) {
    QList<Stage> stages;
    for (int stage = 1; stage <= 3; ++stage)
        stages.append(
            stageFrom(QStringLiteral("dirt-rulebook/rally%1-ss%2.json").arg(number).arg(stage)));
    return stages;
}

Rally rallyWith(const QList<Stage>& stages) {
    Rally rally;
    for (const Stage& stage : stages) {
        RallyStage each;
        each.stage = stage;
        rally = after(rally, addStage(rally, each, rally.stages().size()));
    }
    return rally;
}

int laidAlong(const QList<Stage>& stages, const std::vector<qsizetype>& order) {
    auto laid = static_cast<int>(tilesOf(stages[order.front()]).placements().size());
    for (std::size_t i = 1; i < order.size(); ++i)
        laid += tilesBetween(stages[order[i - 1]], stages[order[i]]).laid();
    return laid;
}

TEST(TileNeeds, OfTheFirstRallyAreAsTheRulebookLists) {
    Rally rally = rallyWith(rulebookRally(1));
    rally.info.boxes[QStringLiteral("dirt-core")] = 1;
    const Stock stock = stockOf(rally.info, catalogue());
    const TileNeeds atOnce = needsOf(rally, Laying::AllAtOnce);
    EXPECT_EQ(tileCount(atOnce), 32);
    EXPECT_EQ(shortagesOf(atOnce, stock, catalogue()).size(),
              atOnce.size()); // every number is short
    EXPECT_EQ(shortagesOf(atOnce, stock, catalogue()).front(),
              (Shortage{tileId("201a").withSide(0), 2, 1}));
    const TileNeeds inTurn = needsOf(rally, Laying::OneAfterAnother);
    EXPECT_EQ(tileCount(inTurn), 11);
    EXPECT_TRUE(shortagesOf(inTurn, stock, catalogue()).empty());
}

TEST(TileNeeds, OfASessionAreThoseOfItsStagesTogether) {
    Rally rally = rallyWith(rulebookRally(1));
    rally = after(rally, beginSession(rally, StageKey{2}, {}));
    EXPECT_EQ(tileCount(needsOf(rally, Laying::SessionAtOnce)), 21); // 10 and 11
    EXPECT_EQ(laidTogether(rally, Laying::SessionAtOnce),
              (std::vector<std::vector<qsizetype>>{{0}, {1, 2}}));
}

TEST(TilesBetween, AStageTurnedAndMovedStaysAsItLies) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    Stage other = stage;
    const auto turnedRound = turn(other, tilesOf(stage).placements(), Hex{2, 1}, Turn(2));
    ASSERT_TRUE(turnedRound);
    apply(*turnedRound, other);
    const TileMove between = tilesBetween(stage, other);
    EXPECT_EQ(between.stay.size(), 11);
    EXPECT_EQ(between.laid(), 0);
    EXPECT_TRUE(between.away.isEmpty());
}

TEST(TilesBetween, EveryTileStaysOrMovesOrIsFetched) {
    for (int number = 1; number <= 6; ++number) {
        const QList<Stage> stages = rulebookRally(number);
        const TileMove between = tilesBetween(stages[0], stages[1]);
        EXPECT_EQ(between.stay.size() + between.laid(), tilesOf(stages[1]).placements().size());
        EXPECT_EQ(between.stay.size() + between.move.size() + between.away.size(),
                  tilesOf(stages[0]).placements().size());
        const TileNeeds had = needsOf(stages[0]);
        for (const Placement& tile : between.move)
            EXPECT_TRUE(had.contains(tile.side.withSide(0)));
        TileNeeds used = needsOf(stages[1]);
        for (const Placement& tile : between.away) {
            EXPECT_TRUE(tilesOf(stages[0]).placements().contains(tile));
            EXPECT_EQ(++used[tile.side.withSide(0)], had.at(tile.side.withSide(0)));
        }
    }
}

TEST(TilesBetween, NoTileIsTurnedOverThatAnotherCanUseAsItLies) {
    const Stage first = board({{"205a", {0, 0}}, {"204a", {1, 0}}, {"208a", {0, 1}}});
    const Stage next =
        board({{"205a", {0, 0}}, {"204a", {1, 0}}, {"208b", {3, 0}}, {"208a", {3, 3}}});
    const TileMove between = tilesBetween(first, next);
    ASSERT_EQ(between.move.size(), 1);
    EXPECT_EQ(between.move.front().side, tileId("208a"));
    EXPECT_EQ(between.liesAs, std::vector{tileId("208a")});
    ASSERT_EQ(between.fetch.size(), 1);
    EXPECT_EQ(between.fetch.front().side, tileId("208b"));
}

TEST(TilesBetween, SaysWhichSideOfATileLiesUp) {
    const Stage first =
        board({{"205a", {0, 0}}, {"204a", {1, 0}}, {"208a", {0, 1}}, {"216b", {0, 2}}});
    const Stage next =
        board({{"205a", {0, 0}}, {"204a", {1, 0}}, {"208b", {3, 0}}, {"216b", {3, 3}}});
    const TileMove between = tilesBetween(first, next);
    ASSERT_EQ(between.move.size(), 2);
    EXPECT_EQ(between.move[0].side, tileId("216b"));
    EXPECT_EQ(between.move[1].side, tileId("208b"));
    EXPECT_EQ(between.liesAs, (std::vector{tileId("216b"), tileId("208a")}));
}

TEST(LayingOrder, IsTheBestOfAllForEightStages) {
    QList<Stage> stages = rulebookRally(1) + rulebookRally(2) + rulebookRally(6);
    stages.removeLast();
    stages.removeAt(4);
    stages.removeAt(4); // six, of which all orders are tried
    std::vector<qsizetype> order(static_cast<std::size_t>(stages.size()));
    std::iota(order.begin(), order.end(), qsizetype{0});
    int fewest = std::numeric_limits<int>::max();
    do
        fewest = std::min(fewest, laidAlong(stages, order));
    while (std::next_permutation(order.begin(), order.end()));
    const LayingOrder best = fewestMoves(stages);
    EXPECT_EQ(best.laid, fewest);
    EXPECT_EQ(best.atLeast, fewest);
    EXPECT_EQ(laidAlong(stages, best.order), fewest);
}

TEST(LayingOrder, OfManyStagesSaysHowGoodItIs) {
    QList<Stage> stages;
    for (int number = 1; number <= 6; ++number)
        stages += rulebookRally(number);
    std::vector<qsizetype> given(static_cast<std::size_t>(stages.size()));
    std::iota(given.begin(), given.end(), qsizetype{0});
    const LayingOrder good = fewestMoves(stages);
    EXPECT_EQ(laidAlong(stages, good.order), good.laid);
    EXPECT_LE(good.laid, laidAlong(stages, given));
    EXPECT_LE(good.atLeast, good.laid);
    std::vector<qsizetype> sorted = good.order;
    std::sort(sorted.begin(), sorted.end());
    EXPECT_EQ(sorted, given);
    EXPECT_TRUE(fewestMoves({}).order.empty());
}

} // namespace
} // namespace stagewright
