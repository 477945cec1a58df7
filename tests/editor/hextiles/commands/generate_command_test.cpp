#include "model/exchange/exchange.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/pack/rally_pack.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/rulebook_files.h"
#include "tests/rulebook_stages.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

QJsonObject jsonOf(const ProgramRun& run) {
    return QJsonDocument::fromJson(run.output).object();
}

ProgramRun generated(const QString& wishes) {
    return runCommand("generate", wishes.split(u' ', Qt::SkipEmptyParts));
}

class GenerateCommandTest : public TemporaryFiles {};

TEST_F(GenerateCommandTest, WritesAStageThatHoldsByAllRules) {
    const QString out = path("out.json");
    const ProgramRun run =
        runCommand("generate", {QStringLiteral("--tiles"), QStringLiteral("14"), outputWord, out});
    EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
    const ProgramRun check = runProgram({checkWord, jsonWord, out});
    EXPECT_EQ(check.exitCode, 0) << check.output.constData();
    EXPECT_EQ(jsonOf(check)[QStringLiteral("findings")].toArray().size(), 0);
    const auto stage = loadStage(out, games());
    ASSERT_TRUE(stage);
    EXPECT_EQ(stage->layout.pieceCount(), 14);
    EXPECT_EQ(stage->info.game, QStringLiteral("dirt"));
}

TEST_F(GenerateCommandTest, WritesSeveralIntoAFolderAndTheSameForTheSameSeed) {
    const QString folder = path("answers");
    const QStringList several{QStringLiteral("--count"), QStringLiteral("3"),
                              QStringLiteral("--seed"), QStringLiteral("5")};
    EXPECT_EQ(runCommand("generate", several + QStringList{outputWord, folder}).exitCode, 0);
    EXPECT_EQ(QDir(folder).entryList(QDir::Files),
              (QStringList{QStringLiteral("01.json"), QStringLiteral("02.json"),
                           QStringLiteral("03.json")}));
    const ProgramRun one = runCommand("generate", several + QStringList{jsonWord});
    const ProgramRun two = runCommand("generate", several + QStringList{jsonWord});
    EXPECT_EQ(jsonOf(one)[QStringLiteral("answers")], jsonOf(two)[QStringLiteral("answers")]);
    EXPECT_EQ(jsonOf(one)[QStringLiteral("count")].toInt(), 3);
}

TEST_F(GenerateCommandTest, AGameWithoutStartTilesGetsACircuit) {
    const ProgramRun run = generated(QStringLiteral("--game gt --tiles 14 --laps 2 --json"));
    ASSERT_EQ(run.exitCode, 0) << run.messages.constData();
    const QJsonObject stage = jsonOf(run)[QStringLiteral("answers")].toArray().at(0).toObject();
    EXPECT_EQ(stage[QStringLiteral("kind")].toString(), QStringLiteral("circuit"));
    EXPECT_EQ(stage[QStringLiteral("laps")].toInt(), 2);
}

TEST_F(GenerateCommandTest, SeveralStagesAreARally) {
    const QString out = path("rally.json");
    const ProgramRun run =
        runCommand("generate", {QStringLiteral("--stages"), QStringLiteral("2"),
                                QStringLiteral("--tiles"), QStringLiteral("8"), outputWord, out});
    EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
    const ProgramRun check = runProgram({checkWord, out});
    EXPECT_EQ(check.exitCode, 0) << check.output.constData();
}

TEST_F(GenerateCommandTest, ARallyKeepsTheBoxesThatWereNamed) {
    const auto boxes = [&](const QStringList& wishes) {
        const QString out = path("rally.json");
        const ProgramRun run =
            runCommand("generate", QStringList{QStringLiteral("--stages"), QStringLiteral("2"),
                                               QStringLiteral("--tiles"), QStringLiteral("8"),
                                               outputWord, out} +
                                       wishes);
        EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
        const auto pack = loadStages(out, games());
        EXPECT_TRUE(pack && pack->pack);
        return pack->pack->rally.info.boxes;
    };
    EXPECT_EQ(boxes({QStringLiteral("--boxes"), QStringLiteral("dirt-core:2")}),
              (std::map<QString, int>{{QStringLiteral("dirt-core"), 2}}));
    EXPECT_TRUE(boxes({}).empty());
}

TEST_F(GenerateCommandTest, ServicesOfARallyStandWhereTheirTilesLie) {
    const auto services = [&](const QStringList& wishes) {
        const QString out = path("rally.json");
        const ProgramRun run =
            runCommand("generate", QStringList{QStringLiteral("--stages"), QStringLiteral("3"),
                                               QStringLiteral("--tiles"), QStringLiteral("8"),
                                               outputWord, out} +
                                       wishes);
        EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
        const auto pack = loadStages(out, games());
        EXPECT_TRUE(pack && pack->pack);
        std::vector<bool> found;
        for (const RallyStage& stage : pack->pack->rally.stages())
            found.push_back(stage.serviceAfter);
        return found;
    };
    EXPECT_EQ(services({QStringLiteral("--service")}), (std::vector<bool>{true, true, false}));
    EXPECT_EQ(services({}), (std::vector<bool>{false, false, false}));
}

TEST_F(GenerateCommandTest, WishesThatCannotBeMetAreNamed) {
    const ProgramRun snow = generated(QStringLiteral("--surface snow"));
    EXPECT_EQ(snow.exitCode, 1);
    EXPECT_TRUE(snow.messages.contains("snow")) << snow.messages.constData();
    const ProgramRun many = generated(QStringLiteral("--tiles 40 --json"));
    EXPECT_EQ(many.exitCode, 1);
    EXPECT_TRUE(jsonOf(many)[QStringLiteral("proved")].toBool());
    EXPECT_TRUE(jsonOf(many)[QStringLiteral("reason")].toString().contains(QStringLiteral("31")));
}

TEST_F(GenerateCommandTest, ATableTooSmallForTheMinutesIsNamedAtOnce) {
    const ProgramRun run = generated(QStringLiteral("--minutes 60 --table 25x25 --json --time 60"));
    EXPECT_EQ(run.exitCode, 1);
    EXPECT_TRUE(jsonOf(run)[QStringLiteral("reason")].toString().startsWith(
        QStringLiteral("the table has room for")))
        << run.output.constData();
}

TEST_F(GenerateCommandTest, TheHelpSaysWhichBoxesAreMeant) {
    EXPECT_TRUE(generated(QStringLiteral("--help")).output.simplified().contains("core box"));
    EXPECT_FALSE(generated(QStringLiteral("--help")).output.simplified().contains("as few as"));
}

TEST_F(GenerateCommandTest, WishesThatCannotBeReadAreRefused) {
    const std::vector<std::pair<const char*, const char*>> wrong{
        {"--tiles 12 --minutes 30", "--minutes"},
        {"--surface mud", "mud"},
        {"--surface gravel:80,snow:40", "120"},
        {"--surface gravel,snow", "percent"},
        {"--danger extreme", "extreme"},
        {"--difficulty brutal", "brutal"},
        {"--kind loop", "loop"},
        {"--game chess", "chess"},
        {"--course rising", "--stages"},
        {"--tiles 1", "--tiles"},
    };
    for (const auto& [wishes, named] : wrong) {
        const ProgramRun run = generated(QString::fromLatin1(wishes));
        EXPECT_EQ(run.exitCode, 2) << wishes;
        EXPECT_TRUE(run.messages.contains(named)) << run.messages.constData();
    }
}

class SubstituteCommandTest : public TemporaryFiles {};

TEST_F(SubstituteCommandTest, SaysTileByTileWhatChangesAndWritesAStageThatHolds) {
    // A stage of the winter box, laid with the core box.
    const QString winter = path("winter.json");
    ASSERT_EQ(runCommand("generate",
                         {QStringLiteral("--boxes"), QStringLiteral("dirt-110"),
                          QStringLiteral("--tiles"), QStringLiteral("10"), outputWord, winter})
                  .exitCode,
              0);
    const QString out = path("out.json");
    const ProgramRun run = runCommand("substitute", {winter, QStringLiteral("--boxes"),
                                                     QStringLiteral("dirt-core"), outputWord, out});
    EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
    EXPECT_EQ(run.messages.count(" for 3"), 10) << run.messages.constData();
    EXPECT_TRUE(run.messages.contains("expected time")) << run.messages.constData();
    const ProgramRun check =
        runProgram({checkWord, QStringLiteral("--boxes"), QStringLiteral("dirt-core"), out});
    EXPECT_EQ(check.exitCode, 0) << check.output.constData();
}

TEST_F(SubstituteCommandTest, AStageThatIsNotFinishedMayStaySo) {
    const QString begun = write(R"({"format":1,"game":"dirt","tiles":[{"q":0,"r":0,"tile":"202a"},
                                    {"q":0,"r":-1,"tile":"204a"}]})");
    const ProgramRun run = runCommand("substitute", {begun});
    EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
}

TEST_F(SubstituteCommandTest, ATileThatNothingCanReplaceIsNamed) {
    const QString circuit = path("gt.json");
    ASSERT_EQ(runCommand("generate",
                         {QStringLiteral("--game"), QStringLiteral("gt"), outputWord, circuit})
                  .exitCode,
              0);
    const ProgramRun run =
        runCommand("substitute", {circuit, QStringLiteral("--boxes"), QStringLiteral("dirt-core")});
    EXPECT_EQ(run.exitCode, 1);
    EXPECT_TRUE(run.messages.contains("roads and lanes of 1")) << run.messages.constData();
}

} // namespace

} // namespace stagewright
