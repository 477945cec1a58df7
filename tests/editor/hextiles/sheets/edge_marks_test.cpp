#include "editor/hextiles/faces/face_plan.h"
#include "editor/hextiles/sheets/edge_marks.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {

namespace {

const QRectF topLeft(-0.53, -0.83, 0.37, 0.14); // where numbers are

MarkedTile marked(const Placement& tile) {
    return {tile, catalogue().find(tile.side), topLeft};
}

/// How far the middle of a mark is from the tile's roads.
double fromRoads(const Placement& tile, QPointF mark) {
    return planOf(*catalogue().find(tile.side))
        .room.fromRoad(turned(mark - centre(tile.hex), -tile.turn));
}

} // namespace

TEST(EdgeMarks, StandWithinTheirTileFacingEachOther) {
    const Placement tile = placed({"204a", {0, 0}});
    Placement other = tile;
    other.hex = neighbour(tile.hex, Edge::NE);
    const QPointF own = edgeMarkPlace(tile, Edge::NE, 0.3);
    const QPointF theirs = edgeMarkPlace(other, Edge::SW, -0.3);
    const QPointF apart = theirs - own;
    EXPECT_NEAR(QPointF::dotProduct(apart, outward(Edge::NE)), 2 * edgeMarkToBorder, 1e-9);
    EXPECT_NEAR(std::hypot(apart.x(), apart.y()), 2 * edgeMarkToBorder, 1e-9);
    // Clockwise about the tile from the middle of its north-east edge is to the right of it.
    EXPECT_GT(own.x(), edgeMarkPlace(tile, Edge::NE, 0).x());
}

TEST(EdgeMarks, HideNoRoadThatLeadsOverTheBorder) {
    for (const char* name : {"229a", "210a", "229b", "204a"})
        for (int turn = 0; turn < 6; ++turn) {
            const Placement tile = placed({name, {0, 0}, turn});
            for (const Edge edge : allEdges) {
                const double along = edgeMarkAlong(marked(tile), edge);
                EXPECT_GE(fromRoads(tile, edgeMarkPlace(tile, edge, along)), edgeMarkRadius - 0.04)
                    << name << turn;
            }
        }
}

TEST(EdgeMarks, KeepClearOfALimitOnARoadOfThreeLanes) {
    const Placement tile = placed({"103a", {0, 0}});
    for (const Edge edge : {Edge::N, Edge::S}) {
        const QPointF mark = edgeMarkPlace(tile, edge, edgeMarkAlong(marked(tile), edge));
        EXPECT_GE(fromRoads(tile, mark), edgeMarkRadius - 0.05);
        EXPECT_GE(insideHex(mark), edgeMarkRadius - 0.01);
    }
}

TEST(EdgeMarks, StandInTheMiddleOfABorderThatNothingCrosses) {
    const Placement tile = placed({"204a", {0, 0}}); // straight, between two edges
    int inTheMiddle = 0;
    for (const Edge edge : allEdges)
        inTheMiddle += edgeMarkAlong(marked(tile), edge) == 0 ? 1 : 0;
    EXPECT_EQ(inTheMiddle, 4);
}

TEST(EdgeMarks, LeaveTheNumberOfTheTileReadable) {
    // The road leads over the edge at whose left end the number is.
    const Placement tile = placed({"204a", {0, 0}});
    const QPointF mark = edgeMarkPlace(tile, Edge::N, edgeMarkAlong(marked(tile), Edge::N));
    const double r = edgeMarkRadius;
    EXPECT_FALSE(topLeft.intersects(QRectF(mark - QPointF(r, r), QSizeF(2 * r, 2 * r))));
    EXPECT_GT(mark.x(), 0.3);
}

TEST(EdgeMarks, FaceEachOtherWhereThatHidesNoMore) {
    const Placement tile = placed({"204a", {0, 0}});
    const Placement other = placed({"204a", neighbour(tile.hex, Edge::S)});
    const MarkedTile bare{tile, nullptr, {}}; // on which nothing can be hidden
    // The other's number is where the border begins to the left: clockwise about the new tile.
    const MarksAlong along = edgeMarksAlong(bare, Edge::S, marked(other));
    EXPECT_LT(along.own, -0.3);
    EXPECT_EQ(along.theirs, -along.own);
    // On this side of the road the tile itself has a sign.
    EXPECT_GT(edgeMarksAlong(marked(tile), Edge::S, marked(other)).own, 0.3);
}

TEST(EdgeMarks, LeaveBothNumbersReadableWhereTheyLieAtOneBorder) {
    // Both roads lead over it, and each number is at its left end, seen from its own tile.
    const Placement tile = placed({"204a", {0, 0}});
    const Placement other = placed({"204a", neighbour(tile.hex, Edge::N), 3});
    const MarksAlong along = edgeMarksAlong(marked(tile), Edge::N, marked(other));
    EXPECT_GT(along.own, 0.3); // clockwise is to the right
    EXPECT_GT(along.theirs, 0.3);
}

} // namespace stagewright
