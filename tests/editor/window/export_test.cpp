#include "editor/exports/export_dialog.h"
#include "editor/exports/export_target.h"
#include "model/exchange/exchange.h"
#include "model/game/stage_file.h"
#include "tests/editor/files.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QApplication>
#include <QFile>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr auto ctrlShift = Qt::ControlModifier | Qt::ShiftModifier;

/// Ctrl+Shift+E, with these answers.
void exportTo(OpenWindow& open, const char* suffix, const char* name) {
    open.answers.exportAs = QString::fromLatin1(suffix);
    open.answers.pathToSave = open.path(name);
    open.key(Qt::Key_E, ctrlShift);
}

TEST(Export, WritesAFileOfAnotherProgramAndLeavesTheDocumentAsItIs) {
    OpenWindow open;
    exportTo(open, "rgt", "mine");
    EXPECT_TRUE(open.answers.suggested.endsWith(QStringLiteral("/Rally 1, SS 1.rgt")));
    const auto back = readStages(contentOf(open.path("mine.rgt")), games());
    ASSERT_TRUE(back);
    EXPECT_EQ(back->format, Format::WindowsEditor);
    EXPECT_EQ(back->stages, std::vector<Stage>{open.stage()});
    EXPECT_TRUE(open.document().path().isEmpty());
    EXPECT_FALSE(open.window.isWindowModified());
    EXPECT_TRUE(open.window.statusBar()->currentMessage().contains(QStringLiteral("mine.rgt")));
}

TEST(Export, WhatTheTargetCannotHoldIsToldBeforeAnythingIsWritten) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("notes.json"));
    Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    stage.info.notes = QStringLiteral("Beware of the cows");
    ASSERT_TRUE(saveStage(stage, file));
    OpenWindow open(file);
    open.answers.exportAs = QStringLiteral("lua");
    open.answers.pathToSave.clear(); // thinks better of it when asked for the place
    open.key(Qt::Key_E, ctrlShift);
    EXPECT_EQ(open.answers.lossesTold,
              QStringList(QStringLiteral("the notes are not shown there.")));
    exportTo(open, "", "x");
    EXPECT_FALSE(QFile::exists(open.path("x")));
    EXPECT_TRUE(open.answers.complaints.isEmpty());
}

TEST(Export, TheExtensionIsCompleteBeforeTheQuestionAboutAnExistingFile) {
    OpenWindow open;
    exportTo(open, "lua", "Monte.v2.lua");
    const QByteArray before = contentOf(open.path("Monte.v2.lua"));
    open.click({1, 1});
    open.key(Qt::Key_R);
    open.answers.overwrite = false;
    exportTo(open, "lua", "Monte.v2");
    EXPECT_EQ(open.answers.overwriteAsked, QStringList{open.path("Monte.v2.lua")});
    EXPECT_EQ(contentOf(open.path("Monte.v2.lua")), before);
    exportTo(open, "csv", "SS1.final");
    EXPECT_TRUE(contentOf(open.path("SS1.final.csv")).startsWith("number,"));
    open.answers.overwrite = true;
    exportTo(open, "lua", "Monte.v2.LUA");
    EXPECT_TRUE(contentOf(open.path("Monte.v2.LUA")).contains("TileList"));
}

TEST(Export, TheFileThatIsOpenIsNotReplaced) {
    OpenWindow open;
    open.answers.pathToSave = open.path("mine.json");
    open.key(Qt::Key_S, Qt::ControlModifier);
    exportTo(open, "json", "mine.json");
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(loadStage(open.path("mine.json"), games()));
    EXPECT_TRUE(open.answers.overwriteAsked.isEmpty());
}

TEST(Export, AFailureIsSaidAndTheNextTryWorks) {
    OpenWindow open;
    exportTo(open, "rgt", "no/such/folder/a.rgt");
    EXPECT_EQ(open.answers.complaints.size(), 1);
    exportTo(open, "rgt", "a.rgt");
    EXPECT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(QFile::exists(open.path("a.rgt")));
}

TEST(Export, APictureShowsWhatItShowedTheLastTime) {
    OpenWindow open;
    open.answers.picture = {.title = false, .pacenotes = true};
    exportTo(open, "png", "a.png");
    EXPECT_EQ(open.answers.exportFirst.map, (MapOptions{.title = true}));
    exportTo(open, "png", "b.png");
    EXPECT_EQ(open.answers.exportFirst.map, open.answers.picture);
    // In the next run of the program, too.
    EXPECT_EQ(readExportChoice(open.settings).map, open.answers.picture);
}

TEST(Export, AnEmptyBoardSaysSoAndAsksNothing) {
    OpenWindow open;
    open.window.tabs().openNew({});
    exportTo(open, "rgt", "none.rgt");
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(open.answers.complaints.front().contains(QStringLiteral("nothing is laid")));
    EXPECT_TRUE(open.answers.suggested.isEmpty());
    EXPECT_FALSE(QFile::exists(open.path("none.rgt")));
}

TEST(Export, TheDialogIsShownAndTakenBack) {
    OpenWindow open;
    const ExportSource source{open.document().pack(), open.stage(), games()};
    const auto answer = [&](Qt::Key key) {
        QMetaObject::invokeMethod(
            &open.window,
            [key] {
                auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
                ASSERT_NE(dialog, nullptr);
                QTest::keyClick(dialog, key);
            },
            Qt::QueuedConnection);
        return desktopDialogs().exportAs(&open.window, source, {exportTargets()[1]});
    };
    EXPECT_FALSE(answer(Qt::Key_Escape));
    const auto choice = answer(Qt::Key_Return);
    ASSERT_TRUE(choice);
    EXPECT_EQ(choice->target.format, Format::WindowsEditor);
}

} // namespace
} // namespace stagewright
