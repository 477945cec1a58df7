#include "model/design/road_piece.h"
#include "model/design/tile_stock.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace stagewright {

namespace {

RoadPiece pieceOf(const char* side, int sixths = 0) {
    return roadPiece(*catalogue().find(tileId(side)), Turn(sixths));
}

} // namespace

TEST(RoadPiece, KnowsItsEndsAndWhereTheirRoadsLead) {
    const RoadPiece bend = pieceOf("208a"); // from S to NE
    EXPECT_EQ(bend.endCount(), 2);
    EXPECT_EQ(lanesOf(bend.endAt(Edge::S)), 2);
    EXPECT_EQ(bend.endAt(Edge::S), bend.endAt(Edge::NE));
    EXPECT_EQ(bend.endAt(Edge::N), 0);
    EXPECT_EQ(bend.waysFrom(Edge::S), setOf(Edge::NE));
    EXPECT_EQ(pieceOf("208a", 1).waysFrom(Edge::SW), setOf(Edge::SE));
    EXPECT_EQ(bend.free, 0);
    EXPECT_EQ(pieceOf("202a").free, setOf(Edge::S)); // behind the start
    EXPECT_EQ(pieceOf("203a").free, setOf(Edge::N)); // beyond the finish
    EXPECT_EQ(pieceOf("201a").free, setOf(Edge::S)); // the yard
    EXPECT_EQ(pieceOf("102b").free, setOf(Edge::S)); // behind the grid
}

TEST(RoadPiece, TellsSlantsApart) {
    const RoadPiece slanted = pieceOf("121b");
    EXPECT_NE(slanted.endAt(Edge::SW), pieceOf("103b").endAt(Edge::S));
    EXPECT_NE(slanted.endAt(Edge::SW), slanted.endAt(Edge::SE));
    // In a mirror left is right.
    EXPECT_EQ(mirrored(slanted).endAt(Edge::SE), slanted.endAt(Edge::SE));
}

TEST(RoadPiece, LikeTilesAreAlikeWhateverTheirTurn) {
    EXPECT_EQ(untilted(pieceOf("208a")), untilted(pieceOf("227b", 4)));
    EXPECT_NE(untilted(pieceOf("208a")), untilted(pieceOf("210a")));
    EXPECT_NE(untilted(pieceOf("102a")), untilted(pieceOf("103a"))); // one is a line
    EXPECT_EQ(differentTurns(pieceOf("204a")).size(), 3U);
    EXPECT_EQ(differentTurns(pieceOf("208a")).size(), 6U);
    EXPECT_EQ(differentTurns(pieceOf("150a")).size(), 3U); // turned by a half it is the same
    EXPECT_TRUE(isJunction(pieceOf("402a")));
    EXPECT_FALSE(isJunction(pieceOf("150a")));
}

RC_GTEST_PROP(RoadPiece, TurnedSixTimesOrMirroredTwiceItIsTheSame, ()) {
    const RoadPiece piece = roadPiece(*catalogue().find(*anySide()));
    RoadPiece now = piece;
    for (int i = 0; i < 6; ++i)
        now = turned(now, Turn(1));
    RC_ASSERT(now == piece);
    RC_ASSERT(mirrored(mirrored(piece)) == piece);
    RC_ASSERT(mirrored(turned(piece, Turn(1))) == turned(mirrored(piece), Turn(5)));
}

TEST(TileStock, CountsBothSidesAsOneTile) {
    Stock boxes;
    boxes.add(*catalogue().box(u"gt-core"));
    TileStock stock(catalogue(), boxes, board({{"103a", {0, 0}}, {"103b", {1, 0}}}));
    EXPECT_EQ(stock.left(tileId("103b")), 1); // of three
    stock.take(tileId("103a"));
    EXPECT_FALSE(stock.has(tileId("103b")));
    stock.giveBack(tileId("103b"));
    EXPECT_TRUE(stock.has(tileId("103a")));
    EXPECT_FALSE(stock.has(tileId("202a"))); // of another box
    for (const TileSide* side : stock.sides())
        EXPECT_TRUE(stock.has(side->id)) << side->id.toString().toStdString();
}

} // namespace stagewright
