#include "editor/panels/findings_panel.h"
#include "model/layouts/hextiles/stage/extent.h"
#include "tests/boards.h"
#include "tests/editor/settle.h"
#include "tests/editor/window/open_window.h"

#include <QStatusBar>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// Where a hex lies in the window, as the pointer does.
QPoint inWindow(OpenWindow& open, Hex hex) {
    return open.board().mapTo(&open.window, open.pointOf(hex));
}

void showOrHide(OpenWindow& open, const char* panel) {
    open.window.findChild<QAction*>(QString::fromLatin1(panel))->trigger();
    settle();
}

void clickFinding(OpenWindow& open, int row) {
    auto& list = open.window.findingsPanel().list();
    const QPoint at = list.visualRect(list.model()->index(row, 0)).topLeft() + QPoint(20, 8);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, at);
}

} // namespace

TEST(StillBoard, ADropLeavesTheViewAsItIsThoughTheRoadGoesOnOutOfSight) {
    OpenWindow open;
    open.newStage();
    const QPoint top(open.board().width() / 2, 40); // the start leads north
    open.carry("202a", top);
    const Hex under = open.board().hexUnder(top);
    const QPoint before = inWindow(open, under);
    open.dropCarried(top);
    settle();
    ASSERT_EQ(open.tileAt(under).side, *TileId::parse(u"202a"));
    EXPECT_EQ(inWindow(open, under), before);
    // A key asks for what is out of sight.
    QTest::keyClick(&open.board(), Qt::Key_Tab);
    EXPECT_TRUE(open.board().camera().visible().contains(extent(open.board().cursor())));
}

TEST(StillBoard, PanelsThatComeAndGoLeaveTheWorldUnderThePointer) {
    OpenWindow open;
    open.newStage();
    open.carry("202a", Hex{});
    open.dropCarried(Hex{});
    settle();
    const QPoint before = inWindow(open, {});
    const double zoom = open.board().camera().zoom;
    int resized = 0;
    for (const char* panel : {"panel-results", "panel-palette", "panel-tokens", "panel-ideas",
                              "panel-results", "panel-palette", "panel-tokens", "panel-ideas"}) {
        const QSize size = open.board().size();
        showOrHide(open, panel);
        resized += open.board().size() == size ? 0 : 1;
        EXPECT_LE((inWindow(open, {}) - before).manhattanLength(), 2) << panel;
        EXPECT_EQ(open.board().camera().zoom, zoom);
    }
    EXPECT_EQ(resized, 4); // palette, tokens and ideas share a column
}

TEST(StillBoard, AFindingMovesTheViewOnlyWhenItsPlaceIsOutOfSight) {
    OpenWindow open;
    open.document().open(board({{"204a", {0, 0}}, {"204a", {2, 2}}}), {});
    settle();
    ASSERT_GT(open.window.findingsPanel().list().model()->rowCount(), 0);
    const QPointF middle = open.board().camera().middle;
    int row = 0;
    while (row < open.window.findingsPanel().list().model()->rowCount()) {
        clickFinding(open, row);
        if (!open.selected().isEmpty())
            break; // others have no place
        ++row;
    }
    ASSERT_FALSE(open.selected().isEmpty());
    const Hex place = open.selected().front().hex;
    EXPECT_EQ(open.board().camera().middle, middle);
    open.board().lookAt(middle + QPointF(100, 0));
    open.click(open.board().hexUnder(open.board().rect().center())); // something else
    clickFinding(open, row);
    constexpr double hair = 1e-6; // it lies at the very border of the view
    const QRectF seen = open.board().camera().visible().adjusted(-hair, -hair, hair, hair);
    EXPECT_TRUE(seen.contains(extent(place)));
    EXPECT_NE(open.board().camera().middle.x(), extent(place).center().x()); // no further than that
}

TEST(StillBoard, KeysThatFindNothingToActOnSayWhatToDo) {
    OpenWindow open;
    open.click({-3, 5}); // empty
    ASSERT_TRUE(open.selected().isEmpty());
    QStatusBar& bar = *open.window.statusBar();
    bar.clearMessage();
    open.key(Qt::Key_N);
    EXPECT_TRUE(bar.currentMessage().startsWith(QStringLiteral("No tile is selected")));
    bar.clearMessage();
    open.key(Qt::Key_Backspace); // a finished stage: no road end calls for a tile
    EXPECT_TRUE(bar.currentMessage().startsWith(QStringLiteral("No road end is open")));
    bar.clearMessage();
    open.key(Qt::Key_Delete);
    EXPECT_TRUE(bar.currentMessage().startsWith(QStringLiteral("No tile is selected")));
    EXPECT_EQ(open.steps(), 0);
    open.key(Qt::Key_A, Qt::ControlModifier);
    open.key(Qt::Key_N);
    EXPECT_TRUE(bar.currentMessage().startsWith(QStringLiteral("Several tiles are selected")));
}

} // namespace stagewright
