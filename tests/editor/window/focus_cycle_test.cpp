#include "editor/estimate/estimate_panel.h"
#include "editor/hextiles/palette/palette_panel.h"
#include "editor/panels/findings_panel.h"
#include "editor/panels/stage_panel.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <QApplication>
#include <QComboBox>
#include <QListView>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// A window with something to go to in each panel.
struct FocusCycleTest : testing::Test {
    FocusCycleTest() {
        open.window.actions().showHints->setChecked(true);
        const auto& estimate = open.window.estimatePanel();
        EXPECT_TRUE(waitUntil(
            [&] { return estimate.findChild<QComboBox*>() != nullptr; })); // there is a figure
        open.board().setFocus();
    }

    /// Presses the key; the panel that then has the focus, empty: the board.
    QString go(Qt::KeyboardModifiers modifiers = {}) {
        open.key(Qt::Key_F6, modifiers);
        for (QWidget* each = QApplication::focusWidget(); each; each = each->parentWidget())
            if (const auto* panel = qobject_cast<QDockWidget*>(each))
                return panel->objectName();
        EXPECT_TRUE(open.board().hasFocus());
        return {};
    }

    OpenWindow open;
};

TEST_F(FocusCycleTest, F6GoesThroughAllPanelsThatAreSeenAndBackToTheBoard) {
    QStringList names;
    for (int i = 0; i < 6; ++i)
        names.append(go());
    EXPECT_EQ(names, QStringList({QStringLiteral("stage"), QStringLiteral("findings"),
                                  QStringLiteral("estimate"), QStringLiteral("palette"),
                                  QStringLiteral("tokens"), QString()}));
}

TEST_F(FocusCycleTest, ShiftF6GoesTheOtherWay) {
    EXPECT_EQ(go(Qt::ShiftModifier), QStringLiteral("tokens"));
    EXPECT_EQ(go(Qt::ShiftModifier), QStringLiteral("palette"));
    EXPECT_EQ(go(), QStringLiteral("tokens"));
    EXPECT_EQ(go(), QString());
}

TEST_F(FocusCycleTest, AListShowsWhereTheFocusIs) {
    go();
    ASSERT_EQ(go(), QStringLiteral("findings"));
    auto* list = open.window.findingsPanel().findChild<QListView*>();
    ASSERT_TRUE(list);
    EXPECT_EQ(list->currentIndex().row(), 0);
    open.key(Qt::Key_Down);
    EXPECT_EQ(list->currentIndex().row(), 1);
}

TEST_F(FocusCycleTest, FindATileOpensAPaletteThatWasClosed) {
    paletteOf(open.window).parentWidget()->close();
    open.board().setFocus();
    open.key(Qt::Key_F, Qt::ControlModifier);
    EXPECT_TRUE(paletteOf(open.window).isVisible());
    open.type("217");
    EXPECT_TRUE(paletteOf(open.window).isAncestorOf(QApplication::focusWidget()));
}

TEST_F(FocusCycleTest, ComesBackToWhatHadTheFocus) {
    open.palette().setFocus();
    go();
    go(Qt::ShiftModifier);
    EXPECT_TRUE(open.palette().hasFocus());
}

TEST_F(FocusCycleTest, PassesOverWhatIsClosed) {
    open.window.stagePanel().parentWidget()->close();
    QCoreApplication::processEvents();
    open.board().setFocus();
    EXPECT_EQ(go(), QStringLiteral("findings"));
}

} // namespace

} // namespace stagewright
