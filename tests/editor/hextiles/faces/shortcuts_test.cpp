#include "editor/hextiles/faces/shortcuts.h"
#include "tests/editor/hextiles/faces/drawn_face.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(Shortcuts, CutAcrossTheVergeFromBorderToBorder) {
    const auto shapes = roadShapes(side("217b")); // turns right, the shortcut on its inside
    const auto areas = shortcutAreas(shapes, FreeSpace(shapes));
    ASSERT_EQ(areas.size(), 1U);
    const QPolygonF& area = areas[0].area;
    // It touches the rows from one edge of the tile to the other.
    EXPECT_LT(QLineF(area.front(), shapes[0].at(0, 2)).length(), 1e-9);
    EXPECT_LT(QLineF(area.back(), shapes[0].at(1, 2)).length(), 1e-9);
}

TEST(Shortcuts, ReachNoFartherThanTheRowsThatTheyTouch) {
    const auto shapes = roadShapes(side("215b")); // two, one in each of two hairpins
    const auto areas = shortcutAreas(shapes, FreeSpace(shapes));
    ASSERT_EQ(areas.size(), 2U);
    EXPECT_EQ(areas[0].along, (Stretch{0, 57}));
    EXPECT_EQ(areas[1].along, (Stretch{43, 100}));
    const auto loop = roadShapes(side("318a")); // rows before and behind are not touched
    const auto within = shortcutAreas(loop, FreeSpace(loop));
    ASSERT_EQ(within.size(), 1U);
    EXPECT_EQ(within[0].along, (Stretch{15, 85}));
}

TEST(Shortcuts, FillTheWedgeBetweenTheLegsOfAHairpinAndHaveTheirSignIn) {
    for (const char* id : {"211b", "212b", "213b", "219b"}) {
        const auto shapes = roadShapes(side(id));
        const auto areas = shortcutAreas(shapes, FreeSpace(shapes));
        ASSERT_EQ(areas.size(), 1U) << id;
        EXPECT_TRUE(areas[0].area.containsPoint(areas[0].sign, Qt::WindingFill)) << id;
        // Halfway between the legs, near the edge of the tile.
        const QPointF outside = (shapes[0].at(0.06, 2) + shapes[0].at(0.94, 2)) / 2;
        EXPECT_TRUE(areas[0].area.containsPoint(outside, Qt::WindingFill)) << id;
    }
}

/// The sign shrinks rather than stand half outside.
TEST(Shortcuts, HaveTheirWholeSignInANarrowWedge) {
    for (const char* id : {"215b", "314a", "324a"}) {
        const auto shapes = roadShapes(side(id));
        for (const ShortcutArea& each : shortcutAreas(shapes, FreeSpace(shapes))) {
            EXPECT_TRUE(each.area.containsPoint(each.sign, Qt::WindingFill)) << id;
            EXPECT_GE(distanceToOutline(each.sign, each.area), each.signSize * shortcutReach - 1e-9)
                << id;
            EXPECT_GE(each.signSize, 0.6) << id; // to be read
        }
    }
}

TEST(Shortcuts, SideBySideHaveSignsOfOneSize) {
    int shared = 0;
    for (const TileSide& each : catalogue().sides()) {
        const auto shapes = roadShapes(each);
        const auto areas = shortcutAreas(shapes, FreeSpace(shapes));
        for (std::size_t i = 1; i < areas.size(); ++i)
            if (areas[i].shape == areas[i - 1].shape &&
                areas[i].space->lanes == areas[i - 1].space->lanes) {
                ++shared;
                EXPECT_EQ(areas[i].signSize, areas[i - 1].signSize)
                    << each.id.toString().toStdString();
                for (const ShortcutArea& area : {areas[i - 1], areas[i]})
                    EXPECT_TRUE(area.area.containsPoint(area.sign, Qt::WindingFill))
                        << each.id.toString().toStdString();
            }
    }
    EXPECT_GT(shared, 0);
}

TEST(Shortcuts, SideBySideShareOneAreaAndTheLineThatPartsIt) {
    const auto shapes = roadShapes(side("224b"));
    const auto areas = shortcutAreas(shapes, FreeSpace(shapes));
    ASSERT_EQ(areas.size(), 2U);
    const QPointF division = areas[0].area.back();
    EXPECT_LT(QLineF(division, areas[1].area.back()).length(), 1e-9);
    // On the chord of the whole area.
    const QLineF chord(shapes[0].at(0, 2), shapes[0].at(1, 2));
    EXPECT_NEAR(QLineF(chord.p1(), division).length() + QLineF(division, chord.p2()).length(),
                chord.length(), 1e-9);
}

TEST(Shortcuts, ArePaintedOnTheVerge) {
    const FaceStyle style = colourStyle();
    const auto face = draw(side("217b"), 200, Turn(), style);
    const RoadShape shape(side("217b").roads[0]);
    const QLineF chord(shape.at(0, 2), shape.at(1, 2));
    const QPointF nearEnd = chord.pointAt(0.24) - QPointF(0.025, 0.012);
    EXPECT_EQ(face.at(nearEnd), style.gravel.path);
}

} // namespace
} // namespace stagewright
