#include "editor/hextiles/palette/palette_panel.h"
#include "editor/panels/findings_panel.h"
#include "editor/window/window_settings.h"
#include "model/game/stage_file.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QGuiApplication>
#include <QScreen>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

TEST(Settings, ALaterStartOpensTheFileOfTheLastTime) {
    OpenWindow first;
    Stage stage;
    stage.info.title = QStringLiteral("Mine");
    ASSERT_TRUE(saveStage(stage, first.path("mine.json")));
    first.open(first.path("mine.json"));
    EXPECT_TRUE(first.window.close());

    MainWindow second(gamesWithoutPieces(), first.settings, first.answers.dialogs());
    second.createPanels(games());
    second.start({});
    EXPECT_TRUE(waitForFiles(second));
    EXPECT_EQ(second.document().stage().info.title, QStringLiteral("Mine"));
    EXPECT_EQ(second.document().path(), first.path("mine.json"));

    ASSERT_TRUE(QFile::remove(first.path("mine.json")));
    MainWindow third(gamesWithoutPieces(), first.settings, first.answers.dialogs());
    third.createPanels(games());
    third.start({});
    EXPECT_TRUE(waitForFiles(third));
    EXPECT_TRUE(third.welcome().isShown());
    ASSERT_EQ(first.answers.complaints.size(), 1); // it is named
    EXPECT_TRUE(first.answers.complaints.front().contains(QStringLiteral("mine.json")));
    EXPECT_TRUE(third.close());
    MainWindow fourth(gamesWithoutPieces(), first.settings, first.answers.dialogs());
    fourth.createPanels(games());
    fourth.start({});
    EXPECT_TRUE(waitForFiles(fourth));
    EXPECT_EQ(first.answers.complaints.size(), 1); // once
}

TEST(Settings, AFileNamedAtTheStartIsOpened) {
    QTemporaryDir folder;
    Stage stage;
    stage.info.title = QStringLiteral("Named");
    ASSERT_TRUE(saveStage(stage, folder.filePath(QStringLiteral("n.json"))));
    OpenWindow open(folder.filePath(QStringLiteral("n.json")));
    EXPECT_EQ(open.document().stage().info.title, QStringLiteral("Named"));
}

TEST(Settings, AWindowLeftOffTheScreenComesBack) {
    QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    QMainWindow lost;
    lost.setGeometry(9000, 9000, 400, 300);
    rememberWindow(lost, settings);
    settings.setValue(QStringLiteral("window/state"), QByteArray("noise"));

    UserAnswers answers;
    MainWindow window(gamesWithoutPieces(), settings, answers.dialogs());
    window.createPanels(games());
    window.show();
    EXPECT_TRUE(
        QGuiApplication::primaryScreen()->availableGeometry().contains(window.geometry().center()));
    EXPECT_TRUE(paletteOf(window).isVisible());
    EXPECT_GT(paletteOf(window).width(), 150);
    EXPECT_TRUE(window.findingsPanel().isVisible());
}

TEST(Settings, ClosedPanelsStayClosedUntilReset) {
    OpenWindow open;
    open.window.findingsPanel().parentWidget()->close();
    EXPECT_TRUE(open.window.close());
    MainWindow again(gamesWithoutPieces(), open.settings, open.answers.dialogs());
    again.createPanels(games());
    again.show();
    EXPECT_FALSE(again.findingsPanel().isVisible());
    again.actions().resetPanels->trigger();
    EXPECT_TRUE(again.findingsPanel().isVisible());
}

} // namespace

} // namespace stagewright
