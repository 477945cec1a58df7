#include "editor/history/history_panel.h"
#include "tests/editor/sample.h"
#include "tests/editor/window/open_window.h"

#include <QDockWidget>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

QString textOf(const OpenWindow& open, int row) {
    return open.window.historyPanel().model()->index(row, 0).data().toString();
}

QDockWidget* dockOf(const OpenWindow& open) {
    return qobject_cast<QDockWidget*>(open.window.historyPanel().parentWidget());
}

TEST(HistoryInTheWindow, AClickOnAStepGoesThereAndBack) {
    OpenWindow open;
    const Stage opened = open.stage();
    open.click(sample::corner);
    open.key(Qt::Key_R);
    const Stage turned = open.stage();
    open.key(Qt::Key_F);
    open.key(Qt::Key_Delete);
    const Stage removed = open.stage();
    const HistoryPanel& panel = open.window.historyPanel();
    ASSERT_EQ(panel.model()->rowCount(), 4);
    dockOf(open)->raise();
    QCoreApplication::processEvents();
    const auto click = [&](int row) {
        QTest::mouseClick(panel.viewport(), Qt::LeftButton, {},
                          panel.visualRect(panel.model()->index(row, 0)).center());
    };
    click(1);
    EXPECT_EQ(open.stage(), turned);
    click(0);
    EXPECT_EQ(open.stage(), opened);
    EXPECT_FALSE(open.window.isWindowModified());
    click(3);
    EXPECT_EQ(open.stage(), removed);
}

TEST(HistoryInTheWindow, ItTurnsWithTheTabs) {
    OpenWindow open;
    open.click(sample::corner);
    open.key(Qt::Key_R);
    const QString step = textOf(open, 1);
    EXPECT_FALSE(step.isEmpty());
    open.window.tabs().openNew({});
    EXPECT_EQ(open.window.historyPanel().model()->rowCount(), 1);
    open.window.tabs().turn(1);
    EXPECT_EQ(open.window.historyPanel().model()->rowCount(), 2);
    EXPECT_EQ(textOf(open, 1), step);
}

TEST(HistoryInTheWindow, AStageThatIsClosedTakesItsStepsWithIt) {
    OpenWindow open;
    open.click(sample::corner);
    open.key(Qt::Key_R);
    open.window.tabs().openNew({});
    open.key(Qt::Key_W, Qt::ControlModifier);
    EXPECT_EQ(open.window.historyPanel().model()->rowCount(), 2);
}

TEST(HistoryInTheWindow, ClosedItIsFoundAgainByReset) {
    OpenWindow open;
    dockOf(open)->close();
    open.window.actions().resetPanels->trigger();
    EXPECT_FALSE(dockOf(open)->isHidden());
    auto* tile = open.window.findChild<QDockWidget*>(QStringLiteral("details"));
    EXPECT_TRUE(open.window.tabifiedDockWidgets(dockOf(open)).contains(tile));
}

} // namespace

} // namespace stagewright
