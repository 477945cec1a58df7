#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// A wait for a time is too short on a slow machine and too long on any other. Only benchmarks may
/// let time pass.
TEST(FixedWaits, AreInNoTest) {
    static const QRegularExpression wait(
        QStringLiteral("\\b(qWait|qSleep|sleep_for|sleep_until|msleep|usleep|nanosleep|sleep)\\("));
    const QDir tests(QStringLiteral(TEST_DATA_DIR "/.."));
    QDirIterator files(tests.path(), {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                       QDirIterator::Subdirectories);
    int read = 0;
    while (files.hasNext()) {
        const QString path = tests.relativeFilePath(files.next());
        if (path.startsWith(QStringLiteral("bench/")))
            continue;
        QFile file(tests.filePath(path));
        ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
        for (int line = 1; !file.atEnd(); ++line)
            EXPECT_FALSE(wait.match(QString::fromUtf8(file.readLine())).hasMatch())
                << path.toStdString() << ':' << line
                << ": wait for what is meant (QTest::qWaitFor, QSignalSpy), not for a time";
        ++read;
    }
    EXPECT_GT(read, 100);
}

} // namespace
} // namespace stagewright
