#include "editor/hextiles/faces/y_junctions.h"
#include "tests/editor/hextiles/faces/every_side.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace stagewright {
namespace {

TEST(YJunctions, AreTheSidesWhoseThreeRoadsShareThreeSpaces) {
    std::set<QString> found;
    forEverySide([&](const TileSide& tile) {
        if (yJunctionOf(tile))
            found.insert(tile.id.toString());
    });
    EXPECT_EQ(found, (std::set<QString>{QStringLiteral("415a"), QStringLiteral("415b")}));
    EXPECT_EQ(yJunctionOf(side("415a"))->middle,
              (std::set<QString>{QStringLiteral("d"), QStringLiteral("e"), QStringLiteral("f")}));
}

TEST(YJunctions, HaveThreeArmsThatMeetAndALineAcrossEachRoad) {
    for (const char* id : {"415a", "415b"}) {
        const auto shapes = roadShapes(side(id));
        const std::vector<QLineF> lines = linesOf(*yJunctionOf(side(id)), shapes);
        ASSERT_EQ(lines.size(), 6U) << id;
        const QPointF centre = lines[3].p1();
        EXPECT_NEAR(centre.x(), 0, 0.01) << id;
        for (std::size_t arm = 3; arm < 6; ++arm) {
            EXPECT_EQ(lines[arm].p1(), centre) << id;
            // Each ends on a line across, in its middle.
            const bool ends = std::any_of(lines.begin(), lines.begin() + 3, [&](const QLineF& end) {
                return QLineF(end.center(), lines[arm].p2()).length() < 0.02;
            });
            EXPECT_TRUE(ends) << id << arm;
        }
        // What is printed is the same seen in a mirror.
        double left = 0;
        double right = 0;
        for (const QLineF& line : lines)
            for (const QPointF end : {line.p1(), line.p2()}) {
                left = std::min(left, end.x());
                right = std::max(right, end.x());
            }
        EXPECT_NEAR(-left, right, 0.01) << id;
    }
}

} // namespace
} // namespace stagewright
