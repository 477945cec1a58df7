#include "editor/hextiles/faces/fewer_points.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

QPolygonF circle(double radius, int corners) {
    QPolygonF polygon;
    for (int i = 0; i <= corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners;
        polygon.append(QPointF(std::cos(angle), std::sin(angle)) * radius);
    }
    return polygon;
}

QPainterPath pathOf(const QPolygonF& polygon) {
    QPainterPath path;
    path.addPolygon(polygon);
    return path;
}

} // namespace

TEST(FewerPoints, CornersStayAndPointsBetweenThemGo) {
    const QPainterPath fewer =
        fewerPoints(pathOf({{0, 0}, {5, 0}, {10, 0}, {10, 3}, {10, 10}, {0, 0}}), 0.5);
    EXPECT_EQ(fewer, pathOf({{0, 0}, {10, 0}, {10, 10}, {0, 0}}));
}

TEST(FewerPoints, ARoundShapeStaysRoundToWithinTheTolerance) {
    constexpr double radius = 1000;
    constexpr double tolerance = 0.5;
    const QPainterPath fewer = fewerPoints(pathOf(circle(radius, 400)), tolerance);
    EXPECT_LT(fewer.elementCount(), 150);
    EXPECT_GT(fewer.elementCount(), 50);
    for (int i = 0; i < fewer.elementCount(); ++i)
        EXPECT_NEAR(std::hypot(fewer.elementAt(i).x, fewer.elementAt(i).y), radius, 1e-6);
    for (int i = 1; i < fewer.elementCount(); ++i) {
        const QPointF middle = (QPointF(fewer.elementAt(i - 1)) + QPointF(fewer.elementAt(i))) / 2;
        EXPECT_GE(std::hypot(middle.x(), middle.y()), radius - tolerance - 0.1);
    }
}

TEST(FewerPoints, CurvesAndTheLinesAroundThemStay) {
    QPainterPath path(QPointF(0, 0));
    path.lineTo(10, 0);
    path.cubicTo(20, 0, 20, 10, 10, 10);
    path.lineTo(0, 10);
    path.closeSubpath();
    path.moveTo(50, 50);
    path.lineTo(60, 60);
    path.setFillRule(Qt::WindingFill);
    EXPECT_EQ(fewerPoints(path, 0.5), path);
}

TEST(FewerPoints, NothingStaysNothing) {
    EXPECT_TRUE(fewerPoints({}, 1).isEmpty());
}

} // namespace stagewright
