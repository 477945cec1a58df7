#include "editor/files/file_digest.h"
#include "editor/window/file_actions.h"
#include "model/game/stage_file.h"
#include "tests/editor/sample.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QApplication>
#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// A window with a saved stage, and another program.
class OutsideChangesTest : public testing::Test {
protected:
    OutsideChangesTest() {
        open.answers.pathToSave = path;
        open.key(Qt::Key_S, Qt::ControlModifier);
        theirs.info.title = QStringLiteral("theirs");
    }
    void changeMine() {
        open.click(sample::corner);
        open.key(Qt::Key_R);
    }
    /// As most programs save: a new file takes the place of the old one.
    void replace() { ASSERT_TRUE(saveStage(theirs, path)); }
    void writeInPlace() {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(writeStage(theirs));
    }
    [[nodiscard]] bool isAsked(int times = 1) const {
        return waitUntil([&] { return open.answers.outsideAsked.size() == times; });
    }
    /// Though the file is looked at once more, as another one comes beside it.
    [[nodiscard]] bool isNotAsked(int times = 0) {
        QSignalSpy looked(open.document().findChild<FileWatch*>(), &FileWatch::looked);
        QFile other(open.path("other"));
        EXPECT_TRUE(other.open(QIODevice::WriteOnly));
        other.close();
        EXPECT_TRUE(other.remove());
        EXPECT_TRUE(looked.wait());
        return open.answers.outsideAsked.size() == times;
    }

    OpenWindow open;
    QString path = open.path("a.json");
    Stage theirs;
};

TEST_F(OutsideChangesTest, OwnSavesAskNothing) {
    changeMine();
    open.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(isNotAsked());
    EXPECT_FALSE(open.window.isWindowModified());
}

TEST_F(OutsideChangesTest, AFileTouchedButTheSameAsksNothing) {
    ASSERT_TRUE(saveStage(open.document().stage(), path));
    EXPECT_TRUE(isNotAsked());
}

TEST_F(OutsideChangesTest, AReplacedFileIsNoticedAndReloaded) {
    open.answers.outsideChange = OutsideChange::Reload;
    replace();
    EXPECT_TRUE(isAsked());
    EXPECT_EQ(open.document().stage(), theirs);
    EXPECT_FALSE(open.window.isWindowModified());
    theirs.info.title = QStringLiteral("again");
    replace();
    EXPECT_TRUE(isAsked(2));
    EXPECT_EQ(open.document().stage(), theirs);
}

TEST_F(OutsideChangesTest, AFileWrittenInPlaceIsNoticed) {
    open.answers.outsideChange = OutsideChange::Reload;
    writeInPlace();
    EXPECT_TRUE(isAsked());
    EXPECT_EQ(open.document().stage(), theirs);
}

TEST_F(OutsideChangesTest, AChangeOfALargeFileThatKeepsItsSizeIsNoticed) {
    constexpr qsizetype large = 17 * 1024 * 1024;
    QByteArray text = writeStage(open.document().stage());
    text += QByteArray(large - text.size(), ' ');
    const auto put = [&] {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(text), large);
    };
    put();
    ASSERT_TRUE(isAsked());
    open.document().keepOver(fileDigest(path)); // it is known now
    text.back() = '\n';
    put();
    EXPECT_TRUE(isAsked(2));
    EXPECT_NE(open.document().fileDigest(), fileDigest(path));
}

TEST_F(OutsideChangesTest, KeptMineItIsModifiedAndSavingAsksNoMore) {
    const Stage mine = open.document().stage();
    open.answers.outsideChange = OutsideChange::KeepMine;
    replace();
    EXPECT_TRUE(isAsked());
    EXPECT_EQ(open.document().stage(), mine);
    EXPECT_TRUE(open.window.isWindowModified());
    open.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(loadStage(path, games()), mine);
    EXPECT_FALSE(open.window.isWindowModified());
    EXPECT_TRUE(isNotAsked(1));
}

TEST_F(OutsideChangesTest, UndecidedItIsModifiedAndSavingAsksAgain) {
    replace();
    EXPECT_TRUE(isAsked());
    EXPECT_TRUE(isNotAsked(1)); // once is enough for now
    EXPECT_TRUE(open.window.isWindowModified());
    open.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(isAsked(2));
    EXPECT_EQ(loadStage(path, games()), theirs);
}

TEST_F(OutsideChangesTest, SavingLooksForItselfAndCanGoElsewhere) {
    changeMine();
    const Stage mine = open.document().stage();
    replace();
    open.answers.outsideChange = OutsideChange::SaveAs;
    open.answers.pathToSave = open.path("b.json");
    open.key(Qt::Key_S, Qt::ControlModifier); // before the change has been noticed
    EXPECT_EQ(open.answers.outsideAsked.size(), 1);
    EXPECT_EQ(loadStage(path, games()), theirs);
    EXPECT_EQ(loadStage(open.path("b.json"), games()), mine);
    EXPECT_EQ(open.document().path(), open.path("b.json"));
    EXPECT_FALSE(open.window.isWindowModified());
}

TEST_F(OutsideChangesTest, SavingOverTheirsKeepsMine) {
    changeMine();
    replace();
    open.answers.outsideChange = OutsideChange::KeepMine;
    open.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(loadStage(path, games()), open.document().stage());
    EXPECT_FALSE(open.window.isWindowModified());
}

TEST_F(OutsideChangesTest, WhatCannotBeReloadedLeavesMine) {
    const Stage mine = open.document().stage();
    open.answers.outsideChange = OutsideChange::Reload;
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{");
    file.close();
    EXPECT_TRUE(isAsked());
    EXPECT_EQ(open.answers.complaints.size(), 1);
    EXPECT_EQ(open.document().stage(), mine);
    EXPECT_TRUE(open.window.isWindowModified());
}

TEST_F(OutsideChangesTest, ARemovedFileIsSaidOnceAndSavedAnew) {
    ASSERT_TRUE(QFile::remove(path));
    EXPECT_TRUE(waitUntil([&] { return open.answers.complaints.size() == 1; }));
    EXPECT_TRUE(open.answers.complaints[0].contains(QStringLiteral("a.json")));
    EXPECT_TRUE(open.window.isWindowModified());
    open.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(loadStage(path, games()), open.document().stage());
    EXPECT_TRUE(isNotAsked());
    EXPECT_EQ(open.answers.complaints.size(), 1);
}

TEST_F(OutsideChangesTest, AFileThatComesBackIsNoticed) {
    ASSERT_TRUE(QFile::remove(path));
    EXPECT_TRUE(waitUntil([&] { return open.answers.complaints.size() == 1; }));
    replace();
    EXPECT_TRUE(isAsked());
}

TEST_F(OutsideChangesTest, TheFileOfBeforeIsWatchedNoMore) {
    open.answers.pathToSave = open.path("b.json");
    open.window.files().saveAs();
    replace();
    EXPECT_TRUE(isNotAsked());
}

TEST_F(OutsideChangesTest, ADragIsNotBrokenOff) {
    open.press(sample::corner);
    open.moveTo(Hex{2, 1});
    replace();
    EXPECT_TRUE(isNotAsked());
    open.release(Hex{2, 1});
    EXPECT_TRUE(isAsked());
}

TEST_F(OutsideChangesTest, TheQuestionIsABoxWithFourAnswers) {
    const Dialogs real = desktopDialogs();
    const auto answer = [&](const QString& button) {
        QMetaObject::invokeMethod(
            &open.window,
            [button] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                ASSERT_NE(box, nullptr);
                EXPECT_TRUE(box->text().contains(QStringLiteral("a.json")));
                for (QAbstractButton* each : box->buttons())
                    if (each->text().remove(u'&') == button)
                        return each->click();
                box->reject();
                ADD_FAILURE() << button.toStdString();
            },
            Qt::QueuedConnection);
        return real.changedOutside(&open.window, QStringLiteral("a.json"));
    };
    EXPECT_EQ(answer(QStringLiteral("Reload")), OutsideChange::Reload);
    EXPECT_EQ(answer(QStringLiteral("Keep mine")), OutsideChange::KeepMine);
    EXPECT_EQ(answer(QStringLiteral("Save as…")), OutsideChange::SaveAs);
    EXPECT_EQ(answer(QStringLiteral("Cancel")), OutsideChange::Cancel);
}

} // namespace

} // namespace stagewright
