#include "editor/welcome/recent_files.h"

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <rapidcheck.h>

namespace stagewright {

namespace {

const auto key = QStringLiteral("recentFiles");

class Recent : public testing::Test {
protected:
    [[nodiscard]] QString path(const QString& name) const { return folder.filePath(name); }

    [[nodiscard]] QString written(const QString& name) const {
        QFile file(path(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        return path(name);
    }

    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
};

TEST_F(Recent, TheNewestIsFirstAndAFileStandsOnce) {
    const QString a = written(QStringLiteral("a.json"));
    const QString b = written(QStringLiteral("b.json"));
    RecentFiles recent(settings);
    recent.add(a);
    recent.add(b);
    recent.add(a);
    EXPECT_EQ(recent.paths(), (QStringList{a, b}));
    recent.add(b);
    EXPECT_EQ(recent.paths(), (QStringList{b, a}));
}

TEST_F(Recent, TheListIsThereTheNextTimeUntilItIsCleared) {
    const QString a = written(QStringLiteral("Étape 1 & 2.json"));
    RecentFiles(settings).add(a);
    EXPECT_EQ(RecentFiles(settings).paths(), QStringList{a});
    RecentFiles(settings).clear();
    EXPECT_TRUE(RecentFiles(settings).paths().isEmpty());
}

TEST_F(Recent, NoiseInTheSettingsIsPassedOver) {
    for (const QVariant& noise : {QVariant(17), QVariant(QByteArray("\x00\xff", 2)),
                                  QVariant(QVariantMap{{QStringLiteral("a"), 1}})}) {
        settings.setValue(key, noise);
        EXPECT_TRUE(RecentFiles(settings).paths().isEmpty());
    }
    settings.setValue(key, QStringList{QString(), QStringLiteral("relative.json"),
                                       QStringLiteral("/a.json"), QStringLiteral("/a.json"),
                                       QStringLiteral("/x/../a.json"), QStringLiteral("/b\n.json"),
                                       QStringLiteral("/c.json")});
    EXPECT_EQ(RecentFiles(settings).paths(),
              (QStringList{QStringLiteral("/a.json"), QStringLiteral("/c.json")}));
}

TEST_F(Recent, OnlyWhatChangesTheListIsTold) {
    RecentFiles recent(settings);
    int told = 0;
    QObject::connect(&recent, &RecentFiles::changed, [&] { ++told; });
    recent.add(QStringLiteral("/a.json"));
    recent.add(QStringLiteral("/a.json"));
    recent.remove(QStringLiteral("/b.json"));
    EXPECT_EQ(told, 1);
    recent.remove(QStringLiteral("/a.json"));
    EXPECT_EQ(told, 2);
    EXPECT_TRUE(recent.paths().isEmpty());
}

TEST_F(Recent, HoweverManyFilesComeTheLastTwelveAreListed) {
    rc::check([this](const std::vector<std::uint8_t>& opened) {
        RecentFiles recent(settings);
        recent.clear();
        QStringList expected;
        for (const std::uint8_t number : opened) {
            const QString file = QStringLiteral("/%1.json").arg(number % 20);
            recent.add(file);
            expected.removeAll(file);
            expected.prepend(file);
        }
        RC_ASSERT(recent.paths() == expected.mid(0, 12));
        RC_ASSERT(RecentFiles(settings).paths() == recent.paths());
    });
}

} // namespace

} // namespace stagewright
