#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/rulebook_files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

const auto compareWord = QStringLiteral("compare");

class CompareCommands : public TemporaryFiles {};

QJsonObject onlyPair(const ProgramRun& run) {
    const QJsonArray stages =
        QJsonDocument::fromJson(run.output).object()[QStringLiteral("stages")].toArray();
    EXPECT_EQ(stages.size(), 1);
    return stages[0].toObject();
}

TEST_F(CompareCommands, SaysPiecesAndFiguresOfTwoRulebookStages) {
    const ProgramRun run = runProgram({compareWord, rally1ss1, rally2ss1});
    EXPECT_EQ(run.exitCode, 0);
    EXPECT_EQ(run.messages, "");
    EXPECT_TRUE(run.output.startsWith("Rally 1, SS 1 and Rally 2, SS 1\n"));
    EXPECT_TRUE(run.output.contains(": 205, 208, 210, 213, 216, 217, 227\n"));
    EXPECT_TRUE(run.output.contains(": 204, 207, 209, 212, 214, 223, 224, 228, 229\n"));
    EXPECT_TRUE(run.output.contains("Expected time"));
}

TEST_F(CompareCommands, WritesTheSameAsJson) {
    const QJsonObject pair = onlyPair(runProgram({compareWord, rally1ss1, rally2ss1, jsonWord}));
    EXPECT_EQ(pair[QStringLiteral("same")].toBool(true), false);
    const QJsonObject pieces = pair[QStringLiteral("pieces")].toObject();
    EXPECT_EQ(pieces[QStringLiteral("both")].toInt(), 4);
    EXPECT_EQ(pieces[QStringLiteral("onlyFirst")].toObject().size(), 7);
    EXPECT_EQ(pieces[QStringLiteral("onlySecond")].toObject().size(), 9);
    EXPECT_EQ(pair[QStringLiteral("first")][QStringLiteral("pieces")].toInt(), 11);
    EXPECT_EQ(pair[QStringLiteral("second")][QStringLiteral("pieces")].toInt(), 13);
    EXPECT_GT(pair[QStringLiteral("first")][QStringLiteral("seconds")].toDouble(), 100);
    const QJsonObject change = pair[QStringLiteral("changes")][0].toObject();
    EXPECT_EQ(change[QStringLiteral("first")][QStringLiteral("place")].toString(),
              QStringLiteral("(0, 0)"));
}

TEST_F(CompareCommands, OfAStageWithItselfSaysNothing) {
    const QJsonObject pair = onlyPair(runProgram({compareWord, rally1ss1, rally1ss1, jsonWord}));
    EXPECT_TRUE(pair[QStringLiteral("same")].toBool());
    EXPECT_TRUE(pair[QStringLiteral("changes")].toArray().isEmpty());
    EXPECT_EQ(pair[QStringLiteral("first")], pair[QStringLiteral("second")]);
}

TEST_F(CompareCommands, ComparesOneStageOfARally) {
    const QString pack = QStringLiteral(TEST_DATA_DIR "/../../resources/samples/rally1.rallypack");
    const QJsonObject pair = onlyPair(runProgram(
        {compareWord, pack, rally1ss2, QStringLiteral("--stage"), QStringLiteral("2"), jsonWord}));
    EXPECT_TRUE(pair[QStringLiteral("same")].toBool());
}

TEST_F(CompareCommands, ComparesTwoStagesOfOneRally) {
    const QString pack = QStringLiteral(TEST_DATA_DIR "/../../resources/samples/rally1.rallypack");
    const QString stage = QStringLiteral("--stage");
    const QString with = QStringLiteral("--with-stage");
    const QString one = QStringLiteral("1");
    const QString two = QStringLiteral("2");
    const auto both =
        onlyPair(runProgram({compareWord, pack, pack, stage, one, with, two, jsonWord}));
    EXPECT_EQ(both[QStringLiteral("pieces")],
              onlyPair(runProgram(
                  {compareWord, rally1ss1, rally1ss2, jsonWord}))[QStringLiteral("pieces")]);
    EXPECT_FALSE(both[QStringLiteral("same")].toBool(true));
    const auto alone = onlyPair(runProgram({compareWord, rally1ss2, pack, with, two, jsonWord}));
    EXPECT_TRUE(alone[QStringLiteral("changes")].toArray().isEmpty());
    EXPECT_EQ(runProgram({compareWord, pack, pack, with, QStringLiteral("0")}).exitCode, 2);
    EXPECT_EQ(runProgram({compareWord, pack, pack, with, QStringLiteral("9")}).exitCode, 2);
}

TEST_F(CompareCommands, LeavesWithTwoWithoutTwoFilesThatCanBeRead) {
    const ProgramRun one = runProgram({compareWord, rally1ss1});
    EXPECT_EQ(one.exitCode, 2);
    EXPECT_TRUE(one.messages.contains("takes two files"));
    const ProgramRun none = runProgram({compareWord, rally1ss1, path("none.json")});
    EXPECT_EQ(none.exitCode, 2);
    EXPECT_TRUE(none.messages.contains("none.json"));
    EXPECT_EQ(none.output, "");
}

} // namespace
} // namespace stagewright
