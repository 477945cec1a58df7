#include "editor/recovery/recovery_folder.h"
#include "model/atomic_file.h"
#include "model/game/stage_file.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/stat.h>

namespace stagewright {

namespace {

class RecoveryFolderTest : public testing::Test {
protected:
    static QString name(int number) {
        return QStringLiteral("00000000-0000-4000-8000-%1.recovery")
            .arg(number, 12, 10, QLatin1Char('0'));
    }
    [[nodiscard]] QString at(const QString& file) const {
        return QDir(folder.path()).filePath(file);
    }
    void write(const QString& file, const QByteArray& content) const {
        QFile out(at(file));
        ASSERT_TRUE(out.open(QIODevice::WriteOnly));
        ASSERT_EQ(out.write(content), content.size());
    }
    /// A copy as a run that is no more has left it.
    void leave(int number, const QString& title = {}, int minute = 0) const {
        RecoveryCopy copy;
        Stage stage = board({{"217b", {0, 0}}});
        stage.info.title = title;
        copy.rally = Rally(stage);
        copy.time = QDateTime(QDate(2026, 3, 1), QTime(12, minute), Qt::UTC);
        write(name(number), writeCopy(copy));
    }
    [[nodiscard]] QStringList titles() const {
        QStringList found;
        for (const RecoverableCopy& left : folder.recoverableCopies(games()))
            found.append(left.copy.rally.stages().front().stage.info.title);
        return found;
    }

    QTemporaryDir temporary;
    RecoveryFolder folder{temporary.filePath(QStringLiteral("deep/recovery"))};

private:
    const bool made_ = QDir().mkpath(folder.path());
};

TEST_F(RecoveryFolderTest, GivesWhatWasLeftTheNewestFirst) {
    leave(1, QStringLiteral("middle"), 5);
    leave(2, QStringLiteral("newest"), 9);
    leave(3, QStringLiteral("oldest"), 1);
    EXPECT_EQ(titles(), QStringList({QStringLiteral("newest"), QStringLiteral("middle"),
                                     QStringLiteral("oldest")}));
}

TEST_F(RecoveryFolderTest, NobodyElseGetsIn) {
    constexpr auto owner = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    constexpr auto user = QFile::ReadUser | QFile::WriteUser | QFile::ExeUser; // the same, for us
    const RecoveryFolder made(temporary.filePath(QStringLiteral("some/where/recovery")));
    const auto file = made.newFile();
    ASSERT_TRUE(file);
    EXPECT_EQ(QFile::permissions(made.path()) & ~user, owner);
    EXPECT_EQ(QFile::permissions(lockPath(file->path())) & ~user,
              QFile::ReadOwner | QFile::WriteOwner);
    // That of an older version was open to others.
    ASSERT_TRUE(QFile::setPermissions(folder.path(), owner | QFile::ReadOther | QFile::ExeOther));
    EXPECT_TRUE(folder.newFile());
    EXPECT_EQ(QFile::permissions(folder.path()) & ~user, owner);
}

TEST_F(RecoveryFolderTest, OneThatIsNotThereHoldsNothing) {
    EXPECT_TRUE(RecoveryFolder(temporary.filePath(QStringLiteral("none")))
                    .recoverableCopies(games())
                    .empty());
}

TEST_F(RecoveryFolderTest, WhatARunningProgramHoldsIsNotLeftBehind) {
    auto file = folder.newFile();
    ASSERT_TRUE(file);
    ASSERT_TRUE(writeFileAtomically(file->path(), writeCopy({})));
    EXPECT_TRUE(folder.recoverableCopies(games()).empty());
    // Nor after hours.
    const timespec longAgo[] = {{1, 0}, {1, 0}};
    ASSERT_EQ(
        utimensat(AT_FDCWD, QFile::encodeName(lockPath(file->path())).constData(), longAgo, 0), 0);
    EXPECT_TRUE(folder.recoverableCopies(games()).empty());
    file.reset();
    EXPECT_EQ(folder.recoverableCopies(games()).size(), 1U);
}

TEST_F(RecoveryFolderTest, WhatOneOffersAnotherDoesNot) {
    leave(1);
    const auto first = folder.recoverableCopies(games());
    ASSERT_EQ(first.size(), 1U);
    EXPECT_TRUE(folder.recoverableCopies(games()).empty());
}

TEST_F(RecoveryFolderTest, TheLockOfARunThatWasKilledDoesNotHold) {
    leave(1);
    write(lockPath(name(1)), "999999999\ntest_editor\n"); // no process has this number
    EXPECT_EQ(folder.recoverableCopies(games()).size(), 1U);
    EXPECT_FALSE(QFile::exists(at(lockPath(name(1)))));
}

TEST_F(RecoveryFolderTest, LocksWithoutACopyGoAndForeignOnesStay) {
    write(lockPath(name(1)), "999999999\ntest_editor\n");
    write(QStringLiteral("other.recovery.lock"), "999999999\ntest_editor\n");
    EXPECT_TRUE(folder.recoverableCopies(games()).empty());
    EXPECT_FALSE(QFile::exists(at(lockPath(name(1)))));
    EXPECT_TRUE(QFile::exists(at(QStringLiteral("other.recovery.lock"))));
}

TEST_F(RecoveryFolderTest, NoiseIsPassedOverAndLeftAlone) {
    QByteArray noise(1024, 0);
    for (qsizetype i = 0; i < noise.size(); ++i)
        noise[i] = static_cast<char>(i * 37);
    write(QStringLiteral("noise"), noise);
    write(QStringLiteral("noise.recovery"), noise);
    write(name(1), noise);
    write(name(2), {});
    write(name(3), writeCopy({Rally(board({{"217b", {0, 0}}})), {}, {}, {}}).chopped(20));
    ASSERT_TRUE(QDir(folder.path()).mkdir(name(4)));
    ASSERT_EQ(mkfifo(QFile::encodeName(at(name(5))).constData(), 0600), 0);
    ASSERT_TRUE(QFile::link(QStringLiteral("nowhere"), at(name(6))));
    ASSERT_TRUE(QFile::link(at(name(7)), at(name(7)))); // to itself
    QFile huge(at(name(8)));
    ASSERT_TRUE(huge.open(QIODevice::WriteOnly));
    ASSERT_TRUE(huge.resize(qint64{1} << 40)); // of holes
    huge.close();
    leave(9);
    ASSERT_TRUE(QFile::setPermissions(at(name(9)), {})); // to root it is readable
    leave(10);
    ASSERT_TRUE(QDir(folder.path()).mkdir(lockPath(name(10))));
    leave(11, QStringLiteral("good"));
    const auto all = QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot;
    const QStringList before = QDir(folder.path()).entryList(all);
    const QStringList found = titles();
    EXPECT_TRUE(found.contains(QStringLiteral("good")));
    EXPECT_LE(found.size(), 2);
    EXPECT_EQ(QDir(folder.path()).entryList(all), before);
    EXPECT_TRUE(folder.newFile());
}

TEST_F(RecoveryFolderTest, AFileInItsPlaceGivesNoNewFile) {
    write(QStringLiteral("file"), "x");
    EXPECT_FALSE(RecoveryFolder(at(QStringLiteral("file"))).newFile());
    EXPECT_TRUE(RecoveryFolder(at(QStringLiteral("file"))).recoverableCopies(games()).empty());
}

TEST_F(RecoveryFolderTest, ARemovedCopyTakesTheRemainsOfItsWritingAlong) {
    leave(1);
    leave(2);
    write(name(1) + QStringLiteral(".AbCdEf"), "half");
    removeCopy(at(name(1)));
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files), QStringList{name(2)});
}

} // namespace

} // namespace stagewright
