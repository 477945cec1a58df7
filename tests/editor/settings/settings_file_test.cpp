#include "editor/settings/settings_file.h"

#include <QFile>
#include <QKeySequence>
#include <QSizeF>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <csignal>
#include <rapidcheck.h>
#include <sys/resource.h>

namespace stagewright {

namespace {

class SettingsFile : public testing::Test {
protected:
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("stagewright.conf"));

    [[nodiscard]] QByteArray content() const {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }
    [[nodiscard]] static QSettings::SettingsMap valuesOf(const QSettings& settings) {
        QSettings::SettingsMap values;
        for (const QString& key : settings.allKeys())
            values.insert(key, settings.value(key));
        return values;
    }
};

QSettings::SettingsMap sampleSettings() {
    QSettings::SettingsMap values;
    const auto add = [&](const char* key, const QVariant& value) {
        values.insert(QString::fromUtf8(key), value);
    };
    add("plain", QStringLiteral("words, with; signs = \"and\" \\ more"));
    add("recent/files", QStringList{QStringLiteral("/a/ż 1.json"), {}, QStringLiteral(" x ")});
    add("window/geometry", QByteArray("\0\1\x7f\xff\r\n=[9abc", 12));
    add("boxes/held", QVariantMap{{QStringLiteral("dirt-core"), 2}});
    add("table/size", QSizeF(120.5, 80));
    add("a/b/c d", 3);
    add("general/x", true);
    add("ü/ŭ", QStringLiteral("@home\n\t\x01"
                              "1"));
    add("none/list", QStringList());
    return values;
}

TEST_F(SettingsFile, WhatQtWroteIsReadAndTheOtherWayRound) {
    {
        QSettings qt(path, QSettings::IniFormat);
        const auto values = sampleSettings();
        for (auto value = values.begin(); value != values.end(); ++value)
            qt.setValue(value.key(), value.value());
    }
    const QSettings::SettingsMap asQtReads = valuesOf(QSettings(path, QSettings::IniFormat));
    {
        QSettings ours(path, atomicSettingsFormat());
        EXPECT_EQ(valuesOf(ours), asQtReads);
        ours.setValue(QStringLiteral("new/one"), QStringLiteral("1"));
    }
    QSettings again(path, QSettings::IniFormat);
    EXPECT_EQ(again.value(QStringLiteral("new/one")).toString(), QStringLiteral("1"));
    again.remove(QStringLiteral("new/one"));
    EXPECT_EQ(valuesOf(again), asQtReads);
}

TEST_F(SettingsFile, AnyStringsComeBackFromQt) {
    int number = 0;
    EXPECT_TRUE(rc::check("strings come back", [&] {
        const auto sign = rc::gen::map(rc::gen::inRange(1, 0xD7FF), [](int code) {
            return QChar(static_cast<char16_t>(code % 3 == 0 ? code : code % 0x7F + 1));
        });
        const auto string = [&] {
            QString text;
            for (const QChar c : *rc::gen::container<std::vector<QChar>>(sign))
                text += c;
            return text;
        };
        QSettings::SettingsMap values;
        for (int i = 0; i < 3; ++i) {
            // Qt takes slashes for folders, and drops those that are doubled.
            const QString key = string().remove(u'/');
            values.insert(QStringLiteral("group%1/k").arg(i) + key, string());
            values.insert(QStringLiteral("list%1/k").arg(i) + key, QStringList{string(), string()});
        }
        const QString file = folder.filePath(QString::number(++number));
        QFile out(file);
        RC_ASSERT(out.open(QIODevice::WriteOnly));
        out.write(settingsText(values));
        out.close();
        RC_ASSERT(valuesOf(QSettings(file, QSettings::IniFormat)) == values);
        QFile::remove(file);
    }));
}

TEST_F(SettingsFile, ADiskThatIsFilledUpLeavesTheOldOnes) {
    QSettings settings(path, atomicSettingsFormat());
    settings.setValue(QStringLiteral("a"), 1);
    ASSERT_TRUE(keepSettings(settings));
    const QByteArray old = content();
    settings.setValue(QStringLiteral("b"), QString(9000, u'x'));
    rlimit usual{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &usual), 0);
    const auto before = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit full{4096, usual.rlim_max}; // half of them would fit in
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &full), 0);
    const auto kept = keepSettings(settings);
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &usual), 0);
    std::signal(SIGXFSZ, before);
    ASSERT_FALSE(kept);
    EXPECT_EQ(kept.error().file, path);
    EXPECT_EQ(kept.error().what.toStdString(),
              "cannot be written: the file would be larger than it may be");
    EXPECT_EQ(content(), old);
    // With room again all is kept.
    ASSERT_TRUE(keepSettings(settings));
    EXPECT_EQ(valuesOf(QSettings(path, QSettings::IniFormat)).size(), 2);
}

} // namespace

} // namespace stagewright
