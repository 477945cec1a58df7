#include "editor/background/left_behind.h"
#include "editor/document/file_watch.h"
#include "editor/estimate/estimate_panel.h"
#include "editor/estimate/estimator.h"
#include "editor/files/file_digest.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/window/file_actions.h"
#include "model/atomic_file.h"
#include "model/drive/rules_file.h"
#include "model/game/stage_file.h"
#include "tests/editor/sample.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/hung_folder.h"
#include "tests/editor/window/open_window.h"
#include "tests/editor/window/waiting_box.h"
#include "tests/hung_file.h"

#include <QApplication>
#include <QDir>
#include <QMessageBox>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTimer>

#include <gtest/gtest.h>

// What the user saves to a disk that does not answer, or takes from one, does not hold up the
// window, and is not lost.

namespace stagewright {
namespace {

class HungSaving : public testing::Test {
protected:
    HungSaving() {
        EXPECT_TRUE(QDir().mkdir(open->path("far")));
        change();
        open->answers.pathToSave = far;
    }
    void change() {
        open->click(sample::corner);
        open->key(Qt::Key_R);
    }
    void save() {
        open->key(Qt::Key_S, Qt::ControlModifier);
        QApplication::setActiveWindow(&open->window); // as it is again where a box has gone
    }
    /// Saved once, and then changed.
    void begin() {
        QSignalSpy looked(open->document().findChild<FileWatch*>(), &FileWatch::looked);
        save();
        EXPECT_FALSE(open->document().isModified());
        EXPECT_TRUE(looked.wait());
        saved = open->stage();
        change();
    }
    void saveAndStop() {
        const AtTheBox box(stopWaiting);
        save();
        EXPECT_TRUE(box.text().contains(QStringLiteral("a.json")));
    }
    [[nodiscard]] QStringList& complaints() { return open->answers.complaints; }
    [[nodiscard]] bool isComplained(int times = 1) {
        return waitUntil([&] { return complaints().size() == times; });
    }

    std::optional<OpenWindow> open{std::in_place};
    QString far = open->path("far/a.json");
    Stage saved;
};

TEST_F(HungSaving, ADiskThatAnswersIsNotSpokenOf) {
    const AtTheBox box(stopWaiting);
    save();
    EXPECT_EQ(box.text(), QString());
    EXPECT_EQ(loadStage(far, games()), open->stage());
}

TEST_F(HungSaving, WhatAnswersWhileItIsWaitedForIsSaved) {
    const HungFolder hung(open->path("far"));
    const AtTheBox box(letGo);
    save();
    EXPECT_TRUE(box.text().contains(QStringLiteral("a.json")));
    EXPECT_EQ(loadStage(far, games()), open->stage());
    EXPECT_EQ(open->document().path(), far);
    EXPECT_FALSE(open->window.isWindowModified());
    EXPECT_TRUE(open->window.statusBar()->currentMessage().contains(QStringLiteral("a.json")));
    EXPECT_TRUE(complaints().isEmpty());
}

TEST_F(HungSaving, TheWindowLivesBeforeAnythingIsSaid) {
    const HungFolder hung(open->path("far"));
    bool isAlive = false;
    QTimer::singleShot(0, [&] { isAlive = !waitingBox(); });
    const AtTheBox box(letGo);
    save();
    EXPECT_FALSE(box.text().isEmpty());
    EXPECT_TRUE(isAlive);
}

TEST_F(HungSaving, NotWaitedForItIsChangedUntilTheDiskAnswers) {
    const HungFolder hung(open->path("far"));
    saveAndStop();
    EXPECT_TRUE(open->window.isWindowModified());
    EXPECT_TRUE(open->document().path().isEmpty());
    EXPECT_FALSE(QFile::exists(far));
    EXPECT_FALSE(open->window.statusBar()->currentMessage().contains(QStringLiteral("a.json")));
    HungFolder::answer();
    EXPECT_TRUE(waitUntil([&] { return open->document().path() == far; }));
    EXPECT_FALSE(open->window.isWindowModified());
    EXPECT_TRUE(waitUntil([&] {
        return open->window.statusBar()->currentMessage().contains(QStringLiteral("a.json"));
    }));
    EXPECT_EQ(loadStage(far, games()), open->stage());
    EXPECT_TRUE(complaints().isEmpty());
}

TEST_F(HungSaving, WhatIsDoneMeanwhileIsNotSaved) {
    begin();
    const HungFolder hung(open->path("far"));
    saveAndStop();
    const Stage written = open->stage();
    change();
    EXPECT_EQ(loadStage(far, games()), saved); // as a whole, or not at all
    HungFolder::answer();
    ASSERT_TRUE(isComplained());
    EXPECT_TRUE(complaints().front().contains(QStringLiteral("a.json")));
    EXPECT_EQ(loadStage(far, games()), written);
    EXPECT_TRUE(open->window.isWindowModified());
    save();
    EXPECT_EQ(loadStage(far, games()), open->stage());
    EXPECT_FALSE(open->window.isWindowModified());
    EXPECT_TRUE(open->answers.outsideAsked.isEmpty()); // it was no other program
}

TEST_F(HungSaving, UndoneToWhatWasSavedItIsChangedOnceTheDiskHasTakenTheOther) {
    begin();
    const HungFolder hung(open->path("far"));
    saveAndStop();
    open->key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(open->stage(), saved);
    EXPECT_FALSE(open->window.isWindowModified());
    HungFolder::answer();
    EXPECT_TRUE(isComplained());
    EXPECT_TRUE(open->window.isWindowModified());
}

TEST_F(HungSaving, TheOlderOfTwoDoesNotTakeThePlaceOfTheNewer) {
    begin();
    const HungFolder hung(open->path("far"));
    saveAndStop();
    change();
    const AtTheBox box(letGo);
    save();
    EXPECT_FALSE(open->window.isWindowModified());
    EXPECT_EQ(loadStage(far, games()), open->stage());
    EXPECT_TRUE(waitUntil([] { return !HungFolder::isWanted(); }));
    EXPECT_EQ(loadStage(far, games()), open->stage());
}

TEST_F(HungSaving, ItCanBeSavedElsewhereMeanwhile) {
    const HungFolder hung(open->path("far"));
    saveAndStop();
    const QString near = open->path("near.json");
    open->answers.pathToSave = near;
    save();
    EXPECT_EQ(open->document().path(), near);
    EXPECT_EQ(loadStage(near, games()), open->stage());
    HungFolder::answer();
    EXPECT_TRUE(isComplained());
    EXPECT_TRUE(QFile::exists(far));
    EXPECT_EQ(open->document().path(), near);
    EXPECT_FALSE(open->window.isWindowModified());
}

TEST_F(HungSaving, WhatFailsInTheEndIsToldThen) {
    const HungFolder hung(open->path("far"));
    saveAndStop();
    ASSERT_TRUE(QDir(open->path("far")).removeRecursively());
    HungFolder::answer();
    ASSERT_TRUE(isComplained());
    EXPECT_TRUE(complaints().front().contains(QStringLiteral("cannot be written")));
    EXPECT_TRUE(open->window.isWindowModified());
    EXPECT_TRUE(open->document().path().isEmpty());
}

TEST_F(HungSaving, AnotherTabDoesNotWriteWhereItIsStillToBeWritten) {
    const HungFolder hung(open->path("far"));
    saveAndStop();
    open->newStage();
    save();
    EXPECT_EQ(complaints().size(), 1);
    EXPECT_TRUE(open->document().path().isEmpty());
}

TEST_F(HungSaving, TheWindowStaysWhereSavingIsNotWaitedForAndGoesWithoutIt) {
    begin();
    const HungFolder hung(open->path("far"));
    open->answers.unsaved = Dialogs::Unsaved::Save;
    {
        const AtTheBox box(stopWaiting);
        EXPECT_FALSE(open->window.close());
        EXPECT_FALSE(box.text().isEmpty());
    }
    EXPECT_TRUE(open->window.isWindowModified());
    open->answers.unsaved = Dialogs::Unsaved::Discard;
    EXPECT_TRUE(open->window.close());
    const QTemporaryDir folder = std::move(open->folder);
    open.reset();
    EXPECT_TRUE(HungFolder::isWanted()); // nobody has waited for it
    EXPECT_TRUE(isWorkLeftBehind());
    EXPECT_EQ(loadStage(folder.filePath(QStringLiteral("far/a.json")), games()), saved);
    HungFolder::answer();
    EXPECT_TRUE(waitUntil([] { return !isWorkLeftBehind(); }));
}

TEST_F(HungSaving, AClosedWindowHasSaved) {
    begin();
    const Stage mine = open->stage();
    const HungFolder hung(open->path("far"));
    open->answers.unsaved = Dialogs::Unsaved::Save;
    const AtTheBox box(letGo);
    EXPECT_TRUE(open->window.close());
    EXPECT_EQ(loadStage(far, games()), mine);
}

TEST_F(HungSaving, WhatHasChangedWhileItWasWaitedForIsNotCalledSaved) {
    begin();
    const HungFolder hung(open->path("far"));
    open->answers.unsaved = Dialogs::Unsaved::Save;
    const AtTheBox box([this](QMessageBox&) {
        open->document().history().undo();
        HungFolder::answer();
    });
    EXPECT_FALSE(open->window.close());
    EXPECT_TRUE(open->window.isWindowModified());
    EXPECT_EQ(complaints().size(), 1);
}

TEST_F(HungSaving, AFileThatCannotBeLookedAtIsNotWritten) {
    begin();
    HungFile hung(far);
    if (!hung.isHung())
        GTEST_SKIP() << "no leases on this disk";
    saveAndStop();
    EXPECT_TRUE(open->window.isWindowModified());
    hung.answer();
    EXPECT_EQ(loadStage(far, games()), saved);
    save();
    EXPECT_EQ(loadStage(far, games()), open->stage());
}

TEST_F(HungSaving, AFileThatIsToBeReplacedIsLookedAtBehindTheWindow) {
    const QString other = open->path("other.json");
    ASSERT_TRUE(saveStage(Stage(), other));
    HungFile hung(other);
    if (!hung.isHung())
        GTEST_SKIP() << "no leases on this disk";
    open->answers.pathToSave = other;
    {
        const AtTheBox box(stopWaiting);
        save();
        EXPECT_TRUE(box.text().contains(QStringLiteral("other.json")));
    }
    EXPECT_TRUE(open->answers.overwriteAsked.isEmpty());
    EXPECT_TRUE(open->document().path().isEmpty());
    const AtTheBox box([&](QMessageBox&) { hung.answer(); });
    save();
    EXPECT_EQ(open->answers.overwriteAsked, QStringList{other});
    EXPECT_EQ(open->document().path(), other);
}

TEST_F(HungSaving, RulesAreTakenWhenTheirFileAnswers) {
    QByteArray text = builtInRulesText(QStringLiteral("dirt"));
    text.replace("\"gear\": 0, \"seconds\": 60", "\"gear\": 0, \"seconds\": 30");
    const QString path = open->path("rules.json");
    ASSERT_TRUE(writeFileAtomically(path, text));
    HungFile hung(path);
    if (!hung.isHung())
        GTEST_SKIP() << "no leases on this disk";
    open->answers.rulesToOpen = path;
    const auto standing = [&] { return open->window.estimator().rules().seconds[0]; };
    {
        const AtTheBox box(stopWaiting);
        Q_EMIT open->window.estimatePanel().rulesFileWanted();
        EXPECT_TRUE(box.text().contains(QStringLiteral("rules.json")));
    }
    EXPECT_EQ(standing(), 60);
    {
        const AtTheBox box([&](QMessageBox&) { hung.answer(); });
        Q_EMIT open->window.estimatePanel().rulesFileWanted();
    }
    EXPECT_EQ(standing(), 30);
    EXPECT_TRUE(complaints().isEmpty());
}

TEST_F(HungSaving, ACopyOfTheRulesIsWaitedForTheSameWay) {
    const HungFolder hung(open->path("far"));
    open->answers.rulesToSave = open->path("far/rules.json");
    {
        const AtTheBox box(stopWaiting);
        Q_EMIT open->window.estimatePanel().rulesCopyWanted();
        EXPECT_TRUE(box.text().contains(QStringLiteral("rules.json")));
    }
    EXPECT_FALSE(QFile::exists(open->answers.rulesToSave));
    const AtTheBox box(letGo);
    Q_EMIT open->window.estimatePanel().rulesCopyWanted();
    EXPECT_TRUE(QFile::exists(open->answers.rulesToSave));
}

TEST_F(HungSaving, ATileFileIsTakenWhenItAnswers) {
    const QString path = open->path("box.json");
    ASSERT_TRUE(writeFileAtomically(
        path, R"([{"id": "mine", "game": "dirt", "title": "Mine", "expansion": true,
                   "tileCount": 1, "tiles": {"205": 1}}])"));
    HungFile hung(path);
    if (!hung.isHung())
        GTEST_SKIP() << "no leases on this disk";
    open->answers.tileFile = path;
    const auto hasBox = [&] { return catalogueOf(open->document()).box(u"mine") != nullptr; };
    {
        const AtTheBox box(stopWaiting);
        open->window.actions().addTileFile->trigger();
        EXPECT_TRUE(box.text().contains(QStringLiteral("box.json")));
    }
    EXPECT_FALSE(hasBox());
    const AtTheBox box([&](QMessageBox&) { hung.answer(); });
    open->window.actions().addTileFile->trigger();
    EXPECT_TRUE(hasBox());
    EXPECT_TRUE(complaints().isEmpty());
}

/// A document whose file another program has replaced and whose disk answers no more when the user
/// says what is to become of it.
class HungReload : public testing::Test {
protected:
    void SetUp() override {
        theirs.info.title = QStringLiteral("theirs");
        ASSERT_TRUE(document.save(path));
        mine = document.stage();
        Dialogs dialogs = answers.dialogs();
        dialogs.changedOutside = [this](QWidget*, const QString&) {
            hung.emplace(path);
            wasHung = hung->isHung();
            return answers.outsideChange;
        };
        files.emplace(document, dialogs, &window);
        window.show();
    }
    /// Another program has changed it, and the user has been asked.
    void replace() {
        ASSERT_TRUE(saveStage(theirs, path));
        ASSERT_TRUE(waitUntil([this] { return hung.has_value(); }));
        if (!wasHung)
            GTEST_SKIP() << "no leases on this disk";
    }

    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.json"));
    Stage theirs;
    Stage mine;
    UserAnswers answers;
    std::optional<HungFile> hung;
    bool wasHung = false;
    QWidget window;
    Document document{games()};
    std::optional<FileActions> files;
};

TEST_F(HungReload, NotWaitedForLeavesMine) {
    answers.outsideChange = OutsideChange::Reload;
    const AtTheBox box(stopWaiting);
    replace();
    EXPECT_TRUE(waitUntil([&] { return !box.text().isEmpty() && !waitingBox(); }));
    EXPECT_EQ(document.stage(), mine);
    EXPECT_TRUE(document.isModified());
    EXPECT_TRUE(answers.complaints.isEmpty());
}

TEST_F(HungReload, TakesTheirsWhenTheFileAnswers) {
    answers.outsideChange = OutsideChange::Reload;
    const AtTheBox box([this](QMessageBox&) { hung->answer(); });
    replace();
    EXPECT_TRUE(waitUntil([&] { return document.stage() == theirs; }));
    EXPECT_FALSE(box.text().isEmpty());
    EXPECT_FALSE(document.isModified());
}

TEST_F(HungReload, KeptMineNeedsNoLookAtTheFile) {
    answers.outsideChange = OutsideChange::KeepMine;
    const AtTheBox box(stopWaiting);
    replace();
    EXPECT_TRUE(waitUntil([&] { return document.isModified(); }));
    EXPECT_EQ(document.stage(), mine);
    EXPECT_TRUE(box.text().isEmpty());
    hung->answer();
    EXPECT_EQ(document.fileDigest(), fileDigest(path));
}

} // namespace
} // namespace stagewright
