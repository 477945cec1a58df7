#include "editor/library/entry_bytes.h"
#include "editor/library/library_index.h"
#include "tests/editor/files.h"

#include <QSqlDatabase>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

LibraryEntry rallyAt(const QString& path) {
    LibraryEntry entry;
    entry.path = path;
    entry.size = 1234;
    entry.modified = 1'764'000'000'123;
    entry.digest = "00ff";
    entry.format = Format::RallyPack;
    entry.title = QStringLiteral("Zimowy Rajd Ł");
    entry.authors = {QStringLiteral("A"), QStringLiteral("B")};
    entry.isRally = true;
    entry.between = 10;
    LibraryStage stage;
    stage.number = 2;
    stage.title = QStringLiteral("SS 2");
    stage.game = QStringLiteral("gt");
    stage.kind = StageKind::Circuit;
    stage.laps = 3;
    stage.pieces = 12;
    stage.surfaces = {{Terrain::Asphalt, 9}, {Terrain::None, 1}};
    stage.needs = {{QStringLiteral("101"), 1}, {QStringLiteral("111"), 2}};
    stage.boxes = {QStringLiteral("gt-core")};
    stage.times = StageTimes{123.5, Difficulty::Medium, {10, 12, std::nullopt, 20, 25, 30}};
    entry.stages = {stage, stage};
    entry.stages[1].times.reset();
    return entry;
}

class Index : public testing::Test {
protected:
    [[nodiscard]] static std::vector<LibraryEntry> below(const LibraryIndex& index) {
        return index.entriesBelow(QStringLiteral("/shelf"));
    }
    void TearDown() override { EXPECT_TRUE(QSqlDatabase::connectionNames().isEmpty()); }

    QTemporaryDir folder;
    QString file = folder.filePath(QStringLiteral("cache/library.sqlite"));
    LibraryEntry entry = rallyAt(QStringLiteral("/shelf/a/b.rallypack"));
};

TEST_F(Index, KeepsWhatIsKnownForTheNextStart) {
    {
        LibraryIndex index(file, "1");
        ASSERT_TRUE(index.isUsable());
        index.keep({&entry, 1});
        const LibraryEntry other = rallyAt(QStringLiteral("/shelf2/b.rallypack"));
        index.keep({&other, 1});
    }
    LibraryIndex index(file, "1");
    EXPECT_EQ(below(index), std::vector{entry});
    EXPECT_EQ(index.entriesBelow(QStringLiteral("/")).size(), 2U);
    index.forget({entry.path});
    EXPECT_TRUE(below(index).empty());
}

TEST_F(Index, DoesNotKeepWhatIsDamaged) {
    entry.damage = QStringLiteral("torn");
    LibraryIndex index(file, "1");
    index.keep({&entry, 1});
    EXPECT_TRUE(below(index).empty());
}

TEST_F(Index, BeginsAnewWhenThePiecesAreOthers) {
    LibraryIndex(file, "1").keep({&entry, 1});
    EXPECT_TRUE(below(LibraryIndex(file, "2")).empty());
}

TEST_F(Index, BeginsAnewInPlaceOfADamagedOrForeignFile) {
    for (const QByteArray& content : {QByteArray("no database at all"), QByteArray(9000, 'x')}) {
        QDir().mkpath(QFileInfo(file).path());
        writeFile(file, content);
        LibraryIndex index(file, "1");
        ASSERT_TRUE(index.isUsable());
        index.keep({&entry, 1});
        EXPECT_EQ(below(index), std::vector{entry});
    }
}

TEST_F(Index, KeepsNothingWhereItCannot) {
    const QString blocked = writeFile(folder.filePath(QStringLiteral("blocked")), "x");
    LibraryIndex index(blocked + QStringLiteral("/library.sqlite"), "1");
    EXPECT_FALSE(index.isUsable());
    index.keep({&entry, 1});
    index.forget({entry.path});
    EXPECT_TRUE(below(index).empty());
}

TEST_F(Index, PassesOverBytesThatAreDamaged) {
    const QByteArray bytes = entryBytes(entry);
    ASSERT_TRUE(entryFrom(bytes));
    for (qsizetype size = 0; size < bytes.size(); ++size)
        EXPECT_FALSE(entryFrom(bytes.first(size)));
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        QByteArray wrong = bytes;
        wrong[at] = static_cast<char>(~wrong[at]);
        (void)entryFrom(wrong); // another entry or none, but it comes to an end
    }
}

TEST(LibraryStamp, ChangesWithTheUsersFiles) {
    const QTemporaryDir folder;
    const QString path = writeFile(folder.filePath(QStringLiteral("own.json")), "1");
    const QByteArray with = libraryStamp({path});
    EXPECT_EQ(libraryStamp({path}), with);
    EXPECT_NE(libraryStamp({}), with);
    writeFile(path, "2");
    EXPECT_NE(libraryStamp({path}), with);
}

} // namespace
} // namespace stagewright
