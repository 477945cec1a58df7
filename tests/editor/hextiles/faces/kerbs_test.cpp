#include "editor/hextiles/faces/kerbs.h"
#include "tests/editor/hextiles/faces/drawn_face.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(Kerbs, LineTheInsideOfACorner) {
    const auto shapes = roadShapes(side("115b")); // turns right, two lanes
    const auto kerbs = kerbsOf(side("115b"), shapes);
    ASSERT_EQ(kerbs.size(), 1U);
    EXPECT_EQ(kerbs[0].border, 2);
    EXPECT_GT(kerbs[0].outer, 2);
}

// The blocks would be slivers.
TEST(Kerbs, LeaveOutTheTipsOfHairpins) {
    for (const char* id : {"108a", "109a", "109b"})
        EXPECT_TRUE(kerbsOf(side(id), roadShapes(side(id))).empty()) << id;
}

// Its inner side is short where the road bends: blocks even in s would be long on both legs.
TEST(Kerbs, HaveBlocksOfEvenLengthInATightCorner) {
    const FaceStyle style = colourStyle();
    const auto shapes = roadShapes(side("110a"));
    const auto kerbs = kerbsOf(side("110a"), shapes);
    ASSERT_EQ(kerbs.size(), 1U);
    const auto face = draw(side("110a"), 300, Turn(), style);
    const Kerb& kerb = kerbs.front();
    double longest = 0;
    QPointF begin = shapes[0].at(kerb.s0, kerb.border);
    QColor before;
    for (double s = kerb.s0; s < kerb.s1; s += 0.001) {
        const double lane = kerb.border + (kerb.outer - kerb.border) * 0.5;
        const QColor colour = face.at(shapes[0].at(s, lane));
        const QPointF border = shapes[0].at(s, kerb.border);
        if (colour != before)
            begin = border;
        before = colour;
        longest = std::max(longest, QLineF(begin, border).length());
    }
    EXPECT_LT(longest, 0.1);
}

TEST(Kerbs, AreNotOnDirtCornersNorOnStraights) {
    for (const char* id : {"217b", "310a", "103a"})
        EXPECT_TRUE(kerbsOf(side(id), roadShapes(side(id))).empty()) << id;
}

} // namespace
} // namespace stagewright
