#include "editor/hextiles/faces/free_space.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "tests/editor/hextiles/faces/every_side.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QPointF usualPlace(-0.42, -0.757);

/// Corners and middle of the number's plate, in the tile's frame.
std::vector<QPointF> plate(QPointF middle, Turn turn) {
    std::vector<QPointF> points;
    for (const double x : {-numberWidth / 2, 0.0, numberWidth / 2})
        for (const double y : {-numberHeight / 2, numberHeight / 2})
            points.push_back(turned(middle + QPointF(x, y), -turn));
    return points;
}

TEST(NumberPlace, IsOffTheRoadsInEachTurn) {
    forEverySide([](const TileSide& tile) {
        const FreeSpace room(roadShapes(tile));
        for (int turn = 0; turn < 6; ++turn)
            for (const QPointF point : plate(room.numberPlace(Turn(turn)).middle, Turn(turn))) {
                if (room.numberPlace(Turn(turn)).onRoad)
                    continue;
                EXPECT_GT(room.fromRoad(point), 0.005) << turn;
                EXPECT_GT(insideHex(point), 0) << turn;
            }
    });
}

// Between two roads side by side, a level plate fits while they lie level.
TEST(NumberPlace, IsOnARoadOnlyWhereTwoRoadsLieSlantwise) {
    forEverySide([](const TileSide& tile) {
        const FreeSpace room(roadShapes(tile));
        EXPECT_FALSE(room.numberPlace(Turn()).onRoad);
        for (int turn = 1; turn < 6; ++turn) {
            EXPECT_TRUE(!room.numberPlace(Turn(turn)).onRoad || tile.roads.size() > 1) << turn;
        }
    });
}

TEST(NumberPlace, IsTheUsualOneWhereNoRoadLies) {
    const FreeSpace room(roadShapes(side("204a")));
    for (int turn = 0; turn < 6; ++turn)
        EXPECT_EQ(room.numberPlace(Turn(turn)).middle, usualPlace) << turn;
}

TEST(NumberPlace, GivesWayToARoadThatFillsTheTopLeft) {
    const FreeSpace room(roadShapes(side("313b")));
    EXPECT_NE(room.numberPlace(Turn()).middle, usualPlace);
}

} // namespace
} // namespace stagewright
