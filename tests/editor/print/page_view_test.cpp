#include "editor/print/page_view.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

class PageViews : public testing::Test {
protected:
    PageViews() {
        view.setPaper({210, 297});
        view.setRoom(QRectF(10, 20, 420, 297));
    }
    PageView view;
};

TEST_F(PageViews, AWholePageIsInTheMiddle) {
    EXPECT_TRUE(view.isWhole());
    EXPECT_EQ(view.place(), QRectF(115, 20, 210, 297));
    EXPECT_FALSE(view.moveBy({30, 30}));
    view.zoomBy(0.5);
    EXPECT_EQ(view.place(), QRectF(115, 20, 210, 297));
}

TEST_F(PageViews, CloserWhatIsUnderThePointerStaysThere) {
    // Four times as large, so that the page is wider than the room and higher.
    view.zoomBy(4, {220, 70}); // at 105/210 across and 50/297 down
    EXPECT_EQ(view.place().size(), QSizeF(840, 1188));
    EXPECT_DOUBLE_EQ(view.place().x() + 840 * 105.0 / 210, 220);
    EXPECT_DOUBLE_EQ(view.place().y() + 1188 * 50.0 / 297, 70);
}

TEST_F(PageViews, NoSideOfTheRoomStaysFree) {
    view.zoomBy(4, {115, 20}); // the corner, which the middle of the room cannot come to
    EXPECT_EQ(view.place().topLeft(), QPointF(10, 20));
    EXPECT_FALSE(view.moveBy({50, 50}));
    EXPECT_TRUE(view.moveBy({-1e6, -1e6}));
    EXPECT_NEAR(view.place().right(), 430, 1e-9);
    EXPECT_NEAR(view.place().bottom(), 317, 1e-9);
    view.zoomBy(0.5, {430, 317}); // twice as large, it is as wide as the room
    EXPECT_NEAR(view.place().x(), 10, 1e-9);
    EXPECT_NEAR(view.place().bottom(), 317, 1e-9);
}

TEST_F(PageViews, ItIsNeverCloserThanEightTimes) {
    view.zoomBy(100);
    EXPECT_DOUBLE_EQ(view.zoom(), 8);
    view.fit();
    EXPECT_EQ(view.place(), QRectF(115, 20, 210, 297));
}

TEST_F(PageViews, ATurnedPageIsSeenAsCloseAsTheOneBefore) {
    view.zoomBy(2);
    view.setPaper({297, 210});
    EXPECT_DOUBLE_EQ(view.zoom(), 2);
    EXPECT_NEAR(view.place().width(), 2 * 420, 1e-9);
}

TEST(PageView, WithoutRoomOrPaperNothingIsSeen) {
    PageView view;
    view.zoomBy(2);
    EXPECT_FALSE(view.moveBy({5, 5}));
    EXPECT_TRUE(view.place().isEmpty());
}

} // namespace
} // namespace stagewright
