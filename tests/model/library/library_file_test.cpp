#include "model/drive/drive_task.h"
#include "model/drive/estimate.h"
#include "model/drive/rules_file.h"
#include "model/drive/stage_driving.h"
#include "model/exchange/exchange.h"
#include "model/game/stage_file.h"
#include "model/library/library_file.h"
#include "tests/rulebook_stages.h"

#include <QFileInfo>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

QString dataFile(const char* path) {
    return QStringLiteral(TEST_DATA_DIR "/") + QString::fromLatin1(path);
}

QString written(const QTemporaryDir& folder, const char* name, const QByteArray& content) {
    QFile file(folder.filePath(QString::fromLatin1(name)));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
    return file.fileName();
}

TEST(LibraryFile, SaysOfARulebookStageWhatItTakes) {
    const QString path = dataFile("dirt-rulebook/rally1-ss1.json");
    const LibraryEntry entry = libraryEntryOf(path, games());
    EXPECT_EQ(entry.path, path);
    EXPECT_EQ(entry.size, QFileInfo(path).size());
    EXPECT_EQ(entry.title, QStringLiteral("Rally 1, SS 1"));
    EXPECT_EQ(entry.authors, QStringList(QStringLiteral("Jean-Christophe Bouvier")));
    EXPECT_FALSE(entry.isRally);
    EXPECT_EQ(entry.damage, QString());
    ASSERT_EQ(entry.stages.size(), 1U);
    const LibraryStage& stage = entry.stages.front();
    EXPECT_EQ(stage.number, 0);
    EXPECT_EQ(stage.pieces, 11);
    EXPECT_EQ(stage.needs.at(QStringLiteral("227")), 1);
    EXPECT_EQ(sumOf(stage.needs), 11);
    EXPECT_EQ(stage.boxes, QStringList(QStringLiteral("dirt-core")));
    EXPECT_EQ(stage.surfaces.at(Terrain::Gravel), 10); // all but the service park
    EXPECT_FALSE(stage.times);
}

TEST(LibraryFile, TellsTimesAsAnEstimateDoesAndAlwaysTheSame) {
    const LibraryEntry entry = libraryEntryOf(dataFile("dirt-rulebook/rally1-ss1.json"), games());
    const auto times = libraryTimesOf(entry, games());
    ASSERT_TRUE(times);
    ASSERT_EQ(times->size(), 1U);
    EXPECT_EQ(libraryTimesOf(entry, games()), times);
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const auto rules = builtInRules(u"dirt");
    const auto task = driveTaskOf(stage, games(), *rules, 1);
    EstimateRequest request;
    request.length.mostDrives = 20'000;
    const auto expected = estimate(stage, *task, *rules, request);
    ASSERT_TRUE(expected);
    EXPECT_NEAR(*times->front().seconds, expected->drives.mean(), 0.03 * expected->drives.mean());
    EXPECT_EQ(times->front().difficulty, expected->difficulty.difficulty);
    EXPECT_NEAR(*times->front().minutes[4], expected->tableMinutes[4], 2);
    EXPECT_GT(*times->front().minutes[5], *times->front().minutes[0]);
}

TEST(LibraryFile, ReadsARallyAndWhatLiesBetweenItsStages) {
    const QString sample = dataFile("../../resources/samples/rally1.rallypack");
    const LibraryEntry entry = libraryEntryOf(sample, games());
    EXPECT_TRUE(entry.isRally);
    EXPECT_EQ(entry.title, QStringLiteral("Rally 1"));
    ASSERT_EQ(entry.stages.size(), 3U);
    EXPECT_EQ(entry.stages[2].number, 3);
    EXPECT_EQ(entry.between, 2 * builtInRules(u"dirt")->changeMinutes);
    // All three are laid of the same tiles: together each is there as often as it is used.
    EXPECT_EQ(needsOf(entry, false).at(QStringLiteral("202")), 1);
    EXPECT_EQ(needsOf(entry, true).at(QStringLiteral("202")), 3);
}

TEST(LibraryFile, ReadsFilesOfOtherPrograms) {
    const QTemporaryDir folder;
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    for (const auto& [format, name] :
         {std::pair(Format::WindowsEditor, "a.rgt"), std::pair(Format::WebEditor, "b.json"),
          std::pair(Format::TabletopSimulator, "c.lua")}) {
        const auto text = writeStages({&stage, 1}, {}, format, games());
        ASSERT_TRUE(text);
        const LibraryEntry entry = libraryEntryOf(written(folder, name, text->text), games());
        EXPECT_EQ(entry.format, format);
        ASSERT_EQ(entry.stages.size(), 1U) << name;
        EXPECT_EQ(sumOf(entry.stages.front().needs), 11) << name;
    }
}

TEST(LibraryFile, SaysWhyAFileCannotBeRead) {
    const QTemporaryDir folder;
    const LibraryEntry torn =
        libraryEntryOf(written(folder, "torn.json", "{\"tiles\": ["), games());
    EXPECT_TRUE(torn.isUnreadable());
    EXPECT_TRUE(torn.damage.contains(QStringLiteral("line 1"))) << torn.damage.toStdString();
    EXPECT_FALSE(torn.damage.contains(QStringLiteral("torn.json")));
    EXPECT_EQ(nameOf(torn), QStringLiteral("torn"));
    EXPECT_TRUE(
        libraryEntryOf(folder.filePath(QStringLiteral("none.json")), games()).isUnreadable());
}

TEST(LibraryFile, HasNoTimesOfAStageThatCannotBeDriven) {
    const QTemporaryDir folder;
    Stage stage;
    stage.info.game = QStringLiteral("dirt");
    const LibraryEntry bare = libraryEntryOf(written(folder, "a.json", writeStage(stage)), games());
    const auto times = libraryTimesOf(bare, games());
    ASSERT_TRUE(times);
    EXPECT_EQ(times->front(), StageTimes());
}

TEST(LibraryFile, TellsNoTimesWhenItIsStopped) {
    const LibraryEntry entry = libraryEntryOf(dataFile("dirt-rulebook/rally1-ss1.json"), games());
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(libraryTimesOf(entry, games(), stop.get_token()));
}

} // namespace
} // namespace stagewright
