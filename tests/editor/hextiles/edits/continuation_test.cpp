#include "editor/document/document.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "model/layouts/hextiles/building/continuation.h"
#include "tests/boards.h"
#include "tests/editor/sample.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

class ContinuationTest : public testing::Test {
protected:
    Document document{games()};
    void open(std::initializer_list<Laid> tiles) { document.open(board(tiles), {}); }
    [[nodiscard]] Placement next(Hex hex, Edge edge, QStringView side,
                                 PreferredBend preferred = PreferredBend::AsPrinted) const {
        return continuation(document.stage(), catalogueOf(document), {hex, edge},
                            *TileId::parse(side), preferred);
    }
    /// The edge by which the road leaves the board's hex that it enters over `arrival`.
    [[nodiscard]] static Edge exit(const Placement& tile, Edge arrival) {
        const Road& road = catalogue().find(tile.side)->roads.front();
        return onBoard(road.from, tile) == arrival ? onBoard(road.to, tile)
                                                   : onBoard(road.from, tile);
    }
};

TEST_F(ContinuationTest, TheTileIsDrivenAsPrintedWhereItCan) {
    open({{"202a", {0, 0}, 1}}); // from SW to NE
    const Placement tile = next({0, 0}, Edge::NE, u"203a");
    EXPECT_EQ(tile.hex, (Hex{1, -1}));
    EXPECT_EQ(onBoard(catalogue().find(tile.side)->roads.front().from, tile), Edge::SW);
}

TEST_F(ContinuationTest, LeftAndRightAreTheDrivers) {
    open({{"202a", {0, 0}}}); // northwards
    for (const char* side : {"210a", "217a", "211a", "219b"}) {
        const QString id = QString::fromLatin1(side);
        const int left = index(exit(next({0, 0}, Edge::N, id, PreferredBend::Left), Edge::S));
        const int right = index(exit(next({0, 0}, Edge::N, id, PreferredBend::Right), Edge::S));
        EXPECT_TRUE(left == index(Edge::NW) || left == index(Edge::SW)) << side;
        EXPECT_TRUE(right == index(Edge::NE) || right == index(Edge::SE)) << side;
    }
}

TEST_F(ContinuationTest, ABendThatGoesOnStraightLeansByItsBulge) {
    open({{"202a", {0, 0}}});
    const TileSide& side = *catalogue().find(*TileId::parse(u"226a"));
    ASSERT_TRUE(side.roads.front().bulge);
    const Placement left = next({0, 0}, Edge::N, u"226a", PreferredBend::Left);
    const Placement right = next({0, 0}, Edge::N, u"226a", PreferredBend::Right);
    EXPECT_EQ((left.turn - right.turn).sixths(), 3);
    const bool leftAsPrinted = onBoard(side.roads.front().from, left) == Edge::S;
    EXPECT_EQ(leftAsPrinted, side.roads.front().bulge == Bulge::Left);
}

TEST_F(ContinuationTest, AskedForNothingItTurnsToFitItsOtherNeighbours) {
    // A gap of one hex between two straights that a bend of 60 degrees closes.
    open({{"202a", {0, 0}}, {"204a", {1, -2}, 1}});
    const Placement tile = next({0, 0}, Edge::N, u"217a");
    EXPECT_EQ(exit(tile, Edge::S), Edge::NE);
    EXPECT_EQ(exit(next({0, 0}, Edge::N, u"217a", PreferredBend::Left), Edge::S), Edge::NW);
}

TEST_F(ContinuationTest, AServiceParkJoinsWithItsYard) {
    open({{"203a", {0, 0}}});
    const Placement tile = next({0, 0}, Edge::N, u"201a");
    EXPECT_EQ(onBoard(Edge::S, tile), Edge::S);
}

} // namespace

} // namespace stagewright
