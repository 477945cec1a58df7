#include "editor/holdings/tile_files.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "tests/editor/wait_until.h"
#include "tests/hung_file.h"
#include "tests/rulebook_stages.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

Expected<void> layOver(TileFiles& files, const QString& path) {
    auto added = files.add(path, laidOver(files.inUse(), path));
    // A disk that is busy for longer than the window waits for it answers later.
    if (added && !waitUntil([&] { return files.inUse().paths.contains(path); }))
        ADD_FAILURE() << path.toStdString() << " is not read";
    return added;
}

struct TileFilesTest : testing::Test {
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};

    QString write(const char* name, const QByteArray& text) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
        return file.fileName();
    }
    QString box(const char* id, int copies) {
        return write(id,
                     QByteArray(R"([{"id": ")") + id +
                         R"(", "game": "dirt", "title": "Own", "expansion": true, "tileCount": )" +
                         QByteArray::number(copies) + R"(, "tiles": {"205": )" +
                         QByteArray::number(copies) + "}}]");
    }
};

TEST_F(TileFilesTest, WithoutFilesTheCatalogueIsTheProgramsOwn) {
    const TileFiles files(games(), settings);
    EXPECT_EQ(files.games().data<Catalogue>().sides().data(),
              catalogue().sides().data()); // not another of its kind
    EXPECT_TRUE(files.names().isEmpty());
    EXPECT_TRUE(files.faults().empty());
}

TEST_F(TileFilesTest, FilesAreLaidOneOverTheOther) {
    TileFiles files(games(), settings);
    int told = 0;
    QObject::connect(&files, &TileFiles::changed, [&] { ++told; });
    ASSERT_TRUE(layOver(files, box("a", 2)));
    ASSERT_TRUE(layOver(files, box("b", 3)));
    EXPECT_GE(told, 2);
    EXPECT_EQ(files.games().data<Catalogue>().box(u"a")->tileCount(), 2);
    EXPECT_EQ(files.games().data<Catalogue>().box(u"b")->tileCount(), 3);
    EXPECT_EQ(files.names(), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
    const TileFiles again(games(), settings);
    EXPECT_TRUE(waitUntil([&] { return again.names() == files.names(); }));
    EXPECT_EQ(again.paths(), files.paths());
}

TEST_F(TileFilesTest, ACatalogueThatSomebodyHoldsStaysAsItWas) {
    TileFiles files(games(), settings);
    const QString a = box("a", 2);
    ASSERT_TRUE(layOver(files, a));
    const Catalogue held = files.games().data<Catalogue>();
    (void)box("a", 7);
    ASSERT_TRUE(layOver(files, a));
    EXPECT_EQ(files.games().data<Catalogue>().box(u"a")->tileCount(), 7);
    EXPECT_EQ(held.box(u"a")->tileCount(), 2);
}

TEST_F(TileFilesTest, AFileAddedAgainIsReadAgainAndCountsLast) {
    TileFiles files(games(), settings);
    const QString a = box("a", 2);
    ASSERT_TRUE(layOver(files, a));
    ASSERT_TRUE(layOver(files, box("b", 3)));
    (void)box("a", 7);
    ASSERT_TRUE(layOver(files, a));
    EXPECT_EQ(files.games().data<Catalogue>().box(u"a")->tileCount(), 7);
    EXPECT_EQ(files.names(), (QStringList{QStringLiteral("b"), QStringLiteral("a")}));
}

TEST_F(TileFilesTest, ABadFileChangesNothing) {
    TileFiles files(games(), settings);
    ASSERT_TRUE(layOver(files, box("a", 2)));
    const TileSide* const before = files.games().data<Catalogue>().sides().data();
    const QString bad = write("bad.json", "[");
    const auto added = layOver(files, bad);
    ASSERT_FALSE(added);
    EXPECT_EQ(added.error().file, bad);
    EXPECT_EQ(files.games().data<Catalogue>().sides().data(), before);
    EXPECT_EQ(files.paths().size(), 1);
    // Good in itself, but a tile without its other side.
    const QString half = write("half.json", R"({"format": 1, "tiles": [
        {"id": "club1a", "terrain": "none", "danger": "none", "role": "filler", "roads": []}]})");
    const auto halfAdded = layOver(files, half);
    ASSERT_FALSE(halfAdded);
    EXPECT_EQ(halfAdded.error().file, half);
    EXPECT_EQ(files.games().data<Catalogue>().sides().data(), before);
}

TEST_F(TileFilesTest, OneBadFileDoesNotTakeTheOthersWithIt) {
    const QString a = box("a", 2);
    const QString b = box("b", 3);
    {
        TileFiles files(games(), settings);
        ASSERT_TRUE(layOver(files, a));
        ASSERT_TRUE(layOver(files, b));
    }
    (void)write("a", "noise");
    const TileFiles files(games(), settings);
    EXPECT_TRUE(waitUntil([&] { return files.names() == QStringList{QStringLiteral("b")}; }));
    EXPECT_EQ(files.paths(), (QStringList{a, b}));
    ASSERT_EQ(files.faults().size(), 1U);
    EXPECT_EQ(files.faults().front().file, a);
}

TEST_F(TileFilesTest, OneThatDoesNotAnswerIsInUseAsSoonAsItDoes) {
    const QString a = box("a", 2);
    {
        TileFiles files(games(), settings);
        ASSERT_TRUE(layOver(files, a));
    }
    HungFile hung(a);
    if (!hung.isHung())
        GTEST_SKIP() << "no leases on this disk";
    const TileFiles files(games(), settings);
    EXPECT_TRUE(files.names().isEmpty());
    EXPECT_EQ(files.faults().size(), 1U);
    EXPECT_EQ(files.paths(), QStringList{a});
    hung.answer();
    EXPECT_TRUE(waitUntil([&] { return files.games().data<Catalogue>().box(u"a") != nullptr; }));
    EXPECT_EQ(files.names(), QStringList{QStringLiteral("a")});
    EXPECT_TRUE(files.faults().empty());
}

TEST_F(TileFilesTest, NoiseInTheSettingsIsNoFile) {
    settings.setValue(QStringLiteral("holdings/tileFiles"), QByteArray("\0\1noise", 7));
    const TileFiles files(games(), settings);
    EXPECT_EQ(files.games().data<Catalogue>().sides().data(), catalogue().sides().data());
}

} // namespace

} // namespace stagewright
