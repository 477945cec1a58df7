#include "editor/hextiles/faces/gates.h"
#include "tests/editor/hextiles/faces/drawn_face.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(Gates, JoinTheLanesOfABranchAndMeetLikeAV) {
    const auto shapes = roadShapes(side("402a"));
    const auto gates = gatesOf(shapes);
    ASSERT_EQ(gates.size(), 2U);
    EXPECT_EQ(gates[0].limit, 4);
    EXPECT_EQ(gates[1].limit, 2);
    // One end in common: where they would cross.
    double nearest = 1;
    for (const QPointF a : {gates[0].line.p1(), gates[0].line.p2()})
        for (const QPointF b : {gates[1].line.p1(), gates[1].line.p2()})
            nearest = std::min(nearest, QLineF(a, b).length());
    EXPECT_LT(nearest, 1e-9);
}

TEST(Gates, AreFullLinesThatHoldForEveryCrossingOnly) {
    EXPECT_TRUE(gatesOf(roadShapes(side("109a"))).empty()); // has dotted lines
}

} // namespace
} // namespace stagewright
