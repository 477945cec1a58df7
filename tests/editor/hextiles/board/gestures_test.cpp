#include "model/layouts/hextiles/stage/extent.h"
#include "tests/editor/sample.h"
#include "tests/editor/window/open_window.h"

#include <QNativeGestureEvent>
#include <QPointingDevice>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

void twoFingers(OpenWindow& open, Qt::NativeGestureType type, double value, QPointF at) {
    QNativeGestureEvent event(type, QPointingDevice::primaryPointingDevice(), 2, at,
                              open.board().mapTo(&open.window, at.toPoint()),
                              open.board().mapToGlobal(at), value, {});
    QCoreApplication::sendEvent(&open.board(), &event);
}

TEST(Gestures, APinchZoomsAtTheFingers) {
    OpenWindow open;
    const QPointF at = open.pointOf(sample::corner);
    const QPointF held = open.board().camera().toBoard(at);
    const double zoom = open.board().camera().zoom;
    twoFingers(open, Qt::BeginNativeGesture, 0, at);
    twoFingers(open, Qt::ZoomNativeGesture, 0.25, at);
    twoFingers(open, Qt::ZoomNativeGesture, -0.1, at);
    twoFingers(open, Qt::EndNativeGesture, 0, at);
    EXPECT_NEAR(open.board().camera().zoom, zoom * 1.25 * 0.9, 1e-9);
    EXPECT_LT(QLineF(open.board().camera().toBoard(at), held).length(), 1e-9);
    EXPECT_EQ(open.steps(), 0);
}

TEST(Gestures, ATapOfTwoFingersGoesNearAndBack) {
    OpenWindow open;
    const QPointF at = open.pointOf(sample::corner);
    const QPointF held = open.board().camera().toBoard(at);
    ASSERT_LT(open.board().camera().zoom, 1);
    twoFingers(open, Qt::SmartZoomNativeGesture, 0, at);
    EXPECT_DOUBLE_EQ(open.board().camera().zoom, 1);
    EXPECT_LT(QLineF(open.board().camera().toBoard(at), held).length(), 1e-9);
    twoFingers(open, Qt::SmartZoomNativeGesture, 0, at);
    EXPECT_TRUE(open.board().camera().visible().contains(extent(open.stage())));
}

/// Two fingers on the glass, moved apart.
TEST(Gestures, APinchOnATouchScreenZoomsAndLaysNothing) {
    OpenWindow open;
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    const double zoom = open.board().camera().zoom;
    const QPoint middle = open.pointOf(sample::corner);
    const auto fingers = [&](int apart) {
        return std::pair(middle - QPoint(apart, 0), middle + QPoint(apart, 0));
    };
    const auto [left, right] = fingers(40);
    QTest::touchEvent(&open.board(), screen.get())
        .press(0, left, &open.board())
        .press(1, right, &open.board());
    for (int apart = 50; apart <= 80; apart += 10) {
        const auto [first, second] = fingers(apart);
        QTest::touchEvent(&open.board(), screen.get())
            .move(0, first, &open.board())
            .move(1, second, &open.board());
    }
    const auto [first, second] = fingers(80);
    QTest::touchEvent(&open.board(), screen.get())
        .release(0, first, &open.board())
        .release(1, second, &open.board());
    EXPECT_GT(open.board().camera().zoom, zoom * 1.2);
    EXPECT_EQ(open.steps(), 0);
}

TEST(Gestures, KeysShowTheBoardInFullSizeOrWhatIsSelected) {
    OpenWindow open;
    open.key(Qt::Key_1, Qt::ControlModifier);
    EXPECT_DOUBLE_EQ(open.board().camera().zoom, 1);
    open.key(Qt::Key_2, Qt::ControlModifier);
    EXPECT_DOUBLE_EQ(open.board().camera().zoom, 1); // nothing is selected, which is said
    EXPECT_TRUE(open.window.statusBar()->currentMessage().contains(QStringLiteral("selected")));
    open.click(sample::corner);
    open.key(Qt::Key_2, Qt::ControlModifier);
    EXPECT_GT(open.board().camera().zoom, 1);
    EXPECT_LT(QLineF(open.board().camera().middle, centre(sample::corner)).length(), 1e-9);
    EXPECT_TRUE(open.board().camera().visible().contains(extent(sample::corner)));
}

} // namespace

} // namespace stagewright
