#include "model/game/stage_file.h"
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

const QByteArray rallyOne = "RAJD 1  Jean-Christophe Bouvier\n\n1 x 201a\n1 x 202a\n1 x 203a\n"
                            "1 x 205a\n\n1 x 208a\n1 x 210b\n1 x 213a\n1 x 216a\n\n1 x 217a\n"
                            "1 x 219a\n1 x 227a\n";

QJsonObject objectOf(const ProgramRun& run) {
    return QJsonDocument::fromJson(run.output).object();
}

class LayoutCommandTest : public TemporaryFiles {};

TEST_F(LayoutCommandTest, WritesAStageThatHoldsByAllRules) {
    const QString list = write(rallyOne, "list.txt");
    const QString out = path("out.json");
    const ProgramRun run = runCommand("layout", {list, outputWord, out});
    EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
    EXPECT_EQ(run.messages, "");
    EXPECT_TRUE(run.output.startsWith("1: 11 tile")) << run.output.constData();
    const ProgramRun check = runProgram({checkWord, jsonWord, out});
    EXPECT_EQ(check.exitCode, 0) << check.output.constData();
    EXPECT_EQ(objectOf(check)[QStringLiteral("findings")].toArray().size(), 0);
    const auto stage = loadStage(out, games());
    ASSERT_TRUE(stage);
    EXPECT_EQ(stage->info.title, QStringLiteral("RAJD 1  Jean-Christophe Bouvier"));
    EXPECT_EQ(stage->info.game, QStringLiteral("dirt"));
    EXPECT_EQ(stage->layout.pieceCount(), 11);
}

TEST_F(LayoutCommandTest, WritesSeveralIntoAFolder) {
    const QString list = write(rallyOne, "list.txt");
    const QString folder = path("answers");
    const ProgramRun run = runCommand(
        "layout", {list, QStringLiteral("--count"), QStringLiteral("3"), outputWord, folder});
    EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
    EXPECT_EQ(QDir(folder).entryList(QDir::Files),
              (QStringList{QStringLiteral("01.json"), QStringLiteral("02.json"),
                           QStringLiteral("03.json")}));
    const ProgramRun again =
        runCommand("layout", {list, QStringLiteral("--count"), QStringLiteral("3"), jsonWord});
    const QJsonArray answers = objectOf(again)[QStringLiteral("answers")].toArray();
    ASSERT_EQ(answers.size(), 3);
    const auto first = readStage(QJsonDocument(answers[0].toObject()).toJson(), games());
    ASSERT_TRUE(first);
    EXPECT_EQ(*first, *loadStage(QDir(folder).filePath(QStringLiteral("01.json")), games()));
}

TEST_F(LayoutCommandTest, CountsAllOfThem) {
    const QString list = write("202a, 208a, 210a, 204a, 203a", "list.txt");
    const ProgramRun run = runCommand("layout", {list, QStringLiteral("--all"), jsonWord});
    EXPECT_EQ(run.exitCode, 0);
    const QJsonObject answers = objectOf(run);
    EXPECT_TRUE(answers[QStringLiteral("complete")].isBool());
    EXPECT_EQ(answers[QStringLiteral("answers")].toArray().size(), 1);
    // Three tiles in six orders, two of them turning left or right: 24 roads, which are 12 in a
    // mirror; driven the other way each order is that of another, or itself.
    EXPECT_EQ(answers[QStringLiteral("count")].toInt(), 6);
    EXPECT_EQ(runCommand("layout", {list, QStringLiteral("--all")}).output.left(8), "6 layout");
}

TEST_F(LayoutCommandTest, SaysWhyThereIsNone) {
    const QString both = write("1 x 202a\n1 x 224a\n1 x 224b\n1 x 203a", "both.txt");
    const ProgramRun run = runCommand("layout", {both});
    EXPECT_EQ(run.exitCode, 1);
    EXPECT_EQ(run.output, "");
    EXPECT_TRUE(run.messages.contains("both sides of 224 are asked for"))
        << run.messages.constData();
    const ProgramRun json = runCommand("layout", {both, jsonWord});
    EXPECT_EQ(json.exitCode, 1);
    EXPECT_EQ(objectOf(json)[QStringLiteral("answers")].toArray().size(), 0);
    EXPECT_TRUE(objectOf(json)[QStringLiteral("proved")].toBool());
    EXPECT_EQ(objectOf(json)[QStringLiteral("reason")].toString(),
              QStringLiteral("both sides of 224 are asked for, and one tile shows one side"));
    const QString two = write("1 x 202a\n1 x 205a\n1 x 203a", "two.txt");
    EXPECT_TRUE(runCommand("layout", {two, QStringLiteral("--circuit")})
                    .messages.contains("a circuit has no finish tile"));
    EXPECT_TRUE(runCommand("layout", {two, QStringLiteral("--boxes"), QStringLiteral("gt-core")})
                    .messages.contains("the boxes hold 0"));
    EXPECT_TRUE(runCommand("layout", {two, QStringLiteral("--table"), QStringLiteral("15x15")})
                    .messages.contains("the table is too small for 3 tile"));
}

TEST_F(LayoutCommandTest, RefusesWhatIsNoList) {
    const auto fails = [&](const QStringList& arguments, const char* said) {
        const ProgramRun run = runCommand("layout", arguments);
        EXPECT_EQ(run.exitCode, 2);
        EXPECT_EQ(run.output, "");
        EXPECT_TRUE(run.messages.contains(said)) << run.messages.constData();
    };
    fails({write("", "empty.txt")}, "names no tile");
    fails({write("1 x 202a\n1 x 999b", "unknown.txt")}, "line 2: there is no tile 999b");
    fails({write("%PDF-1.7", "book.pdf")}, "is a PDF");
    fails({rally1ss1}, "is no list of tiles");
    fails({path("none.txt")}, "none.txt");
    const QString list = write(rallyOne, "list.txt");
    fails({list, QStringLiteral("--circuit"), QStringLiteral("--stage")}, "exclude each other");
    fails({list, QStringLiteral("--count"), QStringLiteral("0")}, "--count takes");
    fails({list, QStringLiteral("--time"), QStringLiteral("never")}, "--time takes");
    fails({list, QStringLiteral("--count"), QStringLiteral("2"), outputWord, list}, "");
}

TEST_F(LayoutCommandTest, LooksLikeTheSketch) {
    const QString list = write(rallyOne, "list.txt");
    const ProgramRun run =
        runCommand("layout", {list, QStringLiteral("--sketch"), rally1ss1, jsonWord});
    EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
    EXPECT_EQ(objectOf(run)[QStringLiteral("answers")].toArray().size(), 1);
}

// Of the list of what people ask for: IE-02, N15 (files of Windows), IE-17 (where nothing can be
// written), N24 (a full disk), N16 and TI-10 (circuits of DIRT tiles, tiles of two games).
TEST_F(LayoutCommandTest, ReadsFilesOfWindows) {
    const QByteArray list = "1 x 202a\r\n1 x 205a\r\n1 x 203a\r\n";
    EXPECT_EQ(runCommand("layout", {write("\xEF\xBB\xBF" + list, "mark.txt")}).exitCode, 0);
    QByteArray wide = "\xFF\xFE";
    for (const char sign : list)
        wide.append(sign).append('\0');
    const ProgramRun run = runCommand("layout", {write(wide, "unicode.txt")});
    EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
}

TEST_F(LayoutCommandTest, SaysWhereNothingCanBeWrittenAndWritesElsewhereThen) {
    const QString list = write(rallyOne, "list.txt");
    for (const QString& place :
         {QStringLiteral("/dev/full"), QStringLiteral("/proc/none/a.json"), path("none/a.json")}) {
        const ProgramRun run = runCommand("layout", {list, outputWord, place});
        EXPECT_EQ(run.exitCode, 2) << place.toStdString();
        EXPECT_TRUE(run.messages.contains(place.toUtf8())) << run.messages.constData();
    }
    EXPECT_EQ(runCommand("layout", {list, outputWord, path("out.json")}).exitCode, 0);
}

TEST_F(LayoutCommandTest, ARingMayBeDrivenFromAStartTile) {
    const QString list = write("211a 204a 212a 202a 220a 205a", "ice.txt");
    const ProgramRun run = runCommand("layout", {list, jsonWord});
    ASSERT_EQ(run.exitCode, 0) << run.messages.constData();
    const QJsonObject stage = objectOf(run)[QStringLiteral("answers")].toArray().at(0).toObject();
    EXPECT_EQ(stage[QStringLiteral("kind")].toString(), QStringLiteral("circuit"));
}

TEST_F(LayoutCommandTest, TilesOfTwoGamesLieTogether) {
    const QString list = write("202a\n111b\n204a\n103b\n203a", "mixed.txt");
    const ProgramRun run = runCommand("layout", {list});
    EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
}

} // namespace

} // namespace stagewright
