#include "editor/cli/convert_plan.h"
#include "model/game/stage_file.h"
#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_reader.h"
#include "model/rally/rally_parts.h"
#include "model/rally/rally_text.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/rulebook_files.h"
#include "tests/rulebook_stages.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace stagewright {
namespace {

const QString convert = QStringLiteral("convert");
const QString to = QStringLiteral("--to");

class ConvertCommand : public TemporaryFiles {
protected:
    [[nodiscard]] QString folder(const char* name) const {
        QDir().mkpath(path(name));
        return path(name);
    }
};

TEST_F(ConvertCommand, ThereAndBackTheStageIsTheSame) {
    const Stage stage = *loadStage(rally1ss1, games());
    for (const char* name : {"a b.rgt", "a.lua"}) {
        const QString foreign = path(name);
        const ProgramRun there = runProgram({convert, rally1ss1, outputWord, foreign});
        EXPECT_EQ(there.exitCode, 0) << there.messages.constData();
        EXPECT_EQ(there.output, "");
        EXPECT_EQ(there.messages, "");
        const QString back = path("back.json");
        EXPECT_EQ(runProgram({convert, foreign, outputWord, back}).exitCode, 0);
        EXPECT_TRUE(*loadStage(back, games()) == stage);
    }
}

TEST_F(ConvertCommand, AStageIsALineOfTextAndBack) {
    const ProgramRun there = runProgram(
        {convert, rally1ss1, to, QStringLiteral("code"), outputWord, QStringLiteral("-")});
    EXPECT_EQ(there.exitCode, 0) << there.messages.constData();
    EXPECT_EQ(there.output.size(), 3 * 11 + 7 + 1);
    EXPECT_EQ(there.output.count('\n'), 1);
    EXPECT_TRUE(there.messages.contains("title and author are not in a code"));
    const QString back = path("back.json");
    const QString code = write(there.output.toLower(), "code.txt");
    ASSERT_EQ(runProgram({convert, code, outputWord, back}).exitCode, 0);
    const Stage stage = *loadStage(rally1ss1, games());
    EXPECT_TRUE(loadStage(back, games())->layout == stage.layout);
    QByteArray wrong = there.output;
    std::swap(wrong[8], wrong[9]);
    const ProgramRun refused =
        runProgram({convert, write(wrong, "wrong.txt"), outputWord, path("none.json")});
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_FALSE(QFile::exists(path("none.json")));
}

TEST_F(ConvertCommand, WhatTakesTheGoodFilesPlaceCanBeRead) {
    const QString good = path("good.json");
    for (const char* tile : {R"("tokens": [{"id": "jump-snow", "dir": 1e308}])", R"("note": {})",
                             "\"\xEF\xBB\xBFx\": 1, \"x\": 2"}) {
        const QString odd =
            write(QByteArray(R"({"tiles": [{"q": 0, "r": 0, "id": "205a", )") + tile + "}]}");
        EXPECT_EQ(runProgram({convert, odd, outputWord, good}).exitCode, 0) << tile;
        const auto read = loadStage(good, games());
        EXPECT_TRUE(read) << tile << sentence(read.error()).toStdString();
    }
}

TEST_F(ConvertCommand, TheFormatIsKnownByNameOrEnding) {
    EXPECT_EQ(
        runProgram({convert, rally1ss1, outputWord, path("a.json"), to, QStringLiteral("web")})
            .exitCode,
        0);
    EXPECT_TRUE(contentOf(path("a.json")).contains("\"id\": \"205a\""));
    EXPECT_EQ(runProgram({convert, rally1ss1, outputWord, path("a.md")}).exitCode, 0);
    EXPECT_TRUE(contentOf(path("a.md")).startsWith("# Rally 1, SS 1\n"));
    const ProgramRun unknown = runProgram({convert, rally1ss1, outputWord, path("a.doc")});
    EXPECT_EQ(unknown.exitCode, 2);
    EXPECT_TRUE(unknown.messages.contains("does not tell the format"))
        << unknown.messages.constData();
    EXPECT_TRUE(unknown.messages.contains("rgt"));
    EXPECT_FALSE(QFile::exists(path("a.doc")));
    EXPECT_EQ(runProgram({convert, rally1ss1, outputWord, path("a.rgt"), to, QStringLiteral("x")})
                  .exitCode,
              2);
}

TEST_F(ConvertCommand, WhatTheTargetLacksIsListedAndTheFileWritten) {
    const QString stage = write(R"({"notes": "N", "tiles": [
        {"q": 0, "r": 0, "tile": "club1a"},
        {"q": 1, "r": 0, "tile": "205a", "tokens": [{"id": "joker-exit", "x": 0, "y": 0}]}]})");
    const QString out = path("x.lua");
    const ProgramRun run = runProgram({convert, stage, outputWord, out});
    EXPECT_EQ(run.exitCode, 0);
    EXPECT_EQ(
        run.messages.toStdString(),
        "stagewright: " + stage.toStdString() +
            ": line 2, tiles[0].tile on hex (0, 0): no box has a tile \"club1a\". Correct its "
            "number and side.\n"
            "stagewright: " +
            out.toStdString() +
            ": tile club1a on hex (0, 0): the table has no tile club1a.\n"
            "stagewright: " +
            out.toStdString() +
            ": tile 205a on hex (1, 0): the token \"Joker, exit\" is not laid there.\n"
            "stagewright: " +
            out.toStdString() + ": the notes are not shown there.\n");
    EXPECT_TRUE(contentOf(out).contains("205a"));
}

TEST_F(ConvertCommand, AFolderGetsAFileForEachAndABadOneDoesNotStopTheRest) {
    const QString out = folder("out");
    const QString bad = write("{\"tiles\": [{\"id\": 5}]}", "bad.json");
    const ProgramRun run = runProgram(
        {convert, rally1ss1, bad, rally1ss2, outputWord, out, to, QStringLiteral("rgt")});
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_EQ(run.messages.count('\n'), 1) << run.messages.constData();
    EXPECT_TRUE(run.messages.contains("bad.json: line 1, tiles[0]")) << run.messages.constData();
    EXPECT_EQ(QDir(out).entryList(QDir::Files),
              (QStringList{QStringLiteral("rally1-ss1.rgt"), QStringLiteral("rally1-ss2.rgt")}));
}

TEST_F(ConvertCommand, SeveralStagesMakeOneScriptAndOneScriptSeveralStages) {
    const QString script = path("rally.lua");
    EXPECT_EQ(runProgram({convert, rally1ss1, rally1ss2, outputWord, script}).exitCode, 0);
    const ProgramRun toOne = runProgram({convert, script, outputWord, path("one.json")});
    EXPECT_EQ(toOne.exitCode, 2);
    EXPECT_TRUE(toOne.messages.contains("it has 2 stages")) << toOne.messages.constData();
    EXPECT_TRUE(toOne.messages.contains("--stage"));
    const QString out = folder("out");
    EXPECT_EQ(runProgram({convert, script, outputWord, out, to, QStringLiteral("stage")}).exitCode,
              0);
    EXPECT_TRUE(*loadStage(out + QStringLiteral("/rally-01.json"), games()) ==
                *loadStage(rally1ss1, games()));
    EXPECT_TRUE(*loadStage(out + QStringLiteral("/rally-02.json"), games()) ==
                *loadStage(rally1ss2, games()));
}

TEST_F(ConvertCommand, NothingThatIsReadOrWrittenIsReplaced) {
    const QString copy = write(contentOf(rally1ss1));
    const ProgramRun onItself =
        runProgram({convert, copy, outputWord, copy, to, QStringLiteral("web")});
    EXPECT_EQ(onItself.exitCode, 2);
    EXPECT_EQ(contentOf(copy), contentOf(rally1ss1));
    const QString here = QFileInfo(copy).path();
    EXPECT_EQ(runProgram({convert, copy, outputWord, here, to, QStringLiteral("web")}).exitCode, 2);
    EXPECT_EQ(contentOf(copy), contentOf(rally1ss1));
    // Two files of one name.
    ASSERT_TRUE(QDir().mkpath(path("other")));
    const QString twin = write(contentOf(rally1ss2), "other/stage.json");
    const QString out = folder("out");
    EXPECT_EQ(
        runProgram({convert, copy, twin, outputWord, out, to, QStringLiteral("rgt")}).exitCode, 2);
    EXPECT_TRUE(contentOf(out + QStringLiteral("/stage.rgt")).contains("Rally 1, SS 1"));
}

TEST_F(ConvertCommand, FilesOfManyStagesSortAsTheStagesDo) {
    QStringList stages;
    for (int i = 0; i < 6; ++i)
        stages << rally1ss1 << rally1ss2;
    const QString script = path("o.lua");
    ASSERT_EQ(runProgram(QStringList{convert} + stages + QStringList{outputWord, script}).exitCode,
              0);
    const QString out = folder("out");
    EXPECT_EQ(runProgram({convert, script, outputWord, out, to, QStringLiteral("rgt")}).exitCode,
              0);
    QStringList expected;
    for (int i = 1; i <= 12; ++i)
        expected << QStringLiteral("o-%1.rgt").arg(i, 2, 10, QLatin1Char('0'));
    EXPECT_EQ(QDir(out).entryList(QDir::Files, QDir::Name), expected);
}

TEST_F(ConvertCommand, FilesOfAFolderHaveNamesForEverySystem) {
    const QByteArray stage = contentOf(rally1ss1);
    const QString out = folder("out");
    const QStringList in{write(stage, "CON.json"), write(stage, "a:b?.json"),
                         write(stage, "rally. .json"),
                         write(stage, (QByteArray(200, 'x') + ".json").constData())};
    EXPECT_EQ(runProgram(QStringList{convert} + in +
                         QStringList{outputWord, out, to, QStringLiteral("rgt")})
                  .exitCode,
              0);
    EXPECT_EQ(QDir(out).entryList(QDir::Files, QDir::Name),
              (QStringList{QStringLiteral("CON-.rgt"), QStringLiteral("a-b-.rgt"),
                           QStringLiteral("rally.rgt"),
                           QString(120, QLatin1Char('x')) + QStringLiteral(".rgt")}));
}

TEST_F(ConvertCommand, ARallyOfOneFileIsReadAsAPackIs) {
    const QString rally = path("rally.json");
    ASSERT_EQ(runProgram({QStringLiteral("rally"), QStringLiteral("--new"), rally1ss1, rally1ss2,
                          outputWord, rally})
                  .exitCode,
              0);
    const QString pack = path("rally.rallypack");
    const ProgramRun run = runProgram({convert, rally, outputWord, pack});
    EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
    EXPECT_EQ(run.messages, "");
    EXPECT_EQ(loadRallyPack(pack, games())->pack.rally, *loadRally(rally, games()));
    const QString out = folder("out");
    EXPECT_EQ(runProgram({convert, rally, outputWord, out, to, QStringLiteral("stage")}).exitCode,
              0);
    EXPECT_TRUE(*loadStage(out + QStringLiteral("/rally-02.json"), games()) ==
                *loadStage(rally1ss2, games()));
}

TEST_F(ConvertCommand, AFolderNeedsTheNameOfAFormat) {
    const QString out = folder("out");
    const ProgramRun run = runProgram({convert, rally1ss1, outputWord, out});
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_TRUE(run.messages.contains("out: ") && run.messages.contains("--to"))
        << run.messages.constData();
}

TEST_F(ConvertCommand, WhatCannotBeWrittenIsSaidAndTheNextTryWorks) {
    const ProgramRun run =
        runProgram({convert, rally1ss1, outputWord, path("no/such/folder/a.rgt")});
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_EQ(run.messages.count('\n'), 1);
    const QString empty = write(R"({"tiles": []})", "empty.json");
    const ProgramRun nothing = runProgram({convert, empty, outputWord, path("a.rgt")});
    EXPECT_EQ(nothing.exitCode, 2);
    EXPECT_TRUE(nothing.messages.contains("nothing is laid")) << nothing.messages.constData();
    EXPECT_FALSE(QFile::exists(path("a.rgt")));
    EXPECT_EQ(runProgram({convert, rally1ss1, outputWord, path("a.rgt")}).exitCode, 0);
}

TEST_F(ConvertCommand, ALinkStaysAndItsTargetIsReplaced) {
    const QString target = path("target.rgt");
    ASSERT_EQ(runProgram({convert, rally1ss2, outputWord, target}).exitCode, 0);
    ASSERT_TRUE(QFile::setPermissions(target, QFile::ReadOwner | QFile::WriteOwner));
    ASSERT_TRUE(QFile::link(target, path("link.rgt")));
    EXPECT_EQ(runProgram({convert, rally1ss1, outputWord, path("link.rgt")}).exitCode, 0);
    EXPECT_TRUE(QFileInfo(path("link.rgt")).isSymLink());
    ASSERT_EQ(runProgram({convert, rally1ss1, outputWord, path("other.rgt")}).exitCode, 0);
    EXPECT_EQ(contentOf(target), contentOf(path("other.rgt")));
    EXPECT_FALSE(QFile::permissions(target) & QFile::ReadGroup);
}

TEST(ConvertPlan, OutputsAreNamedAfterTheInput) {
    const ConvertPlan web{Format::WebEditor, QStringLiteral("/o"), true};
    EXPECT_EQ(outputsFor(QStringLiteral("/a/Monte.v2.rgt"), 1, web),
              QStringList(QStringLiteral("/o/Monte.v2.json")));
    EXPECT_EQ(outputsFor(QStringLiteral("r.lua"), 2, web),
              (QStringList{QStringLiteral("/o/r-01.json"), QStringLiteral("/o/r-02.json")}));
    const ConvertPlan csv{Format::Csv, QStringLiteral("/o"), true};
    EXPECT_EQ(outputsFor(QStringLiteral("r.lua"), 2, csv), QStringList(QStringLiteral("/o/r.csv")));
    EXPECT_EQ(outputsFor(QStringLiteral(".hidden"), 1, csv),
              QStringList(QStringLiteral("/o/hidden.csv")));
}

} // namespace
} // namespace stagewright
