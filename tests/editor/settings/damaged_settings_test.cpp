#include "editor/settings/damaged_settings.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

struct DamagedSettings : testing::Test {
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("stagewright.conf"));

    void write(const QByteArray& bytes) const {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(bytes), bytes.size());
    }
    [[nodiscard]] QStringList files() const {
        return QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name);
    }
    [[nodiscard]] static QByteArray read(const QString& from) {
        QFile file(from);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] QString aside(const char* name = "stagewright-damaged.conf") const {
        return folder.filePath(QString::fromLatin1(name));
    }
};

TEST_F(DamagedSettings, AMissingAnEmptyAndAGoodFileStay) {
    EXPECT_EQ(setAsideDamaged(path), QString());
    write({});
    EXPECT_EQ(setAsideDamaged(path), QString());
    {
        QSettings settings(path, QSettings::IniFormat);
        settings.setValue(QStringLiteral("window/geometry"), QByteArray("\0\1\2\xff\r\n=[", 8));
        settings.setValue(QStringLiteral("list"), QStringList{QStringLiteral("é;x"), {}});
        settings.setValue(QStringLiteral("shortcuts/flip"), QStringLiteral("Ctrl+,"));
    }
    EXPECT_EQ(setAsideDamaged(path), QString());
    EXPECT_EQ(files(), QStringList{QStringLiteral("stagewright.conf")});
}

TEST_F(DamagedSettings, NoiseIsKeptUnderANewNameAndTold) {
    QByteArray noise;
    for (int i = 0; i < 1000; ++i)
        noise += static_cast<char>(i * 7919 >> 3);
    write(noise);
    const QString told = setAsideDamaged(path);
    EXPECT_TRUE(told.contains(QDir::toNativeSeparators(aside()))) << told.toStdString();
    EXPECT_FALSE(QFile::exists(path));
    EXPECT_EQ(read(aside()), noise);
}

TEST_F(DamagedSettings, OtherKindsOfTextAreDamage) {
    const QList<QByteArray> texts{"{\n \"theme\": \"dark\"\n}\n",
                                  "The quick brown fox\njumps over the lazy dog\n",
                                  "<html>\n<p>\nmoved\n</html>\n"};
    for (const QByteArray& text : texts) {
        write(text);
        EXPECT_NE(setAsideDamaged(path), QString()) << text.toStdString();
    }
    EXPECT_EQ(files().size(), 3);
}

TEST_F(DamagedSettings, AnEarlierOneIsNotReplaced) {
    write("first\n");
    EXPECT_NE(setAsideDamaged(path), QString());
    write("second\n");
    EXPECT_NE(setAsideDamaged(path), QString());
    EXPECT_EQ(read(aside()), "first\n");
    EXPECT_EQ(read(aside("stagewright-damaged-2.conf")), "second\n");
}

TEST_F(DamagedSettings, AFewOddLinesAreNoReasonToGiveUpTheRest) {
    write("[view]\ntheme=dark\nwhat is this\nhints=true\n");
    EXPECT_EQ(setAsideDamaged(path), QString());
    EXPECT_EQ(QSettings(path, QSettings::IniFormat).value(QStringLiteral("view/theme")),
              QStringLiteral("dark"));
}

TEST_F(DamagedSettings, AFolderInItsPlaceGoesAside) {
    ASSERT_TRUE(QDir().mkdir(path));
    EXPECT_NE(setAsideDamaged(path), QString());
    EXPECT_EQ(files(), QStringList{QStringLiteral("stagewright-damaged.conf")});
}

TEST_F(DamagedSettings, SettingsOpenedAfterwardsWorkAndAreKept) {
    write(QByteArray("\0noise\0", 7));
    // As at a start, where the path is asked of the settings themselves.
    EXPECT_NE(setAsideDamaged(QSettings(path, QSettings::IniFormat).fileName()), QString());
    {
        QSettings settings(path, QSettings::IniFormat);
        EXPECT_TRUE(settings.allKeys().isEmpty());
        settings.setValue(QStringLiteral("view/theme"), QStringLiteral("dark"));
        settings.sync();
        EXPECT_EQ(settings.status(), QSettings::NoError);
    }
    EXPECT_TRUE(read(path).contains("theme=dark"));
    EXPECT_EQ(read(aside()), QByteArray("\0noise\0", 7));
}

} // namespace

} // namespace stagewright
