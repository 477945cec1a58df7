#include "model/whole_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

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
    ASSERT_FALSE(writeWholeFile(QStringLiteral("/dev/null"), "new"));
    EXPECT_FALSE(QFileInfo(QStringLiteral("/dev/null")).isFile());
}

} // namespace stagewright
