#include "editor/driving/drive_panel.h"
#include "editor/estimate/estimate_panel.h"
#include "editor/hextiles/ideas/ideas_panel.h"
#include "editor/window/drive_dock.h"
#include "editor/window/panel_entry.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/rulebook_files.h"
#include "tests/editor/settle.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <QApplication>
#include <QDockWidget>
#include <QStyleOptionTab>
#include <QTabBar>
#include <QToolButton>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

struct Letters {
    const char* language;
    int percent;
};

void PrintTo(const Letters& letters, std::ostream* out) {
    *out << letters.language << letters.percent;
}

/// A small screen, with each of the panels in front.
class TabsOfPanels : public testing::TestWithParam<Letters> {
protected:
    SpokenIn spoken{QString::fromLatin1(GetParam().language), GetParam().percent};
    OpenWindow open{rally1ss1};

    /// The tabs of the window that are seen and cannot be read.
    [[nodiscard]] QStringList cut() const {
        QStringList found;
        for (const QTabBar* bar : open.window.findChildren<QTabBar*>()) {
            if (bar->visibleRegion().isEmpty())
                continue; // of a panel that lies behind another
            for (int i = 0; i < bar->count(); ++i) {
                const QRect tab = bar->tabRect(i);
                QStyleOptionTab option;
                option.initFrom(bar);
                option.rect = tab;
                option.shape = bar->shape();
                const int room =
                    bar->style()->subElementRect(QStyle::SE_TabBarTabText, &option, bar).width();
                const QString text = bar->tabText(i);
                const QSize needed = bar->fontMetrics().size(Qt::TextShowMnemonic, text);
                if (room < needed.width())
                    found << text + QStringLiteral(": %1 of %2").arg(room).arg(needed.width());
                else if (!bar->visibleRegion().contains(tab.adjusted(1, 1, -1, -1)) ||
                         bar->visibleRegion().boundingRect().right() < tab.right() - 1)
                    found << text + QStringLiteral(": out of sight");
            }
        }
        return found;
    }
};

TEST_P(TabsOfPanels, CanAllBeReadOnASmallScreen) {
    open.window.resize(1366, 768 - 56);
    settle();
    // The screen of the tests is smaller: as wide as large letters have it on this one.
    if (GetParam().percent > 100)
        open.window.resizeDocks({open.window.findChild<QDockWidget*>(QStringLiteral("findings"))},
                                {1366 * 36 / 100}, Qt::Horizontal);
    for (QDockWidget* panel : open.window.findChildren<QDockWidget*>()) {
        if (panel->objectName() == QStringLiteral("results"))
            continue; // it folds, and its tabs come then: below
        panel->show();
        panel->raise();
        settle();
        EXPECT_EQ(cut().join(QStringLiteral("; ")).toStdString(), "")
            << panel->objectName().toStdString();
    }
    auto* results = open.window.findChild<QDockWidget*>(QStringLiteral("results"));
    results->show();
    results->raise();
    settle();
    EXPECT_EQ(cut().join(QStringLiteral("; ")).toStdString(), "");
}

TEST_P(TabsOfPanels, CanBeReadInAColumnThatIsNarrowedByHand) {
    open.window.resize(1366, 768 - 56);
    settle();
    for (const char* name : {"palette", "estimate"}) {
        auto* panel = open.window.findChild<QDockWidget*>(QString::fromLatin1(name));
        panel->raise();
        open.window.resizeDocks({panel}, {1}, Qt::Horizontal);
        settle();
        EXPECT_EQ(cut().join(QStringLiteral("; ")).toStdString(), "") << name;
    }
}

TEST(DockTabs, AClickOnOneGivesItsPanelTheFocusBeItInFrontAlready) {
    OpenWindow open{rally1ss1};
    const auto click = [&](const char* name) {
        auto* panel = open.window.findChild<QDockWidget*>(QString::fromLatin1(name));
        for (auto* bar : open.window.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
            for (int i = 0; i < bar->count(); ++i)
                if (bar->isVisible() && bar->tabText(i) == panel->windowTitle())
                    QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(i).center());
        settle();
        EXPECT_TRUE(isInFront(*panel)) << name;
        return panel->isAncestorOf(QApplication::focusWidget());
    };
    open.board().setFocus();
    EXPECT_TRUE(click("palette")) << "in front before";
    EXPECT_TRUE(click("history")) << "behind another before";
    EXPECT_TRUE(click("palette"));
    EXPECT_TRUE(click("history"));
}

TEST_P(TabsOfPanels, AreNotNamedAsTheTitleOfAPanelBesideThem) {
    QStringList titles;
    for (const QDockWidget* panel : open.window.findChildren<QDockWidget*>())
        titles << panel->windowTitle();
    open.open(QStringLiteral(TEST_DATA_DIR "/gt-circuits/course1.json")); // a circuit's title too
    titles << open.window.findChild<QDockWidget*>(QStringLiteral("stage"))->windowTitle();
    const QTabBar* parts = open.window.findChild<QTabBar*>(QStringLiteral("estimate-parts"));
    ASSERT_TRUE(waitUntil([&] {
        parts = open.window.estimatePanel().findChild<QTabBar*>(QStringLiteral("estimate-parts"));
        return parts != nullptr;
    }));
    EXPECT_FALSE(titles.contains(parts->tabText(1))) << parts->tabText(1).toStdString();
    for (int i = 0; i < tilesOf(open.window).ideas().tabs().count(); ++i) {
        const QString text = tilesOf(open.window).ideas().tabs().tabText(i);
        EXPECT_FALSE(titles.contains(text)) << text.toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, TabsOfPanels,
                         testing::Values(Letters{"en", 100}, Letters{"en", 150}, Letters{"de", 100},
                                         Letters{"de", 150}, Letters{"fr", 100}, Letters{"fr", 150},
                                         Letters{"pl", 100}, Letters{"pl", 150}),
                         [](const testing::TestParamInfo<Letters>& each) {
                             return std::string(each.param.language) +
                                    std::to_string(each.param.percent);
                         });

} // namespace

} // namespace stagewright
