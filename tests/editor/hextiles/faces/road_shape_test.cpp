#include "editor/hextiles/faces/road_shape.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "tests/editor/hextiles/faces/drawn_face.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(RoadShape, GoesOnStraightBeyondTheTilesEdge) {
    const RoadShape shape(side("204a").roads[0]); // from S to N
    const QPointF before = shape.at(-0.1, 1);
    EXPECT_NEAR(before.x(), 0, 1e-9);
    EXPECT_NEAR(before.y(), apothem + 0.1 * 2 * apothem, 1e-9);
}

TEST(RoadShape, HasThePrintedWidthAtEachEnd) {
    const RoadShape shape(side("401b").roads[0]); // three lanes, then two
    EXPECT_NEAR(QLineF(shape.at(0, 0), shape.at(0, 3)).length(), 0.65, 1e-9);
    EXPECT_NEAR(QLineF(shape.at(1, 0), shape.at(1, 3)).length(), 0.48, 1e-9);
}

TEST(RoadShape, FramesThingsWithTheirTopsTowardsTheLeftBorder) {
    const RoadShape shape(side("204a").roads[0]); // from S to N: the left border is in the west
    const QTransform frame = shape.frame(0.5, 1);
    EXPECT_LT(frame.map(QPointF(0, -0.1)).x(), -0.09);
    EXPECT_LT(frame.map(QPointF(0.1, 0)).y(), -0.09);
    EXPECT_GT(frame.determinant(), 0); // not mirrored
}

TEST(RoadShape, TurnsToTheRightBySixtyDegrees) {
    const RoadShape shape(side("208a").roads[0]); // from S to NE
    EXPECT_NEAR(shape.turn(0, 1), 60 * std::numbers::pi / 180, 0.01);
}

// Two tiles whose roads meet at an edge must agree to a fraction of a printed pixel.
TEST(RoadShape, EveryRoadEndsExactlyAtTheMiddleOfAnEdge) {
    for (const TileSide& tile : catalogue().sides())
        for (const Road& road : tile.roads) {
            if (road.from == road.to)
                continue;
            const RoadShape shape(road);
            const double middle = road.widestLanes() / 2.0;
            EXPECT_LT(QLineF(shape.at(0, middle), edgeMiddle(road.from)).length(), 1e-9)
                << qPrintable(tile.id.toString());
            EXPECT_LT(QLineF(shape.at(1, middle), edgeMiddle(road.to)).length(), 1e-9)
                << qPrintable(tile.id.toString());
        }
}

} // namespace
} // namespace stagewright
