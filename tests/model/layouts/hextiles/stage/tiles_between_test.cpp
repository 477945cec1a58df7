#include "model/game/pieces.h"
#include "model/layouts/hextiles/stage/tile_edit.h"
#include "model/layouts/hextiles/stage/tiles_between.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

QList<Stage> rulebookRally(int number) {
    QList<Stage> stages;
    for (int stage = 1; stage <= 3; ++stage)
        stages.append(
            stageFrom(QStringLiteral("dirt-rulebook/rally%1-ss%2.json").arg(number).arg(stage)));
    return stages;
}

QString numberOf(const Placement& tile) {
    return tile.side.withSide(0).toString();
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
        const PieceCounts had = games().face<StagePieces>(stages[0]).needs(stages[0]);
        for (const Placement& tile : between.move)
            EXPECT_TRUE(had.contains(numberOf(tile)));
        PieceCounts used = games().face<StagePieces>(stages[1]).needs(stages[1]);
        for (const Placement& tile : between.away) {
            EXPECT_TRUE(tilesOf(stages[0]).placements().contains(tile));
            EXPECT_EQ(++used[numberOf(tile)], had.at(numberOf(tile)));
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

} // namespace
} // namespace stagewright
