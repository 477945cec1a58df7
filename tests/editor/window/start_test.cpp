#include "editor/hextiles/palette/palette_panel.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "tests/editor/window/shown_windows.h"
#include "tests/rulebook_stages.h"

#include <QDockWidget>
#include <QTimer>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

class Start : public testing::Test {
protected:
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
    UserAnswers answers;
    MainWindow window{gamesWithoutPieces(), settings, answers.dialogs(),
                      RecoveryFolder(folder.filePath(QStringLiteral("recovery")))};
};

TEST_F(Start, TheWindowIsSeenBeforeItsTilesAreThere) {
    int seen = 0;
    QObject::connect(&boardOf(window), &BoardView::firstPainted, &window, [&] { ++seen; });
    window.show();
    EXPECT_TRUE(waitUntil([&] { return seen > 0; }));
    const QSize board = boardOf(window).size();
    window.createPanels(games());
    window.start({});
    QCoreApplication::processEvents();
    EXPECT_TRUE(window.welcome().isShown());
    EXPECT_TRUE(paletteOf(window).isVisible());
    EXPECT_EQ(boardOf(window).size(), board); // nothing jumps when the panels are filled
    EXPECT_EQ(seen, 1);
}

TEST_F(Start, NoOtherWindowComesUp) {
    const ShownWindows shown;
    window.show();
    window.createPanels(games());
    window.start({});
    QCoreApplication::processEvents();
    EXPECT_EQ(shown.kinds(), std::set<std::string>{"stagewright::MainWindow"});
}

TEST_F(Start, KeysAndButtonsPressedBeforeTheTilesAreThereDoNoHarm) {
    window.show();
    QTimer closesDialogs;
    QObject::connect(&closesDialogs, &QTimer::timeout, [] {
        if (QWidget* dialog = QApplication::activeModalWidget())
            QTest::keyClick(dialog, Qt::Key_Escape);
    });
    closesDialogs.start(10);
    for (QAction* action : window.findChildren<QAction*>())
        if (action != window.actions().quit && !action->menu())
            action->trigger();
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_2, Qt::Key_F, Qt::Key_Tab, Qt::Key_Escape})
        QTest::keyClick(&boardOf(window), key);
    EXPECT_TRUE(tilesOf(window.document().stage()).placements().empty());
    window.createPanels(games());
    window.start({});
    EXPECT_TRUE(window.welcome().isShown());
}

TEST_F(Start, ClosedAtOnceItKeepsInMindWhatWasOpenTheLastTime) {
    settings.setValue(QStringLiteral("lastFile"), QStringLiteral("/some/stage.json"));
    window.show();
    EXPECT_TRUE(window.close());
    EXPECT_EQ(settings.value(QStringLiteral("lastFile")).toString(),
              QStringLiteral("/some/stage.json"));
}

} // namespace

} // namespace stagewright
