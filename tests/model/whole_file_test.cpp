#include "model/whole_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <csignal>
#include <sys/resource.h>

namespace stagewright {

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

} // namespace

TEST(WholeFile, ReplacesTheOldFile) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    ASSERT_TRUE(writeWholeFile(path, "longer and old"));
    ASSERT_TRUE(writeWholeFile(path, "new"));
    EXPECT_EQ(contentOf(path), "new");
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
              QStringList{QStringLiteral("file")});
}

TEST(WholeFile, LeavesNothingWhereItCannotWrite) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("no/file"));
    const auto written = writeWholeFile(path, "new");
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().file, path);
    EXPECT_FALSE(writeWholeFile(folder.path(), "new"));
    EXPECT_TRUE(
        QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
}

TEST(WholeFile, DoesNotReplaceADevice) {
    for (const char* name : {"/dev/null", "/dev/full"}) {
        const QString device = QString::fromLatin1(name);
        ASSERT_FALSE(writeWholeFile(device, "new"));
        EXPECT_FALSE(QFileInfo(device).isFile());
    }
}

TEST(WholeFile, LinksInACircleAreAFault) {
    const QTemporaryDir folder;
    const QString one = folder.filePath(QStringLiteral("one"));
    ASSERT_TRUE(QFile::link(QStringLiteral("two"), one));
    ASSERT_TRUE(QFile::link(QStringLiteral("one"), folder.filePath(QStringLiteral("two"))));
    EXPECT_FALSE(writeWholeFile(one, "new"));
    EXPECT_TRUE(QFileInfo(one).isSymLink());
}

TEST(WholeFile, ThroughLinksTheFileBehindThemIsReplaced) {
    const QTemporaryDir folder;
    ASSERT_TRUE(writeWholeFile(folder.filePath(QStringLiteral("0")), "old"));
    for (const int i : {1, 2, 3})
        ASSERT_TRUE(QFile::link(QString::number(i - 1), folder.filePath(QString::number(i))));
    ASSERT_TRUE(writeWholeFile(folder.filePath(QStringLiteral("3")), "new"));
    EXPECT_EQ(contentOf(folder.filePath(QStringLiteral("0"))), "new");
    for (const int i : {1, 2, 3})
        EXPECT_TRUE(QFileInfo(folder.filePath(QString::number(i))).isSymLink());
}

TEST(WholeFile, AFullDiskIsAFaultWithARemedyAndTheOldFileStays) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    ASSERT_TRUE(writeWholeFile(path, "old"));
    rlimit usual{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &usual), 0);
    const auto before = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit full{16, usual.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &full), 0);
    const auto small = writeWholeFile(path, QByteArray(100, 'x'));
    const auto large = writeWholeFile(path, QByteArray(100'000, 'x'));
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &usual), 0);
    std::signal(SIGXFSZ, before);
    const QString remedy = QStringLiteral("Make room there, or choose another place");
    for (const auto& written : {small, large}) {
        ASSERT_FALSE(written);
        EXPECT_EQ(written.error().remedy, remedy);
    }
    EXPECT_EQ(contentOf(path), "old");
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

} // namespace stagewright
