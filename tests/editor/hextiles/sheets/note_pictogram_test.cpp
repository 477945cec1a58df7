#include "editor/hextiles/sheets/note_pictogram.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

QPolygonF wayOn(const char* side, bool forward = true) {
    return wayOf(catalogue().find(tileId(side))->roads.front(), forward);
}

} // namespace

TEST(NotePictogram, ARoadThatWindsAcrossItsTileLeavesItStraightAhead) {
    // 226a: from S to N, by a bow to the left, whose bend is a right one.
    for (const bool forward : {true, false}) {
        const QPolygonF way = wayOn("226a", forward);
        EXPECT_NEAR(way.back().x(), 0, 0.02);
        EXPECT_NEAR(way.back().y(), -2 * apothem, 0.02);
        const QRectF bounds = way.boundingRect();
        EXPECT_NEAR(forward ? bounds.left() : -bounds.right(), -0.38, 0.03);
        EXPECT_NEAR(forward ? bounds.right() : bounds.left(), 0, 0.02);
    }
}

TEST(NotePictogram, TheWayIsAsTheDriverSeesIt) {
    // 217b: from S to NE.
    EXPECT_GT(wayOn("217b").back().x(), 0.5);
    EXPECT_LT(wayOn("217b", false).back().x(), -0.5);
    const QPolygonF straight = wayOn("205a");
    EXPECT_NEAR(straight.boundingRect().width(), 0, 0.1);
    EXPECT_LT(straight.back().y(), -1.5);
}

} // namespace stagewright
