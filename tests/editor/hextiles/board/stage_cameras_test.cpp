#include "tests/editor/window/open_window.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

void addAnotherStage(OpenWindow& open) {
    open.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QCoreApplication::processEvents();
}

TEST(StageCameras, AStageAddedAfterAnUndoneOneIsSeenAsAnyNewOne) {
    OpenWindow open;
    addAnotherStage(open);
    const double zoom = open.board().camera().zoom;
    const QPointF middle = open.board().camera().middle;
    open.spin({2, 1}, 3, Qt::ControlModifier);
    ASSERT_NE(open.board().camera().zoom, zoom);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_EQ(open.document().rally().stages().size(), 1);
    addAnotherStage(open);
    EXPECT_EQ(open.board().camera().zoom, zoom);
    EXPECT_EQ(open.board().camera().middle, middle);
}

TEST(StageCameras, AStageThatIsRedoneIsSeenAsItWas) {
    OpenWindow open;
    addAnotherStage(open);
    open.spin({2, 1}, 3, Qt::ControlModifier);
    const double zoom = open.board().camera().zoom;
    open.key(Qt::Key_Z, Qt::ControlModifier);
    open.key(Qt::Key_Y, Qt::ControlModifier);
    ASSERT_EQ(open.document().rally().stages().size(), 2);
    EXPECT_EQ(open.board().camera().zoom, zoom);
}

} // namespace

} // namespace stagewright
