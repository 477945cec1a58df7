#include "editor/files/document_file.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/rulebook_files.h"
#include "tests/rulebook_stages.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace stagewright {
namespace {

class OpeningFiles : public TemporaryFiles {
protected:
    /// What each command that opens a file is to do with it.
    [[nodiscard]] std::vector<std::pair<const char*, QStringList>>
    commandsFor(const QString& file) const {
        return {{"check", {file}},
                {"list", {file}},
                {"map", {file, outputWord, path("map.svg")}},
                {"sheet", {file, outputWord, path("sheet.pdf")}},
                {"estimate", {file}},
                {"convert", {file, outputWord, path("convert.lua")}},
                {"rally", {file}},
                {"rally", {QStringLiteral("--new"), file, outputWord, path("new.json")}}};
    }
};

struct Damaged {
    const char* name;
    QByteArray text;
    const char* reason;
};

TEST_F(OpeningFiles, ADamagedFileHasOneReasonEverywhere) {
    const Damaged files[] = {
        {"a.rgt", "{\"Tuiles\": [\n{\"X\": 54, \"Y\": \"a\", \"TuileId\": \"202A\"}]}",
         "line 2, Tuiles[0].Y: must be a whole number"},
        {"b.rgt", "{\"Tuiles\": [", "line 1, column 13: the JSON text ends too early"},
        {"web.json", "{\"tiles\": [\n{\"q\": 0, \"id\": \"202a\"}]}",
         "line 2, tiles[0].r: is missing"},
        {"a.lua", "function SS1()\nTileList = {{Number = x}}\nend",
         "line 2: the table holds something else than values"},
        {"b.lua", "print('TileList')", "the script holds no stage"},
        {"table.json", "{\"LuaScript\": \"\\nTileList = {{Number = x}}\"}",
         "LuaScript, line 2: the table holds something else than values"},
        {"rally.json", "{\"pack\": {\"format\": 1}, \"stages\": [], \"results\": 5}",
         "line 1, results: must be an object"},
        {"format.json", "{\"format\": 0, \"tiles\": []}", "line 1, format: must be the number 1"},
        {"x.rallypack", "no zip", "this is no zip"},
        {"cut.lua", "function SS1()\nTileList = {{Number = '201a'},\n",
         "line 3: the script ends in the middle of a table"},
        {"null.json", "{\"SaveName\": null, \"ObjectStates\": null, \"LuaScript\": null}",
         "the saved table holds no stage"},
        {"half.json", "{\"title\": \"\\ud83d\", \"tiles\": []}",
         "line 1, column 12: half a character stands here"},
        {"map.png", "\x89PNG\r\n\x1A\n", "this looks like a picture (PNG)"},
        {"map.json", "\x89PNG\r\n\x1A\n", "this looks like a picture (PNG)"},
        {"map.rallypack", "\x89PNG\r\n\x1A\n", "this looks like a picture (PNG)"},
        {"text.txt", "Rally 1", "there is no stage in it"},
    };
    for (const Damaged& damaged : files) {
        const QString file = write(damaged.text, damaged.name);
        const auto opened = openFile(file, games());
        ASSERT_FALSE(opened) << damaged.name;
        const std::string reason = sentence(opened.error()).toStdString();
        EXPECT_NE(reason.find(std::string(damaged.name) + ": " + damaged.reason), std::string::npos)
            << reason;
        for (const auto& [command, arguments] : commandsFor(file)) {
            const ProgramRun done = runCommand(command, arguments);
            EXPECT_EQ(done.exitCode, 2) << command << ' ' << damaged.name;
            EXPECT_EQ(done.messages.toStdString(), "stagewright: " + reason + "\n") << command;
            EXPECT_EQ(done.output, "") << command;
        }
    }
}

TEST_F(OpeningFiles, ATileThatNobodyKnowsStopsOnlyWhatNeedsIt) {
    ASSERT_EQ(runCommand("convert", {rally1ss1, outputWord, path("a.rgt")}).exitCode, 0);
    ASSERT_EQ(runCommand("convert", {rally1ss1, outputWord, path("a.lua")}).exitCode, 0);
    ASSERT_EQ(
        runCommand("rally", {QStringLiteral("--new"), rally1ss1, outputWord, path("rally.json")})
            .exitCode,
        0);
    const QByteArrayList stopped{"check", "estimate"};
    const auto withUnknown = [&](const QString& file, const char* name) {
        return write(contentOf(file).replace("205a", "999a").replace("205A", "999A"), name);
    };
    for (const QString& file :
         {withUnknown(rally1ss1, "u.json"), withUnknown(path("a.rgt"), "u.rgt"),
          withUnknown(path("a.lua"), "u.lua"), withUnknown(path("rally.json"), "ur.json")}) {
        for (const auto& [command, arguments] : commandsFor(file)) {
            const ProgramRun done = runCommand(command, arguments);
            const QByteArray said =
                QByteArray(command) + ' ' + file.toUtf8() + '\n' + done.messages + done.output;
            const bool isPlan = QByteArray(command) == "rally" && arguments.size() == 1;
            const bool isRally = file.endsWith(QStringLiteral("ur.json"));
            const int expected = isPlan && !isRally                                ? 2
                                 : isPlan || stopped.contains(QByteArray(command)) ? 1
                                                                                   : 0;
            EXPECT_EQ(done.exitCode, expected) << said.constData();
            if (expected == 2)
                continue;
            EXPECT_EQ(done.messages.count("no box has a tile \"999a\""), 1) << said.constData();
            EXPECT_EQ(done.output.contains("Stagewright does not know tile 999a"),
                      QByteArray(command) == "check")
                << said.constData();
        }
        EXPECT_TRUE(runCommand("list", {file}).output.contains("999 a")) << file.toStdString();
        EXPECT_TRUE(contentOf(path("map.svg")).contains("999a"));
        EXPECT_TRUE(contentOf(path("new.json")).contains("999a"));
    }
}

TEST_F(OpeningFiles, AStageOfAnotherProgramIsOneFileOfOneStage) {
    ASSERT_EQ(runCommand("convert", {rally1ss1, outputWord, path("a.rgt")}).exitCode, 0);
    const ProgramRun check = runCommand("check", {path("a.rgt"), QStringLiteral("--json")});
    EXPECT_TRUE(QJsonDocument::fromJson(check.output).isObject()) << check.output.constData();
    EXPECT_EQ(
        runCommand("check", {path("a.rgt"), QStringLiteral("--fix"), outputWord, path("b.json")})
            .exitCode,
        0);
}

TEST_F(OpeningFiles, SheetsOfAScriptAreThoseOfAllItsStages) {
    const QString script = path("a.lua");
    ASSERT_EQ(runCommand("convert", {rally1ss1, rally1ss2, outputWord, script}).exitCode, 0);
    ASSERT_EQ(runCommand("sheet", {script, outputWord, path("all.pdf")}).exitCode, 0);
    const QByteArray text =
        runTool(QStringLiteral("pdftotext"), {path("all.pdf"), QStringLiteral("-")}).output;
    EXPECT_TRUE(text.contains("Rally 1, SS 1") && text.contains("Rally 1, SS 2"))
        << text.constData();
}

} // namespace
} // namespace stagewright
