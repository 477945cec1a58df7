#include "editor/hextiles/ideas/ideas_panel.h"
#include "tests/editor/rulebook_files.h"
#include "tests/editor/settle.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <QDockWidget>
#include <QScrollBar>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// The panel Ideas beside a stage that is laid.
struct IdeasGestures : testing::Test {
    OpenWindow open{rally1ss1};

    IdeasGestures() {
        auto* dock = open.window.findChild<QDockWidget*>(QStringLiteral("ideas"));
        dock->show();
        dock->raise();
        settle();
    }
    [[nodiscard]] IdeasPanel& panel() { return tilesOf(open.window).ideas(); }
    [[nodiscard]] IdeaGallery& gallery() { return panel().gallery(); }
    void turnTo(int page) {
        QTest::mouseClick(&panel().tabs(), Qt::LeftButton, {},
                          panel().tabs().tabRect(page).center());
        settle();
    }
    [[nodiscard]] bool ends() {
        return waitUntil([this] { return !panel().isSearching(); }) &&
               gallery().ideas().rowCount() > 0;
    }
    void take(int row) {
        QTest::mouseClick(gallery().viewport(), Qt::LeftButton, {},
                          gallery().visualRect(gallery().ideas().index(row)).center());
    }
    static void expectSame(const Camera& seen, const Camera& wanted) {
        EXPECT_EQ(seen.middle, wanted.middle);
        EXPECT_EQ(seen.zoom, wanted.zoom);
    }
};

TEST_F(IdeasGestures, UndoLooksAtTheBoardAsBeforeTheIdeaAndRedoAsWithIt) {
    QTest::mouseClick(&panel().begin(), Qt::LeftButton);
    ASSERT_TRUE(ends());
    open.board().zoomIn();
    open.board().lookAt({1.5, -0.5});
    const Camera before = open.board().camera();
    take(0);
    const Camera with = open.board().camera();
    ASSERT_NE(with.middle, before.middle);
    open.board().setFocus();
    open.key(Qt::Key_Z, Qt::ControlModifier);
    expectSame(open.board().camera(), before);
    open.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    expectSame(open.board().camera(), with);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    // Another step in its place has a look of its own.
    open.board().lookAt({0, 0});
    const Camera other = open.board().camera();
    open.board().setFocus();
    open.key(Qt::Key_A, Qt::ControlModifier);
    open.key(Qt::Key_Delete);
    expectSame(open.board().camera(), other);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    expectSame(open.board().camera(), other);
}

TEST_F(IdeasGestures, EnterInAFieldOfTheWishesBegins) {
    panel().wishes().length().setFocus();
    QTest::keyClicks(&panel().wishes().length(), QStringLiteral("9"));
    open.key(Qt::Key_Return);
    EXPECT_TRUE(panel().isSearching());
    QTest::mouseClick(&panel().stop(), Qt::LeftButton);
    ASSERT_FALSE(panel().isSearching());
    panel().wishes().difficulty().setFocus();
    open.key(Qt::Key_Enter);
    EXPECT_TRUE(panel().isSearching());
    QTest::mouseClick(&panel().stop(), Qt::LeftButton);
}

TEST_F(IdeasGestures, EnterInTheListBeginsALine) {
    turnTo(1);
    panel().list().setFocus();
    QTest::keyClicks(&panel().list(), QStringLiteral("2 x 105b"));
    open.key(Qt::Key_Return);
    EXPECT_FALSE(panel().isSearching());
    EXPECT_EQ(panel().list().toPlainText(), QStringLiteral("2 x 105b\n"));
}

TEST_F(IdeasGestures, AnEmptyGalleryHasNoBarAndItsColumnsStayWhenOneComes) {
    const QSize picture = gallery().pictureSize();
    EXPECT_FALSE(gallery().verticalScrollBar()->isVisible());
    QTest::mouseClick(&panel().begin(), Qt::LeftButton);
    ASSERT_TRUE(ends());
    settle();
    EXPECT_TRUE(gallery().verticalScrollBar()->isVisible());
    EXPECT_EQ(gallery().pictureSize(), picture);
}

TEST_F(IdeasGestures, ButtonsThatAreOfNoUseYetSayWhatTheyNeed) {
    turnTo(2);
    const auto* needed = panel().findChild<QLabel*>(QStringLiteral("this-stage-needs"));
    ASSERT_TRUE(needed && needed->isVisible());
    EXPECT_TRUE(needed->text().contains(QStringLiteral("Select tiles")));
    EXPECT_FALSE(panel().thisStage().changePart().isEnabled());
    EXPECT_TRUE(panel().thisStage().changePart().toolTip().contains(needed->text()));
    EXPECT_FALSE(panel().thisStage().another().toolTip().contains(needed->text()));
    open.click(Hex{1, 1});
    open.board().setFocus();
    open.key(Qt::Key_A, Qt::ControlModifier);
    settle();
    EXPECT_FALSE(needed->isVisible());
    EXPECT_TRUE(panel().thisStage().changePart().isEnabled());
    EXPECT_FALSE(panel().thisStage().changePart().toolTip().contains(needed->text()) &&
                 !needed->text().isEmpty());
    open.key(Qt::Key_Delete);
    settle();
    EXPECT_TRUE(needed->isVisible());
    EXPECT_TRUE(needed->text().contains(QStringLiteral("Lay a stage")));
    EXPECT_TRUE(panel().thisStage().fitBoxes().toolTip().contains(needed->text()));
}

} // namespace

} // namespace stagewright
