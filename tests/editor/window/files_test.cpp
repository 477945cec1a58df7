#include "editor/panels/stage_panel.h"
#include "editor/window/file_actions.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/files.h"
#include "tests/editor/sample.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

TEST(Files, SavingTheSampleAsksForAPlaceAndSuggestsItsTitle) {
    OpenWindow open;
    open.answers.pathToSave = open.path("mine.json");
    open.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(open.answers.suggested.endsWith(QStringLiteral("/Rally 1, SS 1.json")));
    EXPECT_EQ(open.document().path(), open.path("mine.json"));
    EXPECT_EQ(loadStage(open.path("mine.json"), games()), open.document().stage());
    EXPECT_EQ(open.window.statusBar()->currentMessage(),
              QStringLiteral("Saved as ") + QDir::toNativeSeparators(open.path("mine.json")));
    EXPECT_TRUE(open.window.windowTitle().startsWith(QStringLiteral("mine.json[*]")));
}

TEST(Files, TheModifiedMarkIsRightAfterAnyMixOfSaveUndoAndRedo) {
    OpenWindow open;
    open.answers.pathToSave = open.path("a.json");
    open.click(sample::corner);
    open.key(Qt::Key_R);
    EXPECT_TRUE(open.window.isWindowModified());
    open.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_FALSE(open.window.isWindowModified());
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(open.window.isWindowModified());
    open.key(Qt::Key_Y, Qt::ControlModifier);
    EXPECT_FALSE(open.window.isWindowModified());
    open.key(Qt::Key_Z, Qt::ControlModifier);
    open.key(Qt::Key_F);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(open.window.isWindowModified());
}

TEST(Files, OnlyTheAuthorChangedCountsAsModified) {
    OpenWindow open;
    open.window.stagePanel().author().setFocus();
    open.type("x");
    EXPECT_TRUE(open.window.isWindowModified());
    open.board().setFocus();
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(open.window.isWindowModified());
}

TEST(Files, TheExtensionIsCompleteBeforeTheQuestionAboutAnExistingFile) {
    OpenWindow open;
    ASSERT_TRUE(saveStage(Stage(), open.path("Monte.v2.json")));
    const QByteArray before = contentOf(open.path("Monte.v2.json"));
    open.answers.pathToSave = open.path("Monte.v2");
    open.answers.overwrite = false;
    open.window.files().saveAs();
    EXPECT_EQ(open.answers.overwriteAsked, QStringList{open.path("Monte.v2.json")});
    EXPECT_EQ(contentOf(open.path("Monte.v2.json")), before);
    EXPECT_TRUE(open.document().path().isEmpty());
    open.answers.pathToSave = open.path("SS1.final");
    open.window.files().saveAs();
    EXPECT_EQ(open.document().path(), open.path("SS1.final.json"));
}

TEST(Files, ABrokenFileLeavesTheOpenStageAlone) {
    OpenWindow open;
    open.click(sample::corner);
    open.key(Qt::Key_R);
    const Stage before = open.document().stage();
    QFile broken(open.path("broken.json"));
    ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
    broken.write("{\"tiles\": [{\"q\": 0.5}]}");
    broken.close();
    open.answers.pathToOpen = open.path("broken.json");
    open.answers.unsaved = Dialogs::Unsaved::Discard;
    open.key(Qt::Key_O, Qt::ControlModifier);
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(open.answers.complaints.front().contains(QStringLiteral("broken.json")));
    EXPECT_EQ(open.document().stage(), before);
    EXPECT_EQ(open.steps(), 1);
    EXPECT_TRUE(open.window.isWindowModified());
}

TEST(Files, ASaveThatFailsSaysSoAndStaysModified) {
    OpenWindow open;
    open.click(sample::corner);
    open.key(Qt::Key_R);
    open.answers.pathToSave = open.path("no/such/folder/a.json");
    EXPECT_FALSE(open.window.files().save());
    EXPECT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(open.window.isWindowModified());
    open.answers.pathToSave = open.path("a.json");
    EXPECT_TRUE(open.window.files().save());
}

TEST(Files, ClosingAsksOnlyAboutUnsavedChanges) {
    OpenWindow open;
    open.click(sample::corner);
    open.key(Qt::Key_R);
    open.answers.unsaved = Dialogs::Unsaved::Cancel;
    EXPECT_FALSE(open.window.close());
    EXPECT_EQ(open.answers.unsavedAsked, QStringList{QStringLiteral("Rally 1, SS 1")});

    open.answers.unsaved = Dialogs::Unsaved::Save;
    open.answers.pathToSave.clear(); // thinks better of it when asked for the place
    EXPECT_FALSE(open.window.close());

    open.answers.pathToSave = open.path("kept.json");
    EXPECT_TRUE(open.window.close());
    EXPECT_EQ(loadStage(open.path("kept.json"), games()), open.document().stage());
    EXPECT_TRUE(open.window.close());
    EXPECT_EQ(open.answers.unsavedAsked.size(), 3);
}

TEST(Files, DiscardedChangesGo) {
    OpenWindow open;
    open.click(sample::corner);
    open.key(Qt::Key_R);
    open.answers.unsaved = Dialogs::Unsaved::Discard;
    open.key(Qt::Key_W, Qt::ControlModifier);
    EXPECT_TRUE(tilesOf(open.document().stage()).placements().isEmpty());
    EXPECT_FALSE(open.window.isWindowModified());
    EXPECT_FALSE(open.window.actions().undo->isEnabled());
}

TEST(Files, TheQuestionAboutUnsavedChangesIsABoxWithThreeAnswers) {
    OpenWindow open;
    const Dialogs real = desktopDialogs();
    const auto answer = [&](QMessageBox::StandardButton button) {
        // Runs once the box has its event loop.
        QMetaObject::invokeMethod(
            &open.window,
            [button] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                ASSERT_NE(box, nullptr);
                EXPECT_TRUE(box->text().contains(QStringLiteral("SS 9")));
                QTest::mouseClick(box->button(button), Qt::LeftButton);
            },
            Qt::QueuedConnection);
        return real.unsaved(&open.window, QStringLiteral("SS 9"));
    };
    EXPECT_EQ(answer(QMessageBox::Save), Dialogs::Unsaved::Save);
    EXPECT_EQ(answer(QMessageBox::Discard), Dialogs::Unsaved::Discard);
    EXPECT_EQ(answer(QMessageBox::Cancel), Dialogs::Unsaved::Cancel);
}

TEST(Files, ThePdfOfTheStageIsWritten) {
    OpenWindow open;
    open.answers.pathToSave = open.path("sheet");
    open.key(Qt::Key_E, Qt::ControlModifier);
    EXPECT_TRUE(open.answers.complaints.isEmpty());
    EXPECT_TRUE(contentOf(open.path("sheet.pdf")).startsWith("%PDF-"));
    EXPECT_FALSE(open.window.isWindowModified());
}

TEST(Files, APdfOfAnEmptyStageIsRefusedWithAReason) {
    OpenWindow open;
    open.window.tabs().openNew({});
    open.answers.pathToSave = open.path("none.pdf");
    open.key(Qt::Key_E, Qt::ControlModifier);
    EXPECT_EQ(open.answers.complaints.size(), 1);
    EXPECT_FALSE(QFile::exists(open.path("none.pdf")));
}

} // namespace

} // namespace stagewright
