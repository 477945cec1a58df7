#include "editor/hextiles/faces/road_shape.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "tests/editor/hextiles/faces/every_side.h"

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {
namespace {

double angle(QPointF a, QPointF b) {
    return std::atan2(a.x() * b.y() - a.y() * b.x(), QPointF::dotProduct(a, b));
}

// So that the borders of two tiles that meet go on without a step or a bend.
TEST(DrawnCentreLine, MeetsTheTilesEdgeAtARightAngleOrAtTheSlantOfTheEdge) {
    forEverySide([](const TileSide& tile) {
        for (const Road& road : tile.roads) {
            if (road.from == road.to)
                continue;
            const DrawnCentreLine centreLine(road);
            const double in = std::abs(angle(centreLine.pose(0).along, -outward(road.from)));
            const double out = std::abs(angle(centreLine.pose(1).along, outward(road.to)));
            for (const double off : {in, out})
                EXPECT_TRUE(off < 0.03 || std::abs(off - std::numbers::pi / 6) < 0.1) << off;
        }
    });
}

TEST(DrawnCentreLine, StaysWhereTheRecordHasIt) {
    forEverySide([](const TileSide& tile) {
        for (const Road& road : tile.roads) {
            const DrawnCentreLine centreLine(road);
            const CentreLine record(road);
            EXPECT_DOUBLE_EQ(centreLine.length(), record.length());
            for (double s = 0; s <= 1; s += 0.01)
                EXPECT_LT(QLineF(centreLine.pose(s).at, record.pose(s).at).length(), 0.02) << s;
        }
    });
}

// A bend between two recorded points would show as a kink in the borders.
TEST(DrawnCentreLine, SpreadsItsBends) {
    forEverySide([](const TileSide& tile) {
        for (const Road& road : tile.roads) {
            const DrawnCentreLine centreLine(road);
            const double step = 0.02 / centreLine.length();
            for (double s = 0; s + step <= 1; s += step)
                EXPECT_LT(
                    std::abs(angle(centreLine.pose(s).along, centreLine.pose(s + step).along)), 0.2)
                    << s;
        }
    });
}

TEST(DrawnCentreLine, IsStraightWhereTheRecordsPathIsButForRounding) {
    for (const Road& road : side("149b").roads)
        EXPECT_EQ(DrawnCentreLine(road).isStraight(), road.shape == Shape::Straight);
    EXPECT_FALSE(DrawnCentreLine(side("314b").roads[0]).isStraight());
}

} // namespace
} // namespace stagewright
