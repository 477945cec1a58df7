#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/rulebook_files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

constexpr const char* sides[] = {"201a", "202a", "203a", "205a", "208a", "210b",
                                 "213a", "216a", "217a", "219a", "227a"};

} // namespace

TEST(ListCommand, ListsEachTileOfARulebookStageOnce) {
    const ProgramRun run = runProgram({QStringLiteral("list"), rally1ss1});
    EXPECT_EQ(run.exitCode, 0);
    EXPECT_EQ(run.messages, "");
    const QList<QByteArray> lines = run.output.trimmed().split('\n');
    ASSERT_EQ(lines.size(), 12);
    EXPECT_EQ(lines[0], "Rally 1, SS 1");
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QList<QByteArray> words = lines[i].simplified().split(' ');
        ASSERT_EQ(words.size(), 5);
        EXPECT_EQ(words[0] + words[1], sides[i - 1]);
        EXPECT_EQ(words[2], "1");
        EXPECT_EQ(words[3] + ' ' + words[4], "Rallyman: DIRT");
    }
}

TEST(ListCommand, SaysWhichStageOfSeveralItLists) {
    const QString pack = QStringLiteral(TEST_DATA_DIR "/../../resources/samples/rally1.rallypack");
    const ProgramRun first = runProgram({QStringLiteral("list"), pack});
    EXPECT_TRUE(first.messages.contains("stage 1 of 3; --stage N for another"))
        << first.messages.constData();
    EXPECT_TRUE(first.output.startsWith("Rally 1, SS 1\n")) << first.output.constData();
    const ProgramRun second =
        runProgram({QStringLiteral("list"), pack, QStringLiteral("--stage"), QStringLiteral("2")});
    EXPECT_EQ(second.messages, "");
    EXPECT_TRUE(second.output.startsWith("Rally 1, SS 2\n")) << second.output.constData();
}

TEST(ListCommand, WritesJson) {
    const ProgramRun run =
        runProgram({QStringLiteral("list"), QStringLiteral("--json"), rally1ss1});
    EXPECT_EQ(run.exitCode, 0);
    const QJsonObject list = QJsonDocument::fromJson(run.output).object();
    EXPECT_EQ(list[QStringLiteral("file")].toString(), rally1ss1);
    const QJsonArray tiles = list[QStringLiteral("tiles")].toArray();
    ASSERT_EQ(tiles.size(), 11);
    const QJsonObject expected{{QStringLiteral("number"), QStringLiteral("210")},
                               {QStringLiteral("side"), QStringLiteral("b")},
                               {QStringLiteral("count"), 1},
                               {QStringLiteral("box"), QStringLiteral("dirt-core")}};
    EXPECT_EQ(tiles[5].toObject(), expected);
}

TEST(ListCommand, WritesCommaSeparatedValues) {
    const ProgramRun run = runProgram({QStringLiteral("list"), QStringLiteral("--csv"), rally1ss1});
    EXPECT_EQ(run.exitCode, 0);
    EXPECT_TRUE(run.output.startsWith("number,side,count,box\r\n201,a,1,dirt-core\r\n"))
        << run.output.constData();
    EXPECT_EQ(run.output.count("\r\n"), 12);
    EXPECT_EQ(run.output.count('\n'), 12);
}

TEST(ListCommand, CountsATileThatLiesSeveralTimes) {
    const QString course = QStringLiteral(TEST_DATA_DIR "/gt-circuits/course1.json");
    const ProgramRun run = runProgram({QStringLiteral("list"), QStringLiteral("--csv"), course});
    // As the rulebook's list of course 1 has it, tile 101 having one side.
    EXPECT_TRUE(run.output.contains("\r\n101,,1,gt-core\r\n")) << run.output.constData();
    EXPECT_TRUE(run.output.contains("\r\n105,b,2,gt-core\r\n")) << run.output.constData();
}

using ListedFile = TemporaryFiles;

TEST_F(ListedFile, ListsTheTokensOnTheTiles) {
    const QString stage = write(R"({"tiles": [{"q": 0, "r": 0, "tile": "204a",
        "tokens": [{"id": "jump-gravel", "x": 0, "y": 0, "angle": 0},
                   {"id": "jump-gravel", "x": 0.1, "y": 0, "angle": 5}]}]})");
    const ProgramRun csv = runProgram({QStringLiteral("list"), QStringLiteral("--csv"), stage});
    EXPECT_TRUE(csv.output.endsWith("\r\njump-gravel,,2,\r\n")) << csv.output.constData();
    const ProgramRun json = runProgram({QStringLiteral("list"), QStringLiteral("--json"), stage});
    const QJsonObject list = QJsonDocument::fromJson(json.output).object();
    EXPECT_EQ(list[QStringLiteral("tokens")].toArray(),
              (QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("jump-gravel")},
                                      {QStringLiteral("name"), QStringLiteral("Jump, gravel")},
                                      {QStringLiteral("count"), 2}}}));
}

TEST(BoxesCommand, ListsTheBoxes) {
    const ProgramRun spoken = runProgram({QStringLiteral("boxes")});
    EXPECT_EQ(spoken.exitCode, 0);
    EXPECT_EQ(spoken.output.count('\n'), 11);
    EXPECT_TRUE(spoken.output.contains("dirt-core "));
    const ProgramRun run = runProgram({QStringLiteral("boxes"), QStringLiteral("--json")});
    const QJsonArray boxes = QJsonDocument::fromJson(run.output).array();
    ASSERT_EQ(boxes.size(), 11);
    EXPECT_EQ(boxes[0][QStringLiteral("id")].toString(), QStringLiteral("gt-core"));
    EXPECT_EQ(boxes[0][QStringLiteral("tileCount")].toInt(), 32);
    EXPECT_EQ(boxes[0][QStringLiteral("tiles")][QStringLiteral("103")].toInt(), 3);
}

} // namespace stagewright
