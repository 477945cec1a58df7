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
    EXPECT_LT(QLineF(area.front(), shapes[0].at(0.07, 2)).length(), 1e-9);
    EXPECT_LT(QLineF(area.back(), shapes[0].at(0.93, 2)).length(), 1e-9);
}

TEST(Shortcuts, SideBySideShareOneAreaAndTheLineThatPartsIt) {
    const auto shapes = roadShapes(side("224b"));
    const auto areas = shortcutAreas(shapes, FreeSpace(shapes));
    ASSERT_EQ(areas.size(), 2U);
    const QPointF division = areas[0].area.back();
    EXPECT_LT(QLineF(division, areas[1].area.back()).length(), 1e-9);
    // On the chord of the whole area.
    const QLineF chord(shapes[0].at(0.05, 2), shapes[0].at(0.95, 2));
    EXPECT_NEAR(QLineF(chord.p1(), division).length() + QLineF(division, chord.p2()).length(),
                chord.length(), 1e-9);
}

TEST(Shortcuts, ArePaintedOnTheVerge) {
    const FaceStyle style = colourStyle();
    const auto face = draw(side("217b"), 200, Turn(), style);
    const RoadShape shape(side("217b").roads[0]);
    const QLineF chord(shape.at(0.07, 2), shape.at(0.93, 2));
    const QPointF nearEnd = chord.pointAt(0.24) - QPointF(0.025, 0.012);
    EXPECT_EQ(face.at(nearEnd), style.gravel.path);
}

} // namespace
} // namespace stagewright
