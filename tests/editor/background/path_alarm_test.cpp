#include "editor/background/path_alarm.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <cstdio>
#include <thread>

namespace stagewright {

namespace {

struct PathAlarmTest : testing::Test {
    PathAlarmTest() {
        write(file);
        write(last);
    }

    static void write(const QString& path) {
        QFile written(path);
        ASSERT_TRUE(written.open(QIODevice::Append));
        written.write("x");
    }
    /// Whether it rings because of what is done, and not because of what was done before.
    template <typename Act>
    bool ringsAt(Act act) {
        settle();
        QSignalSpy rang(&alarm, &PathAlarm::rang);
        act();
        settle();
        return !rang.isEmpty();
    }
    /// What has happened by now has been told: the system tells it in the order it happens.
    void settle() {
        PathAlarm later;
        QSignalSpy rang(&later, &PathAlarm::rang);
        later.watches()->addFile(last);
        write(last);
        ASSERT_TRUE(rang.wait());
        QCoreApplication::processEvents();
    }

    QTemporaryDir folder;
    QTemporaryDir elsewhere;
    QString file = folder.filePath(QStringLiteral("a"));
    QString other = folder.filePath(QStringLiteral("b"));
    QString last = elsewhere.filePath(QStringLiteral("c"));
    PathAlarm alarm;
};

TEST_F(PathAlarmTest, RingsWhenTheFileIsWrittenRemovedOrReplaced) {
    alarm.watches()->addFile(file);
    EXPECT_TRUE(ringsAt([&] { write(file); }));
    EXPECT_FALSE(ringsAt([&] { write(other); }));
    EXPECT_TRUE(ringsAt([&] { EXPECT_EQ(rename(qPrintable(other), qPrintable(file)), 0); }));
    EXPECT_FALSE(ringsAt([&] { write(file); })); // this is another file
    alarm.watches()->addFile(file);
    EXPECT_TRUE(ringsAt([&] { QFile::remove(file); }));
}

TEST_F(PathAlarmTest, RingsWhenSomethingComesIntoTheFolderOrGoes) {
    alarm.watches()->addFolder(folder.path());
    EXPECT_TRUE(ringsAt([&] { write(other); }));
    EXPECT_FALSE(ringsAt([&] { write(other); }));
    EXPECT_TRUE(ringsAt([&] { QFile::remove(other); }));
}

TEST_F(PathAlarmTest, RingsForWhatIsWatchedFromAnotherThread) {
    std::thread([watches = alarm.watches(), this] { watches->addFile(file); }).join();
    EXPECT_TRUE(ringsAt([&] { write(file); }));
}

TEST_F(PathAlarmTest, WhatIsForgottenOrWasNeverThereDoesNotRing) {
    const auto before = alarm.watches();
    before->addFile(file);
    alarm.forget();
    before->addFile(file); // by work that has come too late
    alarm.watches()->addFile(other);
    EXPECT_FALSE(ringsAt([&] {
        write(file);
        write(other);
    }));
}

} // namespace

} // namespace stagewright
