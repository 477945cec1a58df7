#include "editor/driving/drive_panel.h"
#include "editor/fields/scrolled_panel.h"
#include "editor/window/drive_dock.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/rulebook_files.h"
#include "tests/editor/settle.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QCheckBox>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QToolBar>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

struct SmallScreen {
    const char* language;
    int letters; ///< percent
    QSize size;
};

void PrintTo(const SmallScreen& screen, std::ostream* out) {
    *out << screen.language << screen.letters;
}

/// What takes most room of a window on a screen: two stages, results, what a rally has.
class SmallScreens : public testing::TestWithParam<SmallScreen> {
protected:
    SpokenIn spoken{QString::fromLatin1(GetParam().language), GetParam().letters};
    OpenWindow open{rally1ss1};

    [[nodiscard]] QDockWidget& panel(const QString& name) {
        return *open.window.findChild<QDockWidget*>(name);
    }
    /// Frames of the desktop and its bar take some.
    [[nodiscard]] static QSize room() { return GetParam().size - QSize(0, 56); }

    void fits(const QString& what) {
        settle();
        const QSize least = open.window.minimumSizeHint();
        EXPECT_LE(least.width(), room().width()) << what.toStdString();
        EXPECT_LE(least.height(), room().height()) << what.toStdString();
    }
};

TEST_P(SmallScreens, TheWindowFitsWithEachPanelOpen) {
    open.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier); // the strip comes
    fits(QStringLiteral("as it is"));
    const QStringList names{QStringLiteral("palette"),  QStringLiteral("tokens"),
                            QStringLiteral("stage"),    QStringLiteral("findings"),
                            QStringLiteral("estimate"), QStringLiteral("details"),
                            QStringLiteral("history"),  QStringLiteral("evening"),
                            QStringLiteral("rally"),    QStringLiteral("results")};
    for (const QString& name : names) {
        panel(name).show();
        panel(name).raise();
        fits(name);
    }
    // All of them are open now, and the pointer tells of a tile.
    open.hover(Hex{1, 1});
    fits(QStringLiteral("all"));
    open.window.resize(room());
    settle();
    EXPECT_EQ(open.window.size(), room());
    EXPECT_GE(open.board().width(), 200) << "there is a board to work on";
    EXPECT_GE(open.board().height(), 160);
}

TEST_P(SmallScreens, MenusFit) {
    open.window.resize(room());
    for (const QAction* title : open.window.menuBar()->actions()) {
        QMenu* menu = title->menu();
        Q_EMIT menu->aboutToShow();
        EXPECT_LE(menu->sizeHint().height(), room().height() - open.window.menuBar()->height())
            << menu->title().toStdString();
        for (const QAction* entry : menu->actions())
            if (entry->menu()) {
                EXPECT_LE(entry->menu()->sizeHint().height(), GetParam().size.height())
                    << entry->text().toStdString();
            }
    }
}

TEST_P(SmallScreens, ADriveIsNotScrolledSideways) {
    open.window.resize(room());
    panel(QStringLiteral("drive")).show();
    panel(QStringLiteral("drive")).raise();
    settle();
    DrivePanel& drive = *open.window.driveDock().panel();
    ASSERT_TRUE(waitUntil([&] { return drive.watch().record() != nullptr; }));
    const auto* bars = open.window.driveDock().findChild<ScrolledPanel*>();
    const auto fitsAcross = [&](const char* what) {
        settle();
        EXPECT_EQ(bars->horizontalScrollBar()->maximum(), 0) << what;
        EXPECT_EQ(drive.width(), bars->viewport()->width()) << what;
        for (const QWidget* each :
             drive.currentWidget()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            if (each->isVisible()) {
                EXPECT_GE(each->height(), each->minimumSizeHint().height())
                    << what << each->metaObject()->className();
                EXPECT_TRUE(drive.currentWidget()->rect().contains(each->geometry()))
                    << what << each->metaObject()->className();
            }
    };
    fitsAcross("a drive");
    drive.watch().watch(6);
    ASSERT_TRUE(waitUntil([&] { return drive.watch().record() != nullptr; }));
    fitsAcross("a race");
    drive.turnTo(drive.test());
    ASSERT_TRUE(waitUntil([&] { return drive.test().drive() != nullptr; }));
    for (QCheckBox* box : drive.test().findChildren<QCheckBox*>())
        box->click(); // hints, tokens
    fitsAcross("by hand");
}

INSTANTIATE_TEST_SUITE_P(
    Languages, SmallScreens,
    testing::Values(SmallScreen{"en", 100, {1024, 700}}, SmallScreen{"en", 150, {1366, 768}},
                    SmallScreen{"de", 100, {1024, 700}}, SmallScreen{"de", 150, {1366, 768}},
                    SmallScreen{"fr", 100, {1024, 700}}, SmallScreen{"fr", 150, {1366, 768}},
                    SmallScreen{"pl", 100, {1024, 700}}, SmallScreen{"pl", 150, {1366, 768}}),
    [](const testing::TestParamInfo<SmallScreen>& each) {
        return std::string(each.param.language) + std::to_string(each.param.letters);
    });

} // namespace

} // namespace stagewright
