#include "editor/sheets/whole_file.h"

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

bool writeNew(QIODevice& file) {
    return file.write("new") == 3;
}

bool writeHalf(QIODevice& file) {
    file.write("half");
    return false;
}

} // namespace

TEST(WholeFile, ReplacesTheOldFile) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    ASSERT_TRUE(writeWholeFile(path, [](QIODevice& f) { return f.write("longer old") > 0; }));
    ASSERT_TRUE(writeWholeFile(path, writeNew));
    EXPECT_EQ(contentOf(path), "new");
}

TEST(WholeFile, KeepsTheOldFileWhereTheNewOneFails) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    ASSERT_TRUE(writeWholeFile(path, writeNew));
    const auto written = writeWholeFile(path, writeHalf);
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().file, path);
    EXPECT_EQ(contentOf(path), "new");
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
              QStringList{QStringLiteral("file")});
}

TEST(WholeFile, LeavesNothingWhereThereWasNothing) {
    const QTemporaryDir folder;
    EXPECT_FALSE(writeWholeFile(folder.filePath(QStringLiteral("file")), writeHalf));
    EXPECT_FALSE(writeWholeFile(folder.filePath(QStringLiteral("no/file")), writeNew));
    EXPECT_FALSE(writeWholeFile(folder.path(), writeNew));
    EXPECT_TRUE(QDir(folder.path()).isEmpty(QDir::Files | QDir::Hidden | QDir::NoDotAndDotDot));
}

TEST(WholeFile, DoesNotReplaceADevice) {
    const auto written = writeWholeFile(QStringLiteral("/dev/null"), writeNew);
    ASSERT_FALSE(written);
    EXPECT_FALSE(QFileInfo(QStringLiteral("/dev/null")).isFile());
}

} // namespace stagewright
