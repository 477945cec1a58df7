#include "editor/files/document_file.h"
#include "editor/files/file_digest.h"
#include "editor/recovery/recovery.h"
#include "editor/recovery/recovery_dialog.h"
#include "editor/window/file_actions.h"
#include "model/atomic_file.h"
#include "model/game/stage_file.h"
#include "tests/editor/sample.h"
#include "tests/editor/window/open_window.h"
#include "tests/hung_file.h"
#include "tests/rulebook_stages.h"

#include <QDir>
#include <QLabel>
#include <QStatusBar>

#include <gtest/gtest.h>

#include <csignal>
#include <sys/resource.h>

namespace stagewright {

namespace {

/// A window over a recovery folder in which runs that are no more have left copies.
class WindowRecovery : public testing::Test {
protected:
    void leave(const QString& title, const QString& path = {}, const QByteArray& digest = {}) {
        Stage stage = loadStage(QStringLiteral(":/samples/rally1-ss1.json"), games()).value();
        stage.info.title = title;
        RecoveryCopy copy{stageAlone(stage).rally, path, digest,
                          QDateTime::currentDateTimeUtc().addSecs(-++left_)};
        const auto file = folder.newFile();
        ASSERT_TRUE(file);
        ASSERT_TRUE(writeFileAtomically(file->path(), writeCopy(copy)));
    }
    void start() {
        window.emplace(gamesWithoutPieces(), settings, answers.dialogs(), folder);
        window->createPanels(games());
        window->show();
        window->start({});
        EXPECT_TRUE(waitForFiles(*window));
    }
    [[nodiscard]] QString at(const char* name) const {
        return temporary.filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] QStringList titlesLeft() const {
        QStringList titles;
        for (const RecoverableCopy& each : folder.recoverableCopies(games()))
            titles.append(each.copy.rally.stages().front().stage.info.title);
        return titles;
    }

    QTemporaryDir temporary;
    RecoveryFolder folder{temporary.filePath(QStringLiteral("recovery"))};
    QSettings settings{at("s.ini"), QSettings::IniFormat};
    UserAnswers answers;
    std::optional<MainWindow> window;

private:
    int left_ = 0;
};

TEST_F(WindowRecovery, AStartAfterAProperEndOffersNothing) {
    start();
    EXPECT_TRUE(answers.offered.empty());
    EXPECT_EQ(window->tabs().workspaces().size(), 1U);
    EXPECT_FALSE(window->isWindowModified());
}

TEST_F(WindowRecovery, WhatWasLeftIsOfferedAndOpenedAsModified) {
    leave(QStringLiteral("left"), at("a.json"));
    answers.choices = {RecoveryChoice::Open};
    start();
    ASSERT_EQ(answers.offered.size(), 1U);
    EXPECT_EQ(window->document().stage(), answers.offered[0].rally.stages().front().stage);
    EXPECT_EQ(window->document().path(), at("a.json"));
    EXPECT_TRUE(window->isWindowModified());
    // It is safe at once, and lies there once.
    window.reset();
    EXPECT_EQ(titlesLeft(), QStringList{QStringLiteral("left")});
}

TEST_F(WindowRecovery, UndecidedItIsOfferedAgain) {
    leave(QStringLiteral("left"));
    for (int i = 0; i < 3; ++i) {
        start();
        EXPECT_EQ(answers.offered.size(), i + 1U);
        EXPECT_FALSE(window->isWindowModified());
        EXPECT_TRUE(window->close());
        window.reset();
    }
    EXPECT_EQ(titlesLeft(), QStringList{QStringLiteral("left")});
}

TEST_F(WindowRecovery, DiscardedItIsGoneAndTheOthersStay) {
    leave(QStringLiteral("a"));
    leave(QStringLiteral("b"));
    leave(QStringLiteral("c"));
    answers.choices = {RecoveryChoice::Keep, RecoveryChoice::Discard, RecoveryChoice::Keep};
    start();
    EXPECT_EQ(titlesLeft(), QStringList({QStringLiteral("a"), QStringLiteral("c")}));
}

TEST_F(WindowRecovery, ACopyThatCannotBeReadIsNamedAndKept) {
    leave(QStringLiteral("left"));
    QString damaged;
    {
        const auto file = folder.newFile();
        ASSERT_TRUE(file);
        damaged = file->path();
        ASSERT_TRUE(writeFileAtomically(damaged, "{\"recovery\": 1}\n{\"tiles\": 5}"));
    }
    start();
    ASSERT_EQ(answers.complaints.size(), 1);
    EXPECT_TRUE(answers.complaints.front().contains(damaged));
    EXPECT_TRUE(answers.complaints.front().contains(QStringLiteral("tiles")));
    EXPECT_EQ(answers.offered.size(), 1U); // the other one
    EXPECT_TRUE(QFile::exists(damaged));
}

TEST_F(WindowRecovery, SeveralAreOpenedATabEach) {
    leave(QStringLiteral("a"));
    leave(QStringLiteral("b"), at("b.json"));
    answers.choices = {RecoveryChoice::Open, RecoveryChoice::Open};
    start();
    EXPECT_TRUE(answers.unsavedAsked.empty());
    const auto& places = window->tabs().workspaces();
    ASSERT_EQ(places.size(), 2U); // the first in place of the sample
    EXPECT_EQ(places[0]->document().stage().info.title, QStringLiteral("a"));
    EXPECT_EQ(places[1]->document().stage().info.title, QStringLiteral("b"));
    EXPECT_TRUE(places[0]->document().isModified());
    EXPECT_EQ(places[1]->document().path(), at("b.json"));
    // Both are safe again, each once.
    window.reset();
    QStringList left = titlesLeft();
    left.sort();
    EXPECT_EQ(left, QStringList({QStringLiteral("a"), QStringLiteral("b")}));
}

TEST_F(WindowRecovery, WhatIsLeftOfAnOpenFileGoesIntoItsTab) {
    ASSERT_TRUE(saveStage(Stage(), at("a.json")));
    leave(QStringLiteral("left"), at("a.json"), fileDigest(at("a.json")));
    answers.choices = {RecoveryChoice::Open};
    window.emplace(gamesWithoutPieces(), settings, answers.dialogs(), folder);
    window->createPanels(games());
    window->show();
    window->start({at("a.json")});
    EXPECT_TRUE(waitForFiles(*window));
    ASSERT_EQ(window->tabs().workspaces().size(), 1U);
    EXPECT_EQ(window->document().stage().info.title, QStringLiteral("left"));
    EXPECT_EQ(window->document().path(), at("a.json"));
    EXPECT_TRUE(window->isWindowModified());
}

TEST_F(WindowRecovery, ACopyWhoseFileDoesNotAnswerIsKept) {
    ASSERT_TRUE(saveStage(Stage(), at("a.json")));
    leave(QStringLiteral("left"), at("a.json"), fileDigest(at("a.json")));
    leave(QStringLiteral("other"));
    HungFile hung(at("a.json"));
    if (!hung.isHung())
        GTEST_SKIP() << "no leases on this disk";
    answers.choices = {RecoveryChoice::Open, RecoveryChoice::Open};
    start();
    EXPECT_EQ(window->document().stage().info.title, QStringLiteral("other"));
    EXPECT_EQ(window->tabs().workspaces().size(), 1U);
    ASSERT_EQ(answers.complaints.size(), 1);
    EXPECT_TRUE(answers.complaints.front().contains(at("a.json")));
    window.reset();
    hung.answer();
    start();
    EXPECT_EQ(answers.complaints.size(), 1);
    EXPECT_EQ(window->tabs().workspaces().size(), 2U);
}

TEST_F(WindowRecovery, ATabClosedWithoutSavingLeavesNothing) {
    answers.unsaved = Dialogs::Unsaved::Discard;
    start();
    window->tabs().openNew(Stage());
    window->document().make(changeTitle(window->document().stage(), QStringLiteral("x")));
    EXPECT_TRUE(window->recovery().keepNow());
    EXPECT_TRUE(window->tabs().close(window->current()));
    EXPECT_EQ(answers.unsavedAsked, QStringList{QStringLiteral("x")});
    window.reset();
    EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

TEST_F(WindowRecovery, SavedItIsOfferedNoMore) {
    leave(QStringLiteral("left"), at("a.json"));
    answers.choices = {RecoveryChoice::Open};
    start();
    EXPECT_TRUE(window->files().save());
    EXPECT_EQ(loadStage(at("a.json"), games())->info.title, QStringLiteral("left"));
    EXPECT_TRUE(window->close());
    window.reset();
    EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

TEST_F(WindowRecovery, AFileSavedSinceTheCopyIsNotReplacedUnasked) {
    ASSERT_TRUE(saveStage(Stage(), at("a.json")));
    leave(QStringLiteral("left"), at("a.json"), "another digest");
    answers.choices = {RecoveryChoice::Open};
    start();
    EXPECT_FALSE(window->files().save());
    EXPECT_EQ(answers.outsideAsked, QStringList{QStringLiteral("a.json")});
    EXPECT_EQ(loadStage(at("a.json"), games()), Stage());
}

TEST_F(WindowRecovery, ClosedAsTheUserWishesNothingIsLeft) {
    start();
    window->document().make(changeTitle(window->document().stage(), QStringLiteral("x")));
    EXPECT_TRUE(window->recovery().keepNow());
    answers.unsaved = Dialogs::Unsaved::Discard;
    EXPECT_TRUE(window->close());
    window.reset();
    EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

TEST_F(WindowRecovery, NoiseInTheFolderHarmsNeitherStartNorAutosave) {
    ASSERT_TRUE(QDir().mkpath(folder.path()));
    for (const char* name : {"noise", "00000000-0000-4000-8000-000000000001.recovery"}) {
        QFile noise(QDir(folder.path()).filePath(QString::fromLatin1(name)));
        ASSERT_TRUE(noise.open(QIODevice::WriteOnly));
        noise.write(QByteArray(1024, '{'));
    }
    start();
    EXPECT_TRUE(answers.offered.empty());
    ASSERT_EQ(answers.complaints.size(), 1); // it is named, and stays
    EXPECT_TRUE(answers.complaints[0].contains(QStringLiteral("00000000-0000-4000")));
    window->document().make(changeTitle(window->document().stage(), QStringLiteral("x")));
    EXPECT_TRUE(window->recovery().keepNow());
    window.reset();
    EXPECT_EQ(titlesLeft(), QStringList{QStringLiteral("x")});
}

TEST_F(WindowRecovery, AFolderThatCannotBeUsedIsSaidInTheStatusBar) {
    QFile inTheWay(folder.path());
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    start();
    window->document().make(changeTitle(window->document().stage(), QStringLiteral("x")));
    EXPECT_FALSE(window->recovery().keepNow());
    EXPECT_TRUE(window->statusBar()->currentMessage().contains(folder.path()));
    EXPECT_TRUE(answers.complaints.isEmpty());
    // As long as it is so; other messages do not take it away.
    const auto warned = [this] {
        const auto labels = window->statusBar()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel* each) {
            return each->isVisible() && each->text() == QStringLiteral("Not kept safe");
        });
    };
    window->statusBar()->clearMessage();
    EXPECT_TRUE(warned());
    ASSERT_TRUE(inTheWay.remove());
    EXPECT_TRUE(window->recovery().keepNow());
    EXPECT_FALSE(warned());
}

TEST(FullDisk, ASaveThatFailsSaysWhatToDoAndLosesNothing) {
    OpenWindow open;
    open.answers.pathToSave = open.path("a.json");
    open.key(Qt::Key_S, Qt::ControlModifier);
    const Stage saved = open.document().stage();
    open.click(sample::corner);
    open.key(Qt::Key_R);
    const Stage changed = open.document().stage();
    rlimit usual{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &usual), 0);
    const auto before = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit full{64, usual.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &full), 0);
    open.key(Qt::Key_S, Qt::ControlModifier);
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &usual), 0);
    std::signal(SIGXFSZ, before);
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(open.answers.complaints[0].contains(QStringLiteral("a.json")));
    EXPECT_TRUE(open.answers.complaints[0].contains(QStringLiteral("choose another place")));
    EXPECT_TRUE(open.window.isWindowModified());
    EXPECT_EQ(open.document().stage(), changed);
    EXPECT_EQ(loadStage(open.path("a.json"), games()), saved);
    EXPECT_EQ(QDir(open.folder.path()).entryList({QStringLiteral("a.json*")}),
              QStringList{QStringLiteral("a.json")});
    open.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(loadStage(open.path("a.json"), games()), changed);
    EXPECT_FALSE(open.window.isWindowModified());
}

TEST(FullDisk, DevicesAndFoldersAreRefusedAndStay) {
    OpenWindow open;
    for (const char* place : {"/dev/full", "/dev/null", "/proc/a.json", "/dev/null/a.json"})
        EXPECT_FALSE(open.document().save(QString::fromLatin1(place))) << place;
    EXPECT_FALSE(open.document().save(open.folder.path()));
    EXPECT_FALSE(QFileInfo(QStringLiteral("/dev/full")).isFile());
    EXPECT_TRUE(open.document().path().isEmpty());
}

TEST(FullDisk, AnExportThatFailedDoesNotBlockTheNext) {
    OpenWindow open;
    open.answers.pathToSave = open.path("no/such/folder/a.pdf");
    open.key(Qt::Key_E, Qt::ControlModifier);
    EXPECT_EQ(open.answers.complaints.size(), 1);
    open.answers.pathToSave = open.path("a.pdf");
    open.key(Qt::Key_E, Qt::ControlModifier);
    EXPECT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(QFile::exists(open.path("a.pdf")));
}

} // namespace

} // namespace stagewright
