#include "editor/document/document.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "editor/recovery/autosave.h"
#include "editor/recovery/recovery.h"
#include "model/game/stage_file.h"
#include "tests/editor/sample.h"
#include "tests/editor/wait_until.h"
#include "tests/rulebook_stages.h"

#include <QDir>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

#include <gtest/gtest.h>

#include <csignal>
#include <sys/resource.h>

namespace stagewright {

namespace {

using namespace std::chrono_literals;

class AutosaveTest : public testing::Test {
protected:
    AutosaveTest() { autosave->setDelay(20ms); }

    void title(const QString& text) { document.make(changeTitle(document.stage(), text)); }
    /// What the next start would be offered if the program were killed now. A copy of the folder:
    /// the locks of this run are not there.
    [[nodiscard]] std::vector<RecoveryCopy> afterAKill() const {
        const QTemporaryDir there;
        const QDir here(folder.path());
        for (const QString& file : here.entryList({QStringLiteral("*.recovery")}, QDir::Files))
            QFile::copy(here.filePath(file), there.filePath(file));
        std::vector<RecoveryCopy> copies;
        for (const RecoverableCopy& left : RecoveryFolder(there.path()).recoverableCopies(games()))
            copies.push_back(left.copy);
        return copies;
    }
    [[nodiscard]] QString titleAfterAKill() const {
        const auto copies = afterAKill();
        return copies.size() == 1 ? copies.front().rally.stages().front().stage.info.title
                                  : QStringLiteral("(none)");
    }

    QTemporaryDir temporary;
    RecoveryFolder folder{temporary.filePath(QStringLiteral("recovery"))};
    Document document{games()};
    std::unique_ptr<Autosave> autosave = std::make_unique<Autosave>(document, folder);
};

TEST_F(AutosaveTest, AChangeIsKeptSoonAfterwards) {
    title(QStringLiteral("a"));
    EXPECT_TRUE(afterAKill().empty());
    EXPECT_TRUE(waitUntil([&] { return titleAfterAKill() == QStringLiteral("a"); }));
}

TEST_F(AutosaveTest, TheCopyIsTheUsersAlone) {
    title(QStringLiteral("a"));
    EXPECT_TRUE(autosave->keepNow());
    const auto copies = QDir(folder.path()).entryInfoList({QStringLiteral("*.recovery")});
    ASSERT_EQ(copies.size(), 1);
    constexpr auto user = QFile::ReadUser | QFile::WriteUser; // the same as the owner, for us
    EXPECT_EQ(copies.front().permissions() & ~user, QFile::ReadOwner | QFile::WriteOwner);
    // Also where the folder has gone meanwhile.
    ASSERT_TRUE(QDir(folder.path()).removeRecursively());
    title(QStringLiteral("b"));
    EXPECT_TRUE(autosave->keepNow());
    EXPECT_FALSE(QFile::permissions(folder.path()) & (QFile::ReadGroup | QFile::ReadOther));
}

TEST_F(AutosaveTest, UsuallyAChangeIsKeptWithinFiveSecondsHoweverFastOthersFollow) {
    autosave->setDelay(Autosave::usualDelay);
    QElapsedTimer time;
    time.start();
    int edits = 0;
    EXPECT_TRUE(waitUntil([&] {
        title(QString::number(++edits));
        return !afterAKill().empty();
    }));
    EXPECT_LT(time.elapsed(), 5000);
}

TEST_F(AutosaveTest, TheCopyHoldsStagePathDigestAndTime) {
    ASSERT_TRUE(document.save(temporary.filePath(QStringLiteral("a.json"))));
    document.make(*layTile(document.stage(), placed({0, 0}, u"217b")));
    const QDateTime before = QDateTime::currentDateTimeUtc().addMSecs(-1);
    ASSERT_TRUE(autosave->keepNow());
    const auto copies = afterAKill();
    ASSERT_EQ(copies.size(), 1U);
    EXPECT_EQ(copies[0].rally.stages().front().stage, document.stage());
    EXPECT_EQ(copies[0].path, temporary.filePath(QStringLiteral("a.json")));
    EXPECT_EQ(copies[0].digest, document.fileDigest());
    EXPECT_GE(copies[0].time, before);
    EXPECT_LE(copies[0].time, QDateTime::currentDateTimeUtc());
}

TEST_F(AutosaveTest, ASavedDocumentHasNoCopy) {
    title(QStringLiteral("a"));
    ASSERT_TRUE(autosave->keepNow());
    ASSERT_EQ(afterAKill().size(), 1U);
    ASSERT_TRUE(document.save(temporary.filePath(QStringLiteral("a.json"))));
    EXPECT_TRUE(autosave->keepNow());
    EXPECT_TRUE(afterAKill().empty());
}

TEST_F(AutosaveTest, UndoneToTheSavedStateItHasNoCopyAndRedoneItHasOne) {
    title(QStringLiteral("a"));
    ASSERT_TRUE(autosave->keepNow());
    document.history().undo();
    ASSERT_TRUE(autosave->keepNow());
    EXPECT_TRUE(afterAKill().empty());
    document.history().redo();
    ASSERT_TRUE(autosave->keepNow());
    EXPECT_EQ(titleAfterAKill(), QStringLiteral("a"));
}

TEST_F(AutosaveTest, AnotherStageInItsPlaceHasNoCopy) {
    title(QStringLiteral("a"));
    ASSERT_TRUE(autosave->keepNow());
    document.open(sampleStage(), {});
    ASSERT_TRUE(autosave->keepNow());
    EXPECT_TRUE(afterAKill().empty());
}

TEST_F(AutosaveTest, ARecoveredStageHasACopyWithoutAnyChange) {
    document.recover(Rally(sampleStage()), {}, {}, {});
    EXPECT_TRUE(document.isModified());
    ASSERT_TRUE(autosave->keepNow());
    EXPECT_EQ(titleAfterAKill(), QStringLiteral("Rally 1, SS 1"));
}

TEST_F(AutosaveTest, BoxesAndTableAreNoChanges) {
    document.setBoxes({});
    document.setHints(false);
    ASSERT_TRUE(autosave->keepNow());
    EXPECT_FALSE(QDir(folder.path()).exists());
}

TEST_F(AutosaveTest, WithoutItsEndTheCopyStaysAndIsOffered) {
    title(QStringLiteral("a"));
    ASSERT_TRUE(autosave->keepNow());
    EXPECT_TRUE(folder.recoverableCopies(games()).empty()); // it is in use
    autosave.reset();
    EXPECT_EQ(folder.recoverableCopies(games()).size(), 1U);
}

TEST_F(AutosaveTest, ADocumentGivenUpLeavesNothing) {
    title(QStringLiteral("a"));
    ASSERT_TRUE(autosave->keepNow());
    title(QStringLiteral("b"));
    autosave->keep(); // may still be being written
    autosave->forget();
    autosave.reset();
    EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

TEST_F(AutosaveTest, AFolderThatCannotBeMadeIsSaidOnceAndTriedAgain) {
    QFile inTheWay(folder.path());
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    const QSignalSpy failed(autosave.get(), &Autosave::failed);
    title(QStringLiteral("a"));
    EXPECT_FALSE(autosave->keepNow());
    title(QStringLiteral("b"));
    EXPECT_FALSE(autosave->keepNow());
    ASSERT_EQ(failed.size(), 1);
    EXPECT_FALSE(failed[0][0].value<Fault>().remedy.isEmpty());
    inTheWay.remove();
    EXPECT_TRUE(waitUntil([&] { return titleAfterAKill() == QStringLiteral("b"); }));
}

TEST_F(AutosaveTest, OnAFullDiskTheOldCopyStaysAndTheNextGoodMomentIsUsed) {
    title(QStringLiteral("a"));
    ASSERT_TRUE(autosave->keepNow());
    const QSignalSpy failed(autosave.get(), &Autosave::failed);
    rlimit usual{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &usual), 0);
    const auto before = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit full{16, usual.rlim_max};
    title(QStringLiteral("b"));
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &full), 0);
    const bool kept = autosave->keepNow();
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &usual), 0);
    std::signal(SIGXFSZ, before);
    EXPECT_FALSE(kept);
    EXPECT_EQ(failed.size(), 1);
    EXPECT_EQ(titleAfterAKill(), QStringLiteral("a"));
    EXPECT_TRUE(waitUntil([&] { return titleAfterAKill() == QStringLiteral("b"); }));
}

TEST_F(AutosaveTest, AWindowThatIsLeftKeepsAllItsDocumentsAtOnce) {
    QWidget window;
    auto* recovery = new Recovery(folder, &window);
    Document second(games());
    recovery->watch(document);
    recovery->watch(second);
    autosave.reset();
    title(QStringLiteral("a"));
    second.make(changeTitle(second.stage(), QStringLiteral("b")));
    QEvent left(QEvent::WindowDeactivate);
    QCoreApplication::sendEvent(&window, &left);
    EXPECT_TRUE(QTest::qWaitFor([&] { return afterAKill().size() == 2; }, 1000)); // half the delay
    recovery->close(document);
    EXPECT_EQ(recovery->autosaves().size(), 1U);
    EXPECT_EQ(titleAfterAKill(), QStringLiteral("b"));
    recovery->closeAll();
    EXPECT_TRUE(afterAKill().empty());
}

} // namespace

} // namespace stagewright
