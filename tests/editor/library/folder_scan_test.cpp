#include "editor/library/folder_scan.h"
#include "model/carrier/carrier.h"
#include "model/game/stage_file.h"
#include "tests/editor/files.h"
#include "tests/rulebook_stages.h"

#include <QDateTime>
#include <QDir>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <map>

namespace stagewright {
namespace {

/// What a library knows after news.
struct Shelf {
    std::map<QString, LibraryEntry> entries;
    QStringList told; ///< names of files, as often as they were told of
    QString fault;
    bool isDone = false;
};

class Scan : public testing::Test {
protected:
    [[nodiscard]] QString path(const char* name) const {
        return shelf.filePath(QString::fromUtf8(name));
    }
    QString put(const char* name, const char* title) {
        Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
        stage.info.title = QString::fromUtf8(title);
        QDir().mkpath(QFileInfo(path(name)).path());
        return writeFile(path(name), writeStage(stage));
    }
    Shelf scanned() {
        Shelf found;
        scanFolder({shelf.path(), games(), {}, index}, {}, [&](FolderNews news) {
            for (const LibraryEntry& entry : news.entries) {
                found.told << QFileInfo(entry.path).fileName();
                found.entries.insert_or_assign(entry.path, entry);
            }
            for (const QString& gone : news.gone)
                found.entries.erase(gone);
            if (!news.fault.isEmpty())
                found.fault = news.fault;
            found.isDone = news.isDone;
        });
        return found;
    }

    QTemporaryDir shelf;
    QTemporaryDir cache;
    QString index = cache.filePath(QStringLiteral("library.sqlite"));
};

TEST_F(Scan, FindsPicturesThatCarryARallyAndNoOthers) {
    const QByteArray drawing =
        R"(<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>Map</title></svg>)";
    const QByteArray pack =
        contentOf(QStringLiteral(TEST_DATA_DIR "/../../resources/samples/rally1.rallypack"));
    const auto map = carrying(drawing, Carrier::Svg, pack);
    ASSERT_TRUE(map);
    writeFile(path("map.svg"), *map);
    writeFile(path("plain.svg"), drawing);
    writeFile(path("photo.png"), "no picture at all");
    writeFile(path("torn.svg"), map->first(map->size() * 2 / 3));
    const auto look = [&](const Shelf& found) {
        ASSERT_EQ(found.entries.size(), 2U);
        EXPECT_EQ(found.entries.at(path("map.svg")).stages.size(), 3U);
        EXPECT_TRUE(found.entries.at(path("torn.svg")).isUnreadable());
    };
    look(scanned());
    const Shelf again = scanned();
    look(again);
    EXPECT_EQ(again.told.size(), 2) << "the others are known to carry nothing";
    writeFile(path("map.svg"), drawing + "<!-- without -->");
    EXPECT_EQ(scanned().entries.size(), 1U);
}

TEST_F(Scan, FindsFilesBelowTheFolderAndSaysWhichAreDamaged) {
    put("a.json", "First");
    put("deep/er/b.json", "Second");
    writeFile(path("torn.json"), "{");
    writeFile(path("readme.txt"), "no stage");
    put(".hidden/c.json", "Hidden");
    const Shelf found = scanned();
    EXPECT_TRUE(found.isDone);
    EXPECT_EQ(found.fault, QString());
    ASSERT_EQ(found.entries.size(), 3U);
    EXPECT_EQ(found.entries.at(path("a.json")).title, QStringLiteral("First"));
    EXPECT_EQ(found.entries.at(path("deep/er/b.json")).title, QStringLiteral("Second"));
    EXPECT_TRUE(found.entries.at(path("torn.json")).isUnreadable());
}

TEST_F(Scan, ReadsOnlyWhatHasChangedTheNextTime) {
    put("a.json", "First");
    put("b.json", "Second");
    put("c.json", "Third");
    ASSERT_EQ(scanned().entries.size(), 3U);
    put("b.json", "Second, mended");
    QFile::remove(path("c.json"));
    const Shelf found = scanned();
    EXPECT_EQ(found.told.count(QStringLiteral("a.json")), 1); // from the index alone
    EXPECT_EQ(found.told.count(QStringLiteral("b.json")), 2); // as it was, as it is
    ASSERT_EQ(found.entries.size(), 2U);
    EXPECT_EQ(found.entries.at(path("b.json")).title, QStringLiteral("Second, mended"));
}

TEST_F(Scan, GivesTheSameWithoutAnIndex) {
    put("a.json", "First");
    const auto with = scanned().entries;
    index.clear();
    EXPECT_EQ(scanned().entries, with);
}

TEST_F(Scan, FollowsLinksButNotInCircles) {
    put("a/a.json", "First");
    ASSERT_TRUE(QFile::link(shelf.path(), path("a/round")));
    const QTemporaryDir elsewhere;
    writeFile(elsewhere.filePath(QStringLiteral("b.json")), "{");
    ASSERT_TRUE(QFile::link(elsewhere.path(), path("other")));
    const Shelf found = scanned();
    EXPECT_EQ(found.entries.size(), 2U);
    EXPECT_TRUE(found.entries.contains(path("other/b.json")));
}

TEST_F(Scan, SaysThatAFolderIsGoneAndKnowsItWhenItIsBack) {
    put("a.json", "First");
    ASSERT_EQ(scanned().entries.size(), 1U);
    const QString away = shelf.path() + QStringLiteral("-away");
    ASSERT_TRUE(QDir().rename(shelf.path(), away));
    const Shelf gone = scanned();
    EXPECT_TRUE(gone.entries.empty());
    EXPECT_TRUE(gone.fault.contains(shelf.path())) << gone.fault.toStdString();
    ASSERT_TRUE(QDir().rename(away, shelf.path()));
    EXPECT_EQ(scanned().told, QStringList(QStringLiteral("a.json"))); // once: by the index
}

TEST_F(Scan, EndsSoonWhenItIsStopped) {
    put("a.json", "First");
    std::stop_source stop;
    stop.request_stop();
    int told = 0;
    scanFolder({shelf.path(), games(), {}, index}, stop.get_token(), [&](const FolderNews& news) {
        told += static_cast<int>(news.entries.size()) + (news.isDone ? 1 : 0);
    });
    EXPECT_EQ(told, 0);
}

TEST_F(Scan, TimesAreReckonedAndKept) {
    put("a.json", "First");
    TimesToReckon what{{scanned().entries.begin()->second}, games(), {}, index};
    std::vector<LibraryEntry> reckoned;
    reckonTimes(what, {}, [&](LibraryEntry entry) { reckoned.push_back(std::move(entry)); });
    ASSERT_EQ(reckoned.size(), 1U);
    EXPECT_TRUE(isReckoned(reckoned.front()));
    EXPECT_GT(*minutesOf(reckoned.front(), 4), 10);
    EXPECT_EQ(scanned().entries.begin()->second, reckoned.front());
}

} // namespace
} // namespace stagewright
