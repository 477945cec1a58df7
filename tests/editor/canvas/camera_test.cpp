#include "editor/canvas/camera.h"

#include <QLineF>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

const Camera camera{{3, -2}, 0.5, {800, 600}};

TEST(Camera, ThereAndBack) {
    const QPointF screen(123, 456);
    EXPECT_LT(QLineF(camera.toScreen(camera.toBoard(screen)), screen).length(), 1e-9);
    EXPECT_EQ(camera.toScreen(camera.middle), QPointF(400, 300));
    EXPECT_EQ(camera.toScreen(camera.middle + QPointF(1, 0)), QPointF(440, 300));
}

TEST(Camera, ZoomsAtThePinWithinItsLimits) {
    const QPointF pin(700, 100);
    const QPointF held = camera.toBoard(pin);
    Camera now = camera;
    for (int i = 0; i < 40; ++i) {
        now = now.zoomed(1.3, pin);
        EXPECT_LT(QLineF(now.toBoard(pin), held).length(), 1e-9);
    }
    EXPECT_EQ(now.zoom, 8);
    for (int i = 0; i < 80; ++i)
        now = now.zoomed(0.8, pin);
    EXPECT_EQ(now.zoom, 0.1);
    EXPECT_LT(QLineF(now.toBoard(pin), held).length(), 1e-9);
}

TEST(Camera, PansByPixels) {
    const Camera now = camera.panned({10, -20});
    EXPECT_EQ(now.toScreen(camera.toBoard({100, 100})), QPointF(110, 80));
}

TEST(Camera, FitsAnAreaWithAMargin) {
    const QRectF area(0, 0, 30, 10);
    const Camera now = camera.fitted(area);
    EXPECT_TRUE(now.visible().contains(area.adjusted(-0.5, -0.5, 0.5, 0.5)));
    EXPECT_FALSE(now.visible().contains(area.adjusted(-1, 0, 1, 0)));
    EXPECT_EQ(camera.fitted({0, 0, 1, 1}).zoom, 1.25);
}

} // namespace

} // namespace stagewright
