#include "editor/zones/faces/road_curve.h"

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {

namespace {

constexpr double unit = 100;

RoadCurve between(const LaidBoard& board, int from, int to) {
    return {ChainGrid({}, unit), board, endOfBoard(board, from, EndOrder::Clockwise),
            endOfBoard(board, to, EndOrder::Clockwise)};
}

TEST(RoadCurves, BetweenAnyTwoEndsStayOnTheBoardAndLeaveItStraight) {
    const ChainGrid grid({}, unit);
    for (const int turn : {0, 90, 180, 270})
        for (int from = 0; from < zoneEnds; ++from)
            for (int to = 0; to < zoneEnds; ++to) {
                if (from == to)
                    continue;
                const LaidBoard board{turn, {2, 4}};
                const RoadCurve curve = between(board, from, to);
                const EndPlace start = endOfBoard(board, from, EndOrder::Clockwise);
                const EndPlace finish = endOfBoard(board, to, EndOrder::Clockwise);
                EXPECT_EQ(curve.at(0), grid.at(start.at));
                EXPECT_LT(QLineF(curve.at(1), grid.at(finish.at)).length(), 1e-6);
                const QRectF face = grid.board(board).adjusted(-1e-6, -1e-6, 1e-6, 1e-6);
                for (int i = 0; i <= 100; ++i)
                    ASSERT_TRUE(face.contains(curve.at(i / 100.0)))
                        << turn << ": " << from << " to " << to << " at " << i;
                const QPointF in = curve.at(0.02) - curve.at(0);
                const QPointF inward(-start.outward.x, -start.outward.y);
                EXPECT_GT(QPointF::dotProduct(in, inward), 0.95 * std::hypot(in.x(), in.y()))
                    << turn << ": " << from << " to " << to;
            }
}

TEST(RoadCurves, OfNeighbouringEndsHaveRoomForTheirSpaces) {
    for (int from = 0; from < zoneEnds; ++from)
        EXPECT_GT(between({}, from, (from + 1) % zoneEnds).length(), 1.3 * unit) << from;
}

TEST(RoadCurves, HaveAWayByWhichSharesAreMeasured) {
    const RoadCurve curve = between({}, 0, 9);
    double way = 0;
    for (int i = 1; i <= 200; ++i)
        way += QLineF(curve.at((i - 1) / 200.0), curve.at(i / 200.0)).length();
    EXPECT_NEAR(way, curve.length(), curve.length() * 0.01);
    for (int i = 1; i <= 10; ++i)
        EXPECT_NEAR(QLineF(curve.at((i - 1) / 1000.0), curve.at(i / 1000.0)).length(),
                    curve.length() / 1000, curve.length() / 1000 * 0.05);
}

TEST(RoadCurves, TellWhatIsToTheRightOfWhoDrivesThere) {
    // From the left edge to the right one: right is down.
    EXPECT_GT(between({}, 9, 3).right(0.5).y(), 0.9);
    EXPECT_LT(between({}, 3, 9).right(0.5).y(), -0.9);
}

} // namespace

} // namespace stagewright
