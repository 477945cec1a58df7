#include "editor/hextiles/faces/lettering.h"
#include "editor/hextiles/faces/outlines.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

/// How far a point is from the filled part of a shape, found by trying points all around it.
bool isWithin(const QPainterPath& shape, QPointF at, double distance) {
    constexpr int directions = 64;
    for (const double radius : {0.0, distance / 2, distance})
        for (int i = 0; i < directions; ++i) {
            const double angle = 2 * std::numbers::pi * i / directions;
            if (shape.contains(at + QPointF(std::cos(angle), std::sin(angle)) * radius))
                return true;
        }
    return false;
}

TEST(Outlines, AWidenedSquareGrowsByTheMarginOnEachSide) {
    QPainterPath square;
    square.addRect(-1, -1, 2, 2);
    const QPainterPath wide = widened(square, 0.25);
    EXPECT_EQ(wide.boundingRect(), QRectF(-1.25, -1.25, 2.5, 2.5));
    EXPECT_TRUE(wide.contains(QPointF(1.2, 1.2)));
    EXPECT_FALSE(wide.contains(QPointF(1.3, 0)));
    const QPainterPath other = widened(square.toReversed(), 0.25);
    EXPECT_EQ(other.boundingRect(), wide.boundingRect());
}

TEST(Outlines, AHoleGetsSmallerAndWhatLiesBesideDoesNot) {
    QPainterPath ring;
    ring.addRect(-2, -2, 4, 4);
    QPainterPath hole;
    hole.addRect(-1, -1, 2, 2);
    ring.addPath(hole.toReversed());
    QPainterPath beside;
    beside.addRect(5, -1, 2, 2);
    ring.addPath(beside.toReversed());
    const QPainterPath wide = widened(ring, 0.25);
    EXPECT_FALSE(wide.contains(QPointF(0.7, 0)));
    EXPECT_TRUE(wide.contains(QPointF(0.8, 0)));
    EXPECT_TRUE(wide.contains(QPointF(2.2, 0)));
    EXPECT_TRUE(wide.contains(QPointF(4.8, 0)));
    EXPECT_FALSE(wide.contains(QPointF(4.7, 0)));
}

TEST(Outlines, EachWidenedDigitReachesAsFarAsTheMarginAndNoFarther) {
    const Lettering lettering;
    constexpr double margin = 0.1;
    for (int digit = 0; digit <= 9; ++digit) {
        const QPainterPath shape = lettering.outline(QString::number(digit), 1);
        const QPainterPath wide = widened(shape, margin);
        int filled = 0;
        for (double x = -0.7; x <= 0.7; x += 0.05)
            for (double y = -0.7; y <= 0.7; y += 0.05) {
                const QPointF at(x, y);
                filled += wide.contains(at) ? 1 : 0;
                if (isWithin(shape, at, 0.85 * margin)) { // sharp corners are rounded by few points
                    EXPECT_TRUE(wide.contains(at)) << digit << " at " << x << ", " << y;
                } else if (!isWithin(shape, at,
                                     1.8 * margin)) { // corners reach out a little farther
                    EXPECT_FALSE(wide.contains(at)) << digit << " at " << x << ", " << y;
                }
            }
        EXPECT_GT(filled, 100) << digit;
    }
}

} // namespace

} // namespace stagewright
