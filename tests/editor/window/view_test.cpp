#include "tests/editor/sample.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <QAbstractEventDispatcher>
#include <QWheelEvent>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

void swipe(OpenWindow& open, QPoint pixels) {
    const QPointF at = open.board().rect().center();
    QWheelEvent event(at, open.board().mapToGlobal(at), pixels, pixels * 8, {}, {},
                      Qt::ScrollUpdate, false);
    QCoreApplication::sendEvent(&open.board(), &event);
}

TEST(View, ZoomsFromTenToEightHundredPercentAtThePointer) {
    OpenWindow open;
    const QPointF held = open.board().camera().toBoard(open.pointOf(sample::corner));
    open.spin(sample::corner, 60, Qt::ControlModifier);
    EXPECT_DOUBLE_EQ(open.board().camera().zoom, 8);
    EXPECT_LT(QLineF(open.board().camera().toBoard(open.pointOf(sample::corner)), held).length(),
              0.02);
    open.spin(sample::corner, -90, Qt::ControlModifier);
    EXPECT_DOUBLE_EQ(open.board().camera().zoom, 0.1);
}

TEST(View, ATouchpadPansPixelByPixelAlsoOverTheSelection) {
    OpenWindow open;
    open.click(sample::corner);
    const QPoint before = open.pointOf(sample::corner);
    swipe(open, {13, -7});
    EXPECT_EQ(open.pointOf(sample::corner), before + QPoint(13, -7));
    EXPECT_EQ(open.steps(), 0);
}

TEST(View, ADragHeldAtTheBorderScrollsAndDropsUnderThePointer) {
    OpenWindow open;
    const QPointF before = open.board().camera().middle;
    const QPoint edge(open.board().width() - 6, open.board().height() / 2);
    open.carry("204a", edge);
    ASSERT_TRUE(waitUntil([&] { return open.board().camera().middle.x() > before.x() + 2; }));
    const auto scrolls = [&] {
        return !QAbstractEventDispatcher::instance()->registeredTimers(&open.board()).isEmpty();
    };
    EXPECT_TRUE(scrolls());
    const Hex under = open.board().hexUnder(edge);
    open.dropCarried(edge);
    EXPECT_EQ(open.tileAt(under).side, *TileId::parse(u"204a"));
    EXPECT_FALSE(scrolls());
}

TEST(View, ABandHeldAtTheBorderGrowsWithTheBoard) {
    OpenWindow open;
    const QPoint from = open.pointOf({-1, 4});
    const QPointF before = open.board().camera().middle;
    QTest::mousePress(&open.board(), Qt::LeftButton, {}, from);
    const QPoint edge(open.board().width() - 6, 6);
    open.moveTo(from + QPoint(40, -40));
    open.moveTo(edge);
    ASSERT_TRUE(waitUntil([&] { return open.board().camera().middle.x() > before.x() + 2; }));
    open.release(edge);
    EXPECT_EQ(open.selected().size(), 11); // from where it was begun, though that has moved
}

} // namespace

} // namespace stagewright
