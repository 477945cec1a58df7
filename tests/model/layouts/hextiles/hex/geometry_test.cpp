#include "model/layouts/hextiles/hex/geometry.h"

#include <gtest/gtest.h>

#include <cmath>
#include <rapidcheck.h>

namespace stagewright {
namespace {

double distance(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

Hex hexWithin(int reach) {
    return {*rc::gen::inRange(-reach, reach + 1), *rc::gen::inRange(-reach, reach + 1)};
}

/// A number from -1 to 1.
double anyPart() {
    return *rc::gen::inRange(-1'000'000, 1'000'001) / 1e6;
}

TEST(Geometry, CentresLieWhereTheDrawingHasThem) {
    EXPECT_EQ(centre({0, 0}), QPointF(0, 0));
    EXPECT_NEAR(distance(centre({1, 0}), {1.5, 0.8660254}), 0, 1e-7);
    EXPECT_NEAR(distance(centre({0, 1}), {0, 1.7320508}), 0, 1e-7);
    EXPECT_NEAR(distance(centre({2, -1}), {3, 0}), 0, 1e-7);
}

TEST(Geometry, NeighboursLieTwoApothemsAwayAcrossTheirEdge) {
    for (const Edge edge : allEdges) {
        EXPECT_NEAR(distance(centre(step(edge)), outward(edge) * 2 * apothem), 0, 1e-12);
        EXPECT_NEAR(distance(edgeMiddle(edge), centre(step(edge)) / 2), 0, 1e-12);
    }
}

TEST(Geometry, EdgeRunsFromItsCornerToTheNext) {
    for (const Edge edge : allEdges) {
        const auto first = static_cast<std::size_t>(index(edge));
        const QPointF a = corners().at(first);
        const QPointF b = corners().at((first + 1) % 6);
        EXPECT_NEAR(distance(a, {0, 0}), 1, 1e-12);
        EXPECT_NEAR(distance(a, b), 1, 1e-12);
        EXPECT_NEAR(distance((a + b) / 2, edgeMiddle(edge)), 0, 1e-12);
        // Clockwise on a screen, y being down.
        EXPECT_GT(a.x() * b.y() - a.y() * b.x(), 0);
    }
}

TEST(Geometry, CentreOfAHexIsInIt) {
    EXPECT_TRUE(rc::check("hexAt(centre(hex)) is the hex", [] {
        const Hex hex = hexWithin(boardReach);
        RC_ASSERT(hexAt(centre(hex)) == hex);
    }));
}

TEST(Geometry, PointJustInsideABorderIsInThatHex) {
    EXPECT_TRUE(rc::check("a point short of an edge or corner is in the hex", [] {
        const Hex hex = hexWithin(boardReach);
        const auto first = static_cast<std::size_t>(*rc::gen::inRange(0, 6));
        const double along = (anyPart() + 1) / 2;
        const QPointF border =
            corners().at(first) * (1 - along) + corners().at((first + 1) % 6) * along;
        RC_ASSERT(hexAt(centre(hex) + border * (1 - 1e-6)) == hex);
        RC_ASSERT(hexAt(centre(hex) + border * (1 + 1e-6)) != hex);
    }));
}

TEST(Geometry, NoOtherCentreIsNearerThanThatOfTheHexAtAPoint) {
    EXPECT_TRUE(rc::check("hexAt finds the nearest centre", [] {
        const QPointF point(anyPart() * 100, anyPart() * 100);
        const Hex hex = hexAt(point);
        for (const Edge edge : allEdges)
            RC_ASSERT(distance(point, centre(hex)) <=
                      distance(point, centre(neighbour(hex, edge))) + 1e-9);
    }));
}

TEST(Geometry, TurnOfAPointIsClockwiseOnAScreen) {
    EXPECT_NEAR(distance(turned(QPointF(1, 0), Turn(1)), {0.5, 0.8660254}), 0, 1e-7);
    EXPECT_NEAR(distance(turned(QPointF(0.3, -0.7), Turn(3)), {-0.3, 0.7}), 0, 1e-12);
}

TEST(Geometry, TurningAHexAndTurningItsCentreAgree) {
    EXPECT_TRUE(rc::check("the centre of the turned hex is the turned centre", [] {
        const Hex hex = hexWithin(1000);
        const Hex pivot = hexWithin(1000);
        const Turn turn(*rc::gen::inRange(0, 6));
        const QPointF arm = turned(centre(hex) - centre(pivot), turn);
        RC_ASSERT(distance(centre(turned(hex, pivot, turn)), centre(pivot) + arm) < 1e-8);
    }));
    for (const Edge edge : allEdges)
        EXPECT_NEAR(distance(turned(outward(edge), Turn(2)), outward(turned(edge, Turn(2)))), 0,
                    1e-12);
}

} // namespace
} // namespace stagewright
