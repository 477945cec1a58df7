#include "editor/document/document.h"
#include "editor/files/document_file.h"
#include "editor/panels/stage_panel.h"
#include "tests/editor/sample.h"
#include "tests/rulebook_stages.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

struct StagePanelTest : testing::Test {
    StagePanelTest() { document.open(sampleStage(), {}); }
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    Document document{games()};
    StagePanel panel{document, settings};
};

TEST_F(StagePanelTest, ShowsTitleAndAuthor) {
    EXPECT_EQ(panel.title().text(), QStringLiteral("Rally 1, SS 1"));
    EXPECT_EQ(panel.author().text(), QStringLiteral("Jean-Christophe Bouvier"));
}

TEST_F(StagePanelTest, IsCalledAfterWhatIsDriven) {
    EXPECT_EQ(panel.windowTitle(), QStringLiteral("Stage"));
    document.open(stageAlone(stageFrom(QStringLiteral("gt-circuits/course1.json"))), {});
    EXPECT_EQ(panel.windowTitle(), QStringLiteral("Circuit"));
}

TEST_F(StagePanelTest, WhatIsTypedAtOneGoIsOneStep) {
    QTest::keyClick(&panel.title(), Qt::Key_End);
    QTest::keyClicks(&panel.title(), QStringLiteral(" bis"));
    EXPECT_EQ(document.history().count(), 1);
    QTest::keyClick(&panel.title(), Qt::Key_Return);
    QTest::keyClicks(&panel.title(), QStringLiteral("!"));
    EXPECT_EQ(document.history().count(), 2);
    EXPECT_EQ(document.stage().info.title, QStringLiteral("Rally 1, SS 1 bis!"));
    document.history().undo();
    EXPECT_EQ(panel.title().text(), QStringLiteral("Rally 1, SS 1 bis"));
    document.history().undo();
    EXPECT_EQ(panel.title().text(), QStringLiteral("Rally 1, SS 1"));
}

TEST_F(StagePanelTest, TypingAndTakingItBackIsNoStep) {
    QTest::keyClicks(&panel.author(), QStringLiteral("xy"));
    EXPECT_TRUE(document.isModified());
    QTest::keyClick(&panel.author(), Qt::Key_Backspace);
    QTest::keyClick(&panel.author(), Qt::Key_Backspace);
    EXPECT_EQ(document.history().count(), 0);
    EXPECT_FALSE(document.isModified());
}

TEST_F(StagePanelTest, TheCursorStaysWhereItIsTyping) {
    panel.title().setCursorPosition(5);
    QTest::keyClicks(&panel.title(), QStringLiteral("ab"));
    EXPECT_EQ(panel.title().cursorPosition(), 7);
    EXPECT_EQ(document.stage().info.title, QStringLiteral("Rallyab 1, SS 1"));
}

TEST_F(StagePanelTest, WhatIsPastedIsOneLine) {
    QGuiApplication::clipboard()->setText(QStringLiteral("Monte\r\n\tCar\u202Elo\n"));
    panel.title().selectAll();
    QTest::keyClick(&panel.title(), Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(panel.title().text(), QStringLiteral("Monte Carlo"));
    EXPECT_EQ(document.stage().info.title, QStringLiteral("Monte Carlo"));
    EXPECT_EQ(panel.title().cursorPosition(), 11);
    QTest::keyClicks(&panel.title(), QStringLiteral(" 2"));
    EXPECT_EQ(document.stage().info.title, QStringLiteral("Monte Carlo 2"));
    EXPECT_EQ(document.history().count(), 1);
}

TEST_F(StagePanelTest, ATitleOfAFileStaysAsItIsUntilItIsTyped) {
    Stage odd = sampleStage();
    odd.info.title = QStringLiteral("Monte\nCarlo");
    document.open(odd, {});
    EXPECT_EQ(panel.title().text(), QStringLiteral("Monte Carlo"));
    EXPECT_EQ(document.stage().info.title, odd.info.title);
    EXPECT_EQ(document.history().count(), 0);
    panel.title().setCursorPosition(5);
    QTest::keyClicks(&panel.title(), QStringLiteral("x"));
    EXPECT_EQ(document.stage().info.title, QStringLiteral("Montex Carlo"));
    EXPECT_EQ(panel.title().cursorPosition(), 6);
}

} // namespace

} // namespace stagewright
