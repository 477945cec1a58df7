#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/pack/rally_pack_reader.h"
#include "model/rally/rally_edits.h"
#include "model/rally/rally_text.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/rulebook_files.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// A tile turned wrongly, and both sides of a tile of which the box holds one.
constexpr const char* wrong = R"({"title": "Bent", "game": "dirt", "future": 1, "tiles": [
    {"q": 0, "r": 3, "tile": "202a"}, {"q": 0, "r": 2, "tile": "205a", "rotation": 1},
    {"q": 0, "r": 1, "tile": "205b"}, {"q": 0, "r": 0, "tile": "203a"}]})";

/// No two tiles of this fit each other.
constexpr const char* hopeless = R"({"game": "dirt", "tiles": [
    {"q": 0, "r": 2, "tile": "202a"}, {"q": 0, "r": 1, "tile": "208a"},
    {"q": 0, "r": 0, "tile": "203a"}]})";

using CheckFix = TemporaryFiles;

} // namespace

TEST_F(CheckFix, WritesTheMendedStageAndSaysWhatItDid) {
    const QString file = write(wrong);
    const ProgramRun run = runProgram({checkWord, file, fixWord, outputWord, path("out.json")});
    EXPECT_EQ(run.exitCode, 0);
    EXPECT_EQ(run.messages.count("mended: "), 2) << run.messages.constData();
    EXPECT_TRUE(run.messages.contains("mended: Turn 205a\n"));
    EXPECT_TRUE(run.output.contains("no findings")) << run.output.constData();
    // The input is as it was, and what came out has nothing left to mend.
    EXPECT_EQ(contentOf(file), wrong);
    const auto stage = loadStage(path("out.json"), games());
    ASSERT_TRUE(stage);
    EXPECT_EQ(tilesOf(*stage).placements().size(), 4);
    EXPECT_EQ(tilesOf(*stage).at({0, 2}).front().side, tileId("205a"));
    EXPECT_EQ(tilesOf(*stage).at({0, 2}).front().turn, Turn(0));
    EXPECT_FALSE(tilesOf(*stage).at({0, 1}).front().side.sameTile(tileId("205a")));
    EXPECT_EQ(stage->info.title, QStringLiteral("Bent"));
    EXPECT_TRUE(stage->info.unknown.contains(QStringLiteral("future")));
    const ProgramRun again =
        runProgram({checkWord, path("out.json"), fixWord, outputWord, path("again.json")});
    EXPECT_TRUE(again.messages.contains(
        "nothing that could obviously be mended, hints apart: they are mended with --hints"));
    EXPECT_EQ(contentOf(path("again.json")), contentOf(path("out.json")));
}

TEST_F(CheckFix, JsonNamesTheFixesInTheirOrder) {
    const QString file = write(wrong);
    const ProgramRun run =
        runProgram({checkWord, file, fixWord, outputWord, path("out.json"), jsonWord});
    EXPECT_EQ(run.exitCode, 0);
    EXPECT_EQ(run.messages, "");
    const QJsonObject report = QJsonDocument::fromJson(run.output).object();
    EXPECT_EQ(report[QStringLiteral("fixes")].toArray().size(), 2);
    EXPECT_EQ(report[QStringLiteral("fixes")].toArray().last().toString(),
              QStringLiteral("Turn 205a"));
    EXPECT_EQ(report[QStringLiteral("findings")].toArray(), QJsonArray());
    EXPECT_EQ(report[QStringLiteral("route")].toArray().size(), 4);
    EXPECT_EQ(report[QStringLiteral("file")].toString(), file);
}

TEST_F(CheckFix, WhatCannotBeMendedStillCounts) {
    const QString file = write(hopeless);
    const ProgramRun run = runProgram({checkWord, file, fixWord, outputWord, path("out.json")});
    EXPECT_EQ(run.exitCode, 1);
    EXPECT_TRUE(run.output.contains("error: "));
    EXPECT_TRUE(QFileInfo::exists(path("out.json")));
}

TEST_F(CheckFix, MendsHintsOnlyWhereTheyAreAskedFor) {
    ASSERT_EQ(runProgram({checkWord, rally1ss1, fixWord, outputWord, path("a.json")}).exitCode, 0);
    EXPECT_EQ(loadStage(path("a.json"), games()), loadStage(rally1ss1, games()));
    const ProgramRun hints = runProgram(
        {checkWord, rally1ss1, fixWord, outputWord, path("b.json"), QStringLiteral("--hints")});
    EXPECT_EQ(hints.messages.count("mended: "), 2) << hints.messages.constData();
    EXPECT_TRUE(hints.output.contains("no findings"));
}

TEST_F(CheckFix, MisuseIsRefusedAndWritesNothing) {
    const QString file = write(wrong);
    const QString other = write(hopeless, "other.json");
    for (const QStringList& arguments :
         {QStringList{checkWord, file, fixWord},                           // no output
          {checkWord, file, outputWord, path("out.json")},                 // nothing to write
          {checkWord, file, other, fixWord, outputWord, path("out.json")}, // two files
          {checkWord, file, fixWord, outputWord, file},                    // over itself
          {checkWord, file, fixWord, outputWord, path("./stage.json")},    // likewise
          {checkWord, path("missing.json"), fixWord, outputWord, path("out.json")}}) { // no input
        const ProgramRun run = runProgram(arguments);
        EXPECT_EQ(run.exitCode, 2) << arguments.join(u' ').toStdString();
        EXPECT_EQ(run.output, "") << arguments.join(u' ').toStdString();
        EXPECT_EQ(run.messages.count('\n'), 1) << run.messages.constData();
    }
    EXPECT_EQ(contentOf(file), wrong);
    EXPECT_FALSE(QFileInfo::exists(path("out.json")));
}

TEST_F(CheckFix, OutputThatCannotBeWrittenIsSaid) {
    const QString file = write(wrong);
    const QString lost = path("no/such/folder/out.json");
    const ProgramRun run = runProgram({checkWord, file, fixWord, outputWord, lost});
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_EQ(run.output, "");
    EXPECT_TRUE(run.messages.contains(lost.toUtf8())) << run.messages.constData();
}

TEST_F(CheckFix, MendsARallyAndItsStages) {
    Rally rally = rulebookRally(1);
    RallyStage first = rally.stages()[0];
    first.serviceAfter = false; // though it has the tile
    first.stage = *readStage(QByteArray(wrong), games());
    rally.info.laying = Laying::AllAtOnce;
    rally = after(rally, changeStage(rally, first));
    RallyStage last = rally.stages()[2];
    last.serviceAfter = true; // without the tile
    rally = after(rally, changeStage(rally, last));
    ASSERT_TRUE(saveRally(rally, path("rally.json")));
    const ProgramRun run =
        runProgram({checkWord, path("rally.json"), fixWord, outputWord, path("out.rallypack")});
    EXPECT_TRUE(run.messages.contains("mended: SS 1: Turn 205a\n")) << run.messages.constData();
    EXPECT_TRUE(run.messages.contains("mended: Take away the service after SS 3\n"))
        << run.messages.constData();
    EXPECT_FALSE(run.output.contains("There is service after")) << run.output.constData();
    const auto pack = loadRallyPack(path("out.rallypack"), games());
    ASSERT_TRUE(pack);
    EXPECT_FALSE(pack->pack.rally.stages()[2].serviceAfter);
    EXPECT_EQ(pack->pack.rally.stages()[1], rally.stages()[1]);
    EXPECT_EQ(loadRally(path("rally.json"), games()), rally); // as it was
    const ProgramRun again = runProgram(
        {checkWord, path("out.rallypack"), fixWord, outputWord, path("again.json"), jsonWord});
    EXPECT_EQ(QJsonDocument::fromJson(again.output).object()[QStringLiteral("fixes")].toArray(),
              QJsonArray());
}

TEST_F(CheckFix, TakesFromTheBoxesThatAreNamed) {
    // With two core boxes there is no need of another tile.
    const QString file = write(wrong);
    const ProgramRun run = runProgram({checkWord, file, fixWord, outputWord, path("out.json"),
                                       QStringLiteral("--boxes"), QStringLiteral("dirt-core:2")});
    EXPECT_EQ(run.messages.count("mended: "), 1) << run.messages.constData();
    EXPECT_EQ(tilesOf(*loadStage(path("out.json"), games())).at({0, 1}).front().side,
              tileId("205b"));
}

} // namespace stagewright
