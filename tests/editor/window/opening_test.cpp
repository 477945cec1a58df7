#include "model/exchange/exchange.h"
#include "model/game/stage_file.h"
#include "tests/editor/files.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QDir>
#include <QFile>
#include <QMenu>

#include <gtest/gtest.h>

#include <sys/stat.h>

namespace stagewright {

namespace {

Stage rulebookStage(const char* name) {
    return stageFrom(QStringLiteral("dirt-rulebook/%1.json").arg(QLatin1StringView(name)));
}

/// @param path its ending tells the format
QString writeForeign(const QString& path, std::vector<Stage> stages) {
    const auto exported = writeStages(stages, {}, *formatOfPath(path), games());
    EXPECT_TRUE(exported);
    return exported ? writeFile(path, exported->text) : QString();
}

QString writeWeb(const QString& path, const Stage& stage) {
    const auto exported = writeStages({&stage, 1}, {}, Format::WebEditor, games());
    EXPECT_TRUE(exported);
    return exported ? writeFile(path, exported->text) : QString();
}

/// An entry of File, Open recent.
void chooseRecent(OpenWindow& open, int entry) {
    QMenu* menu = open.window.actions().openRecent->menu();
    menu->popup({});
    for (int i = 0; i <= entry; ++i)
        QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    EXPECT_TRUE(waitForFiles(open.window));
}

TEST(Opening, AStageOfAnotherProgramIsSavedUnderANewName) {
    OpenWindow open;
    const Stage stage = rulebookStage("rally1-ss2");
    const QString source = writeForeign(open.path("old.rgt"), {stage});
    const QByteArray before = contentOf(source);
    open.openByDialog(source);
    EXPECT_EQ(open.stage(), stage);
    EXPECT_FALSE(open.window.isWindowModified());
    EXPECT_TRUE(open.document().path().isEmpty());
    open.answers.pathToSave = open.path("mine.json");
    open.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(open.answers.suggested, open.path("Rally 1, SS 2.json"));
    EXPECT_EQ(open.document().path(), open.path("mine.json"));
    EXPECT_EQ(contentOf(source), before);
}

TEST(Opening, AStageWithoutATitleIsCalledAfterItsFile) {
    OpenWindow open;
    Stage stage = rulebookStage("rally1-ss2");
    stage.info.title.clear();
    open.openByDialog(writeWeb(open.path("Col de Turini.json"), stage));
    EXPECT_TRUE(open.window.windowTitle().startsWith(QStringLiteral("Col de Turini[*]")));
    EXPECT_EQ(open.stage(), stage);
}

TEST(Opening, SeveralStagesOfAFileAreARallyInOneTab) {
    OpenWindow open;
    const QString source = writeForeign(open.path("rally.lua"),
                                        {rulebookStage("rally1-ss2"), rulebookStage("rally1-ss3")});
    open.openByDialog(source);
    ASSERT_EQ(open.window.tabs().workspaces().size(), 1U); // the sample was not touched
    ASSERT_EQ(open.document().rally().stages().size(), 2);
    EXPECT_EQ(open.stage().info.title, QStringLiteral("Rally 1, SS 2"));
    open.key(Qt::Key_PageDown, Qt::AltModifier);
    EXPECT_EQ(open.stage().info.title, QStringLiteral("Rally 1, SS 3"));
    EXPECT_TRUE(open.document().path().isEmpty()); // that program's file is not written to
    open.openByDialog(source);
    EXPECT_EQ(open.window.tabs().workspaces().size(), 1U);
    EXPECT_TRUE(open.answers.complaints.isEmpty());
}

TEST(Opening, WhatWasOpenFromAnotherProgramIsOpenAgainTheNextTime) {
    OpenWindow first;
    first.openByDialog(writeForeign(first.path("rally.lua"),
                                    {rulebookStage("rally1-ss2"), rulebookStage("rally1-ss3")}));
    EXPECT_TRUE(first.window.close());
    MainWindow second(gamesWithoutPieces(), first.settings, first.answers.dialogs(),
                      RecoveryFolder(first.path("recovery")));
    second.createPanels(games());
    second.start({});
    EXPECT_TRUE(waitForFiles(second));
    EXPECT_EQ(second.tabs().workspaces().size(), 1U);
    EXPECT_EQ(second.document().rally().stages().size(), 2);
    EXPECT_FALSE(second.welcome().isShown());
}

TEST(Opening, AFileOfAnotherProgramNamedAtTheStartIsOpened) {
    QTemporaryDir folder;
    const Stage stage = rulebookStage("rally2-ss1");
    const OpenWindow open(writeForeign(folder.filePath(QStringLiteral("a.rgt")), {stage}));
    EXPECT_EQ(open.window.document().stage(), stage);
}

TEST(Opening, APathRelativeToTheFolderOfTheStartIsKeptWhole) {
    OpenWindow open;
    ASSERT_TRUE(saveStage(rulebookStage("rally1-ss2"), open.path("a.json")));
    const QString before = QDir::currentPath();
    ASSERT_TRUE(QDir::setCurrent(open.folder.path()));
    open.open(QStringLiteral("a.json"));
    ASSERT_TRUE(QDir::setCurrent(before));
    EXPECT_EQ(open.document().path(), open.path("a.json"));
}

TEST(Opening, WhatCouldNotBeReadOfSeveralFilesIsToldInOneGoAndTheRestIsOpen) {
    OpenWindow open;
    ASSERT_TRUE(saveStage(rulebookStage("rally1-ss2"), open.path("good.json")));
    const QString bad = writeFile(open.path("bad.json"), "{\"tiles\": 5}");
    open.open({bad, open.path("good.json"), open.path("none.json")});
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(open.answers.complaints.front().contains(QStringLiteral("bad.json")));
    EXPECT_TRUE(open.answers.complaints.front().contains(QStringLiteral("none.json")));
    EXPECT_EQ(open.document().path(), open.path("good.json"));
}

TEST(Opening, PipesAndDevicesAreToldAndNotWaitedFor) {
    OpenWindow open;
    const QString pipe = open.path("pipe.json");
    ASSERT_EQ(mkfifo(qPrintable(pipe), 0600), 0);
    ASSERT_TRUE(QFile::link(pipe, open.path("link.rallypack")));
    for (const QString& path : {pipe, open.path("link.rallypack"), QStringLiteral("/dev/zero")}) {
        open.open(path);
        EXPECT_TRUE(open.answers.complaints.last().startsWith(
            path + QStringLiteral(": this is no ordinary file")))
            << open.answers.complaints.last().toStdString();
    }
}

TEST(Opening, WhatWasPassedOverInAFileIsTold) {
    OpenWindow open;
    QByteArray text = contentOf(writeWeb(open.path("a.json"), rulebookStage("rally1-ss2")));
    text.replace("\"227a\"", "\"no such tile\"");
    ASSERT_TRUE(text.contains("no such tile"));
    open.openByDialog(writeFile(open.path("b.json"), text));
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(open.answers.complaints.front().contains(QStringLiteral("no such tile")));
    EXPECT_EQ(open.stage().info.title, QStringLiteral("Rally 1, SS 2"));
}

TEST(Opening, FilesThatWereOpenedOrSavedStandInTheMenu) {
    OpenWindow open;
    ASSERT_TRUE(saveStage(rulebookStage("rally1-ss2"), open.path("a & b.json")));
    open.answers.pathToSave = open.path("mine.json");
    open.key(Qt::Key_S, Qt::ControlModifier);
    open.openByDialog(open.path("a & b.json"));
    const QStringList texts = [&] {
        QStringList all;
        for (const QAction* action : open.window.actions().openRecent->menu()->actions())
            all.append(action->text());
        return all;
    }();
    EXPECT_TRUE(texts[0].startsWith(QStringLiteral("&1  a && b.json")));
    EXPECT_TRUE(texts[1].startsWith(QStringLiteral("&2  mine.json")));
    open.window.tabs().turn(1);
    chooseRecent(open, 1);
    EXPECT_EQ(open.document().path(), open.path("mine.json"));
    EXPECT_EQ(open.window.tabs().workspaces().size(), 2U);
}

TEST(Opening, ARecentFileThatIsGoneIsToldAndLeavesTheList) {
    OpenWindow open;
    ASSERT_TRUE(saveStage(rulebookStage("rally1-ss2"), open.path("a.json")));
    open.openByDialog(open.path("a.json"));
    open.key(Qt::Key_W, Qt::ControlModifier);
    ASSERT_TRUE(QFile::remove(open.path("a.json")));
    chooseRecent(open, 0);
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(open.answers.complaints.front().contains(QStringLiteral("a.json")));
    EXPECT_FALSE(open.window.actions().openRecent->menu()->actions().front()->isEnabled());
}

} // namespace

} // namespace stagewright
