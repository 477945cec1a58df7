#include "editor/panels/findings_panel.h"
#include "editor/window/panel_entry.h"
#include "tests/editor/settle.h"
#include "tests/editor/window/open_window.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QTabBar>

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {

namespace {

class PanelsOfTheWindow : public testing::Test {
protected:
    OpenWindow open;

    [[nodiscard]] QDockWidget& panel(const char* name) {
        return *open.window.findChild<QDockWidget*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QAction& entry(const char* name) {
        return *open.window.findChild<QAction*>(QStringLiteral("panel-") +
                                                QString::fromLatin1(name));
    }
    [[nodiscard]] QMenu* menu(const char* title) {
        for (QAction* each : open.window.menuBar()->actions())
            if (each->text() == QString::fromLatin1(title))
                return each->menu();
        return nullptr;
    }
    /// As a user does: the menu is opened, and the entry clicked on.
    void choose(const char* title, const char* name) {
        QMenu& opened = *menu(title);
        opened.popup(open.window.mapToGlobal(QPoint(10, 10)));
        QTest::mouseClick(&opened, Qt::LeftButton, {},
                          opened.actionGeometry(&entry(name)).center());
        opened.close();
        settle();
    }
    void raiseTabOf(const char* name) {
        for (QTabBar* tabs : open.window.findChildren<QTabBar*>())
            for (int i = 0; i < tabs->count(); ++i)
                if (tabs->isVisible() && tabs->tabText(i) == panel(name).windowTitle())
                    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(i).center());
        settle();
    }
};

TEST_F(PanelsOfTheWindow, AnEntryRaisesAPanelThatLiesBehindAnotherAndClosesOneThatIsSeen) {
    open.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier); // the strip comes
    const std::pair<const char*, const char*> places[]{{"results", "rally"},
                                                       {"evening", "estimate"}};
    for (const auto& [name, before] : places) {
        choose("Rall&y", name);
        EXPECT_TRUE(isInFront(panel(name))) << name;
        EXPECT_TRUE(entry(name).isChecked());
        raiseTabOf(before);
        ASSERT_FALSE(isInFront(panel(name))) << name;
        EXPECT_FALSE(entry(name).isChecked());
        choose("Rall&y", name);
        EXPECT_TRUE(isInFront(panel(name))) << name << " is raised, not closed";
        EXPECT_TRUE(entry(name).isChecked());
        choose("Rall&y", name);
        EXPECT_TRUE(panel(name).isHidden()) << name;
        EXPECT_FALSE(entry(name).isChecked());
    }
}

TEST_F(PanelsOfTheWindow, AllOfThemStandInTheViewMenuAndInThatOfTheirFrames) {
    const std::unique_ptr<QMenu> popup(open.window.createPopupMenu());
    const QList<QAction*> view = menu("&View")->actions();
    const auto entries = std::find_if(view.begin(), view.end(), [](const QAction* each) {
        return each->text() == QStringLiteral("Pane&ls");
    });
    ASSERT_NE(entries, view.end());
    int panels = 0;
    for (const QDockWidget* each : open.window.findChildren<QDockWidget*>()) {
        QAction& its = entry(each->objectName().toLatin1().constData());
        EXPECT_TRUE((*entries)->menu()->actions().contains(&its))
            << each->objectName().toStdString();
        EXPECT_TRUE(popup->actions().contains(&its)) << each->objectName().toStdString();
        EXPECT_EQ(its.text(), each->windowTitle());
        ++panels;
    }
    EXPECT_EQ(panels, 12);
}

TEST_F(PanelsOfTheWindow, TheStripGivesTheHeightBackThatTheResultsHad) {
    open.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    settle();
    const int strip = panel("rally").height();
    const int board = open.board().height();
    choose("Rall&y", "results");
    EXPECT_GT(panel("results").height(), strip);
    choose("Rall&y", "results");
    EXPECT_NEAR(panel("rally").height(), strip, 4);
    EXPECT_NEAR(open.board().height(), board, 4);
}

TEST_F(PanelsOfTheWindow, BelowTheStripIsNoVoidThoughTheResultsBehindItAreTaller) {
    open.window.resize(1400, 1300);
    open.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    settle();
    EXPECT_LE(panel("rally").height(), panel("rally").sizeHint().height());
    choose("Rall&y", "results");
    const int results = panel("results").height();
    raiseTabOf("rally");
    EXPECT_LE(panel("rally").height(), panel("rally").sizeHint().height());
    raiseTabOf("results");
    EXPECT_NEAR(panel("results").height(), results, 4) << "they get theirs back";
}

TEST_F(PanelsOfTheWindow, FindingsLeaveTheirHeightToOthersWhileThereAreNone) {
    entry("evening").trigger();
    settle();
    const int stage = panel("stage").height();
    EXPECT_LE(stage, panel("stage").sizeHint().height()) << "no void below two fields";
    open.click({1, 1});
    open.key(Qt::Key_Delete); // the road is broken
    settle();
    ASSERT_FALSE(open.window.findingsPanel().isEmpty());
    const int some = panel("findings").height();
    const int evening = panel("evening").height();
    open.key(Qt::Key_Z, Qt::ControlModifier);
    settle();
    ASSERT_TRUE(open.window.findingsPanel().isEmpty());
    EXPECT_LT(panel("findings").height(), some - 20);
    EXPECT_GT(panel("evening").height(), evening + 20);
    open.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    settle();
    EXPECT_NEAR(panel("findings").height(), some, 8);
    EXPECT_NEAR(panel("evening").height(), evening, 8);
}

} // namespace

} // namespace stagewright
