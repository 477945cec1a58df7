#include "editor/hextiles/layers/camera.h"

#include <QLineF>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

const Camera usualCamera{{3, -2}, 0.5, {800, 600}};

TEST(Camera, ThereAndBack) {
    const QPointF screen(123, 456);
    EXPECT_LT(QLineF(usualCamera.toScreen(usualCamera.toBoard(screen)), screen).length(), 1e-9);
    EXPECT_EQ(usualCamera.toScreen(usualCamera.middle), QPointF(400, 300));
    EXPECT_EQ(usualCamera.toScreen(usualCamera.middle + QPointF(1, 0)), QPointF(440, 300));
}

TEST(Camera, ZoomsAtThePinWithinItsLimits) {
    const QPointF pin(700, 100);
    const QPointF held = usualCamera.toBoard(pin);
    Camera now = usualCamera;
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
    const Camera now = usualCamera.panned({10, -20});
    EXPECT_EQ(now.toScreen(usualCamera.toBoard({100, 100})), QPointF(110, 80));
}

TEST(Camera, FitsAnAreaWithAMargin) {
    const QRectF area(0, 0, 30, 10);
    const Camera now = usualCamera.fitted(area);
    EXPECT_TRUE(now.visible().contains(area.adjusted(-0.5, -0.5, 0.5, 0.5)));
    EXPECT_FALSE(now.visible().contains(area.adjusted(-1, 0, 1, 0)));
    EXPECT_EQ(usualCamera.fitted({0, 0, 1, 1}).zoom, 1.25);
}

TEST(Camera, GoesFartherThanItsLimitOnlyWhereAllIsToBeSeen) {
    const QRectF row(0, 0, 450, 2); // 300 tiles
    Camera now = usualCamera.fitted(row);
    EXPECT_TRUE(now.visible().contains(row));
    const double whole = now.zoom;
    EXPECT_LT(whole, 0.03);
    // By hand it comes back as far as that, and not farther.
    now = now.zoomed(20, {400, 300});
    EXPECT_GT(now.zoom, 0.4);
    now = now.zoomed(0.001, {400, 300});
    EXPECT_EQ(now.zoom, whole);
    // Until less is to be seen.
    now = now.fitted({0, 0, 30, 10}).zoomed(0.001, {400, 300});
    EXPECT_EQ(now.zoom, 0.1);
    // All that a board may hold.
    const double reach = 2 * 10'000 * 1.5;
    const QRectF board(-reach / 2, -reach, reach, 2 * reach);
    EXPECT_TRUE(usualCamera.fitted(board).visible().contains(board));
    // A place is shown no larger than things are now, however far that is.
    EXPECT_EQ(usualCamera.fitted(row, 0.01).zoom, 0.01);
}

} // namespace

} // namespace stagewright
