#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/rulebook_files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

QJsonDocument parsed(const ProgramRun& run) {
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(run.output, &error);
    EXPECT_EQ(error.error, QJsonParseError::NoError) << run.output.constData();
    return document;
}

using CheckCommand = TemporaryFiles;

/// The rules of the findings in a report.
QStringList rulesIn(const QJsonObject& report) {
    QStringList rules;
    for (const QJsonValue& finding : report[QStringLiteral("findings")].toArray())
        rules << finding[QStringLiteral("rule")].toString();
    return rules;
}

} // namespace

TEST_F(CheckCommand, ReportsAStageThatIsFine) {
    const ProgramRun run = runProgram({checkWord, rally1ss1});
    EXPECT_EQ(run.exitCode, 0);
    EXPECT_EQ(run.messages, "");
    EXPECT_TRUE(run.output.contains("no findings"));
    EXPECT_TRUE(run.output.startsWith(rally1ss1.toUtf8() + ": Rally 1, SS 1"));
}

TEST_F(CheckCommand, FindsTheKindThatAFileDoesNotSay) {
    // A ring whose only line is that of a start tile.
    const QString file = write(R"({"format": 1, "laps": 2, "tiles": [
        {"q": 0, "r": 0, "tile": "211a", "rotation": 5}, {"q": 1, "r": -1, "tile": "204a", "rotation": 1},
        {"q": 2, "r": -2, "tile": "212a", "rotation": 1}, {"q": 2, "r": -1, "tile": "202a"},
        {"q": 2, "r": 0, "tile": "220a", "rotation": 3}, {"q": 1, "r": 0, "tile": "205a", "rotation": 2}]})");
    const ProgramRun run = runProgram({checkWord, jsonWord, file, QStringLiteral("--hints")});
    EXPECT_EQ(run.exitCode, 0) << run.output.constData();
    EXPECT_EQ(rulesIn(parsed(run).object()), QStringList());
    EXPECT_EQ(parsed(run).object()[QStringLiteral("route")].toArray().first(),
              QStringLiteral("202a"));
    const ProgramRun driven =
        runProgram({QStringLiteral("estimate"), QStringLiteral("--exact"), file});
    EXPECT_EQ(driven.exitCode, 0) << driven.messages.constData();
    const ProgramRun drawn =
        runProgram({QStringLiteral("sheet"), file, QStringLiteral("-o"), path("sheet.pdf")});
    EXPECT_EQ(drawn.exitCode, 0) << drawn.messages.constData();
    const ProgramRun written =
        runProgram({QStringLiteral("convert"), file, QStringLiteral("-o"), path("written.json")});
    EXPECT_EQ(written.exitCode, 0) << written.messages.constData();
    EXPECT_TRUE(contentOf(path("written.json")).contains("\"kind\": \"circuit\",\n \"laps\": 2"));
}

TEST_F(CheckCommand, ARouteBeginsWithTheWayToTheRingAndIsLeftOutWhereItEndsOnTheWay) {
    // 404a joins the ring; the grid stands north of it, outside.
    const QByteArray ring = R"({"game": "dirt", "kind": "circuit", "tiles": [
        {"q": 0, "r": -1, "tile": "217b", "rotation": 1}, {"q": 1, "r": -1, "tile": "217b", "rotation": 2},
        {"q": 1, "r": 0, "tile": "217b", "rotation": 3}, {"q": 0, "r": 1, "tile": "217b", "rotation": 4},
        {"q": -1, "r": 1, "tile": "217b", "rotation": 5}, {"q": -1, "r": 0, "tile": "404a"},
        {"q": -1, "r": -1, "tile": "102b", "rotation": 3}]})";
    const auto routeOf = [&](const QByteArray& text) {
        const ProgramRun run = runProgram({checkWord, jsonWord, write(text)});
        return parsed(run).object()[QStringLiteral("route")].toArray();
    };
    const QString bend = QStringLiteral("217b");
    const QString junction = QStringLiteral("404a");
    EXPECT_EQ(routeOf(ring), QJsonArray({QStringLiteral("102b"), junction, bend, bend, bend, bend,
                                         bend, junction}));
    EXPECT_EQ(routeOf(QByteArray(ring).replace(
                  R"({"q": 0, "r": 1, "tile": "217b", "rotation": 4},)", "")),
              QJsonArray());
}

TEST_F(CheckCommand, WritesOneStageAsAnObject) {
    const ProgramRun run = runProgram({checkWord, jsonWord, rally1ss1});
    EXPECT_EQ(run.exitCode, 0);
    const QJsonObject report = parsed(run).object();
    EXPECT_EQ(report[QStringLiteral("file")].toString(), rally1ss1);
    EXPECT_EQ(report[QStringLiteral("tiles")].toInt(), 11);
    EXPECT_EQ(report[QStringLiteral("findings")].toArray(), QJsonArray());
    // 201a is the service park beyond the finish, which is not driven through.
    const QJsonArray route{QStringLiteral("202a"), QStringLiteral("210b"), QStringLiteral("205a"),
                           QStringLiteral("227a"), QStringLiteral("213a"), QStringLiteral("208a"),
                           QStringLiteral("216a"), QStringLiteral("219a"), QStringLiteral("217a"),
                           QStringLiteral("203a")};
    EXPECT_EQ(report[QStringLiteral("route")].toArray(), route);
    EXPECT_EQ(report.size(), 4);
}

TEST_F(CheckCommand, GivesHintsOnlyWhenAskedTo) {
    const ProgramRun run = runProgram({checkWord, QStringLiteral("--hints"), jsonWord, rally1ss1});
    EXPECT_EQ(run.exitCode, 0);
    QStringList hints;
    const QJsonArray findings = parsed(run).object()[QStringLiteral("findings")].toArray();
    for (const QJsonValue finding : findings) {
        EXPECT_EQ(finding[QStringLiteral("severity")].toString(), QStringLiteral("hint"));
        hints << finding[QStringLiteral("rule")].toString();
    }
    // Both arches of this stage stand the wrong way round.
    EXPECT_EQ(hints, QStringList(2, QStringLiteral("against-print")));
}

TEST_F(CheckCommand, WritesSeveralStagesAsAnArrayInTheirOrder) {
    const QJsonArray reports =
        parsed(runProgram({checkWord, rally2ss1, rally1ss1, jsonWord})).array();
    ASSERT_EQ(reports.size(), 2);
    EXPECT_EQ(reports[0][QStringLiteral("file")].toString(), rally2ss1);
    EXPECT_EQ(reports[1][QStringLiteral("file")].toString(), rally1ss1);
}

TEST_F(CheckCommand, ABadFileDoesNotStopTheOthers) {
    const QString bad = write("rubbish");
    const ProgramRun run = runProgram({checkWord, jsonWord, bad, rally1ss1});
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_TRUE(run.messages.contains(bad.toUtf8()));
    EXPECT_EQ(run.messages.count('\n'), 1);
    const QJsonArray reports = parsed(run).array();
    ASSERT_EQ(reports.size(), 1);
    EXPECT_EQ(reports[0][QStringLiteral("file")].toString(), rally1ss1);
}

TEST_F(CheckCommand, FindsTwoTilesOnAHex) {
    const QString file = write(R"({"game": "dirt", "tiles": [
        {"q": 3, "r": -2, "tile": "202a"}, {"q": 3, "r": -2, "tile": "205a"}]})");
    const ProgramRun run = runProgram({checkWord, jsonWord, file});
    EXPECT_EQ(run.exitCode, 1);
    const QJsonObject report = parsed(run).object();
    EXPECT_EQ(report[QStringLiteral("tiles")].toInt(), 2);
    ASSERT_TRUE(rulesIn(report).contains(QStringLiteral("shared-hex"))) << run.output.constData();
    for (const QJsonValue& finding : report[QStringLiteral("findings")].toArray()) {
        if (finding[QStringLiteral("rule")] != QStringLiteral("shared-hex"))
            continue;
        EXPECT_EQ(finding[QStringLiteral("severity")].toString(), QStringLiteral("error"));
        const QJsonArray hexes = finding[QStringLiteral("hexes")].toArray();
        ASSERT_EQ(hexes.size(), 1);
        EXPECT_EQ(hexes.first(), QJsonValue(QJsonArray({3, -2})));
        EXPECT_EQ(finding[QStringLiteral("places")].toArray(),
                  QJsonArray({QStringLiteral("(3, -2)")}));
        EXPECT_FALSE(finding[QStringLiteral("text")].toString().isEmpty());
    }
    const ProgramRun spoken = runProgram({checkWord, file});
    EXPECT_EQ(spoken.exitCode, 1);
    EXPECT_TRUE(spoken.output.contains("error: (3, -2)")) << spoken.output.constData();
}

TEST_F(CheckCommand, AnEmptyStageIsAnError) {
    const QString file = write(R"({"tiles": []})");
    const ProgramRun run = runProgram({checkWord, jsonWord, file});
    EXPECT_EQ(run.exitCode, 1);
    EXPECT_EQ(run.messages, "");
    EXPECT_EQ(parsed(run).object()[QStringLiteral("tiles")].toInt(), 0);
    EXPECT_EQ(parsed(run).object()[QStringLiteral("findings")].toArray().size(), 1);
    EXPECT_TRUE(runProgram({checkWord, file}).output.contains("error: There are no tiles yet."));
}

TEST_F(CheckCommand, CountsABoxThatIsNamedTwiceTwice) {
    // Two starts are an error of their own; the number alone is at stake here.
    const QString file = write(R"({"game": "dirt", "tiles": [
        {"q": 0, "r": 0, "tile": "205a"}, {"q": 0, "r": 1, "tile": "205a"}]})");
    const auto rules = [&](const QStringList& boxes) {
        return rulesIn(parsed(runProgram(QStringList{checkWord, jsonWord, file} + boxes)).object());
    };
    const QString inventory = QStringLiteral("inventory");
    EXPECT_TRUE(rules({}).contains(inventory));
    EXPECT_TRUE(
        rules({QStringLiteral("--boxes"), QStringLiteral("dirt-core")}).contains(inventory));
    EXPECT_FALSE(rules({QStringLiteral("--boxes"), QStringLiteral("dirt-core, dirt-core")})
                     .contains(inventory));
}

TEST_F(CheckCommand, TakesEachBoxAsOftenAsItIsOwned) {
    const QString file = write(R"({"game": "dirt", "tiles": [
        {"q": 0, "r": 0, "tile": "205a"}, {"q": 0, "r": 1, "tile": "205a"},
        {"q": 0, "r": 2, "tile": "205b"}, {"q": 5, "r": 2, "tile": "401a"}]})");
    const auto missing = [&](const char* boxes) {
        const ProgramRun run = runProgram(
            {checkWord, jsonWord, file, QStringLiteral("--boxes"), QString::fromLatin1(boxes)});
        return rulesIn(parsed(run).object()).count(QStringLiteral("inventory"));
    };
    EXPECT_EQ(missing("dirt-core:3,dirt-rx"), 0);
    EXPECT_EQ(missing("dirt-core:3, rx"), 0);
    EXPECT_EQ(missing("dirt-core:2,dirt-core,dirt-rx:1"), 0);
    EXPECT_EQ(missing("dirt-core:2,dirt-rx"), 1);
    EXPECT_EQ(missing("dirt-core:3,dirt-rx:0"), 1);
}

TEST_F(CheckCommand, SaysWhatIsWrongWithTheBoxes) {
    const auto refusal = [&](const char* boxes) {
        const ProgramRun run = runProgram(
            {checkWord, rally1ss1, QStringLiteral("--boxes"), QString::fromLatin1(boxes)});
        EXPECT_EQ(run.exitCode, 2) << boxes;
        EXPECT_EQ(run.output, "") << boxes;
        return run.messages;
    };
    EXPECT_TRUE(refusal("dirt-cor").contains("there is no box \"dirt-cor\""));
    EXPECT_TRUE(refusal("core").contains("several boxes may be meant by \"core\""));
    EXPECT_TRUE(refusal("").contains("dirt-monte-carlo")); // names the boxes
    for (const char* number : {"rx:x", "rx:-1", "rx:100", "rx:1.5", "rx:", "rx:1:1"})
        EXPECT_TRUE(refusal(number).contains("is not a number of boxes")) << number;
}

TEST_F(CheckCommand, WarnsOfAStageLargerThanTheTable) {
    const auto warned = [&](const char* table) {
        const ProgramRun run = runProgram(
            {checkWord, jsonWord, rally1ss1, QStringLiteral("--table"), QString::fromUtf8(table)});
        EXPECT_EQ(run.exitCode, 0) << table;
        return rulesIn(parsed(run).object()).contains(QStringLiteral("larger-than-table"));
    };
    EXPECT_FALSE(warned("100x80"));
    EXPECT_TRUE(warned("30x30"));
    EXPECT_TRUE(warned("30.5 × 40"));
    for (const char* table : {"30", "x30", "30x", "0x30", "30x-1", "1e3x30", "infx30", "20000x1"}) {
        const ProgramRun run = runProgram(
            {checkWord, rally1ss1, QStringLiteral("--table"), QString::fromLatin1(table)});
        EXPECT_EQ(run.exitCode, 2) << table;
        EXPECT_TRUE(run.messages.contains("is not the size of a table")) << table;
    }
}

TEST_F(CheckCommand, UnknownTileIsNamedWithItsLine) {
    const QString file = write("{\"tiles\": [\n  {\"q\": 0, \"r\": 0, \"tile\": \"205a\"},\n"
                               "  {\"q\": 1, \"r\": 7,\n   \"tile\": \"999z\"}]}");
    const ProgramRun run = runProgram({checkWord, file});
    EXPECT_EQ(run.exitCode, 1);
    EXPECT_TRUE(run.output.contains("(1, 7): Stagewright does not know tile 999z"))
        << run.output.constData();
    EXPECT_TRUE(run.messages.contains("line 4, tiles[1].tile on hex (1, 7): no box has a tile "
                                      "\"999z\""))
        << run.messages.constData();
}

TEST_F(CheckCommand, TakesTheBoxesThatAreNeededWhereNoneAreNamed) {
    const QString file = write(R"({"game": "dirt", "tiles": [
        {"q": 0, "r": 0, "tile": "205a"}, {"q": 0, "r": 1, "tile": "401a"}]})");
    const QString inventory = QStringLiteral("inventory");
    EXPECT_FALSE(
        rulesIn(parsed(runProgram({checkWord, jsonWord, file})).object()).contains(inventory));
    EXPECT_TRUE(rulesIn(parsed(runProgram({checkWord, jsonWord, file, QStringLiteral("--boxes"),
                                           QStringLiteral("dirt-core")}))
                            .object())
                    .contains(inventory));
}

TEST_F(CheckCommand, MakesControlCharactersHarmless) {
    const QString file = write("{\"title\": \"\\u001b[2J\\u009b31m\\u202eyllar\\nnext\", \"game\": "
                               "\"dirt\", \"tiles\": []}");
    const ProgramRun spoken = runProgram({checkWord, file});
    const QString text = QString::fromUtf8(spoken.output);
    EXPECT_FALSE(text.contains(QChar(0x1b)));
    EXPECT_FALSE(text.contains(QChar(0x9b)));
    EXPECT_FALSE(text.contains(QChar(0x202e)));
    EXPECT_TRUE(text.section(u'\n', 0, 0).contains(QStringLiteral("yllar next")))
        << spoken.output.constData();
}

} // namespace stagewright
