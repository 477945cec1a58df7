#include "model/game/pieces.h"
#include "model/layouts/hextiles/stage/tile_edit.h"
#include "model/layouts/hextiles/stage/tiles_between.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>

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
    const TileMove between = tilesBetween(stage, other, catalogue());
    EXPECT_EQ(between.stay.size(), 11);
    EXPECT_EQ(between.laid(), 0);
    EXPECT_TRUE(between.away.isEmpty());
}

TEST(TilesBetween, EveryTileStaysOrMovesOrIsFetched) {
    for (int number = 1; number <= 6; ++number) {
        const QList<Stage> stages = rulebookRally(number);
        const TileMove between = tilesBetween(stages[0], stages[1], catalogue());
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

/// A road of seven tiles from a start, its first and last hexes moved apart from each other.
Stage sevenTiles() {
    return board({{"202a", {0, 0}},
                  {"205a", {0, -1}},
                  {"204a", {0, -2}},
                  {"206a", {0, -3}},
                  {"901a", {3, 0}},
                  {"902a", {3, 1}},
                  {"203a", {0, -4}}});
}

/// The same with all but some of its tiles in other places.
Stage withKept(std::initializer_list<const char*> kept) {
    Stage other;
    int away = 0;
    for (const Placement& tile : tilesOf(sevenTiles()).placements()) {
        Placement moved = tile;
        const bool isKept = std::any_of(
            kept.begin(), kept.end(), [&](const char* side) { return tile.side == tileId(side); });
        if (!isKept)
            moved.hex = {20 + 2 * away++, 20};
        tilesOf(other).insert(moved);
    }
    return other;
}

TEST(TilesBetween, TilesStayWhereThatSavesAThird) {
    const Stage stage = sevenTiles();
    EXPECT_EQ(tilesBetween(stage, withKept({"202a", "205a", "204a"}), catalogue()).stay.size(), 3);
    const TileMove two = tilesBetween(stage, withKept({"202a", "205a"}), catalogue());
    EXPECT_TRUE(two.stay.isEmpty());
    EXPECT_EQ(two.move.size(), 7);
    EXPECT_EQ(two.turn, Turn());
}

TEST(TilesBetween, FillersAloneDoNotStay) {
    const Stage first = board({{"202a", {0, 0}}, {"901a", {1, 0}}, {"902a", {1, -1}}});
    const Stage next =
        board({{"901a", {1, 0}}, {"902a", {1, -1}}, {"202a", {0, 0}, 1}, {"205a", {9, 9}}});
    EXPECT_TRUE(tilesBetween(first, next, catalogue()).stay.isEmpty());
    const Stage start = board({{"202a", {0, 0}}, {"901a", {1, 0}}, {"902a", {5, -1}}});
    EXPECT_EQ(tilesBetween(first, start, catalogue()).stay.size(), 2);
}

TEST(TilesBetween, AStageIsLaidFromItsStartBesideWhatStays) {
    const Stage stage = sevenTiles();
    // The start itself may be another tile, if it touches what stays ...
    EXPECT_EQ(tilesBetween(stage, withKept({"205a", "204a", "206a"}), catalogue()).stay.size(), 0)
        << "it lies far away";
    Stage beside = sevenTiles();
    Placement start = tilesOf(beside).at({0, 0}).front();
    tilesOf(beside).remove(start);
    start.side = tileId("202b");
    tilesOf(beside).insert(start);
    EXPECT_EQ(tilesBetween(stage, beside, catalogue()).stay.size(), 6);
}

TEST(TilesBetween, OfEqualMotionsTheStageIsNotTurned) {
    // 206a lies so that it stays by two motions, of which one turns the stage.
    const Stage first = board({{"205a", {0, 0}, 1}, {"205a", {5, 5}}});
    const Stage next = board({{"205a", {0, 0}}, {"204a", {1, 0}}});
    const TileMove between = tilesBetween(first, next, catalogue());
    EXPECT_EQ(between.stay.size(), 1);
    EXPECT_EQ(between.turn, Turn());
    EXPECT_EQ(between.by, (Hex{5, 5}));
}

TEST(TilesBetween, NoTileIsTurnedOverThatAnotherCanUseAsItLies) {
    const Stage first = board({{"205a", {0, 0}}, {"204a", {1, 0}}, {"208a", {0, 1}}});
    const Stage next =
        board({{"205a", {0, 0}}, {"204a", {1, 0}}, {"208b", {3, 0}}, {"208a", {3, 3}}});
    const TileMove between = tilesBetween(first, next, catalogue());
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
    const TileMove between = tilesBetween(first, next, catalogue());
    ASSERT_EQ(between.move.size(), 2);
    EXPECT_EQ(between.move[0].side, tileId("216b"));
    EXPECT_EQ(between.move[1].side, tileId("208b"));
    EXPECT_EQ(between.liesAs, (std::vector{tileId("216b"), tileId("208a")}));
}

} // namespace
} // namespace stagewright
