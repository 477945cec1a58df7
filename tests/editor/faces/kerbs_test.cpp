#include "drawn_face.h"
#include "editor/faces/kerbs.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

using testing::side;

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

TEST(Kerbs, AreNotOnDirtCornersNorOnStraights) {
    for (const char* id : {"217b", "310a", "103a"})
        EXPECT_TRUE(kerbsOf(side(id), roadShapes(side(id))).empty()) << id;
}

} // namespace
} // namespace stagewright
