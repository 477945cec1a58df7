#include "model/game/stage_file.h"
#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_reader.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/rulebook_files.h"
#include "tests/rulebook_stages.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace stagewright {
namespace {

/// A line for the shell; %1 is the program, %2 a stage.
ProgramRun shell(const QString& line) {
    QString whole = line;
    whole.replace(QStringLiteral("%1"), QStringLiteral("'" STAGEWRIGHT_PROGRAM "'"));
    whole.replace(QStringLiteral("%2"), u'\'' + rally1ss1 + u'\'');
    return runTool(QStringLiteral("/bin/bash"), {QStringLiteral("-c"), whole});
}

using PipedFiles = TemporaryFiles;

TEST_F(PipedFiles, StandardInputIsReadByAllCommandsLikeTheFile) {
    for (const char* command :
         {"check", "list", "estimate --runs 200 --threads 1", "map -o -", "sheet --pages list -o -",
          "convert --to rgt -o -", "convert --to pack -o -", "rally --new -o -"}) {
        const QString words = QString::fromLatin1(command);
        const ProgramRun file = shell(QStringLiteral("%1 ") + words + QStringLiteral(" %2"));
        EXPECT_FALSE(file.output.isEmpty());
        for (const char* line : {"cat %2 | %1 ", "%1 "}) {
            const QString redirected =
                *line == '%' ? QStringLiteral(" - < %2") : QStringLiteral(" -");
            const ProgramRun piped = shell(QString::fromLatin1(line) + words + redirected);
            EXPECT_EQ(piped.exitCode, file.exitCode) << command << piped.messages.constData();
            QByteArray expected = file.output;
            EXPECT_EQ(piped.output.size(),
                      expected.replace(rally1ss1.toUtf8(), "standard input").size())
                << command;
            if (!words.startsWith(QStringLiteral("sheet"))) { // which has the time in it
                EXPECT_EQ(piped.output, expected) << command;
            }
        }
    }
}

TEST_F(PipedFiles, OtherPipesAreReadToTheirEndToo) {
    const QByteArray direct = shell(QStringLiteral("%1 list %2")).output;
    for (const QString& line :
         {QStringLiteral("cat %2 | %1 list /dev/stdin"), QStringLiteral("%1 list <(cat %2)"),
          QStringLiteral("%1 list /dev/fd/7 7< %2"),
          QStringLiteral("mkfifo '%3'; (sleep 0.1; cat %2) > '%3' & "
                         "%1 list '%3'")
              .replace(QStringLiteral("%3"), path("pipe"))}) {
        const ProgramRun run = shell(line);
        EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
        EXPECT_EQ(run.output, direct) << line.toStdString();
    }
}

TEST_F(PipedFiles, APackIsReadFromAPipe) {
    const QString pack = path("a.rallypack");
    ASSERT_EQ(
        runProgram({QStringLiteral("convert"), rally1ss1, QStringLiteral("-o"), pack}).exitCode, 0);
    const ProgramRun run = shell(QStringLiteral("cat '%3' | %1 convert - -o - --to stage")
                                     .replace(QStringLiteral("%3"), pack));
    EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
    EXPECT_EQ(*readStage(run.output, games()), *loadStage(rally1ss1, games()));
}

TEST_F(PipedFiles, WhatIsNoStageIsSaidOfStandardInput) {
    const ProgramRun nothing = shell(QStringLiteral("%1 check - < /dev/null"));
    EXPECT_EQ(nothing.exitCode, 2);
    EXPECT_TRUE(nothing.messages.startsWith("stagewright: standard input: "))
        << nothing.messages.constData();
    const ProgramRun endless = shell(QStringLiteral("%1 check /dev/zero"));
    EXPECT_EQ(endless.exitCode, 2);
    EXPECT_TRUE(endless.messages.contains("larger than can be read"))
        << endless.messages.constData();
    for (const char* line : {"%1 check - <&-", "%1 check /dev/stdin <&-", "%1 list - <&-"}) {
        const ProgramRun closed = shell(QString::fromLatin1(line));
        EXPECT_EQ(closed.exitCode, 2);
        EXPECT_EQ(closed.messages.toStdString(),
                  "stagewright: standard input: cannot be read: it is closed. Check that it may be "
                  "read.\n")
            << line;
    }
    // Nor is a number read that the program has given to a file of its own.
    for (int number = 3; number < 10; ++number) {
        const ProgramRun other = shell(QStringLiteral("%1 check /dev/fd/%2 %2<&-")
                                           .replace(QStringLiteral("%2"), QString::number(number)));
        EXPECT_EQ(other.exitCode, 2);
        EXPECT_TRUE(other.messages.contains("cannot be read: it is closed"))
            << other.messages.constData();
    }
}

TEST_F(PipedFiles, AreCalledByTheNameThatWasGiven) {
    const QByteArray heading = "Rally 1, SS 1, 11 tiles\n";
    const QString pipe = path("pipe");
    const QString line = QStringLiteral("rm -f '%3'; mkfifo '%3'; cat %2 > '%3' & %1 ")
                             .replace(QStringLiteral("%3"), pipe);
    const QString end = QStringLiteral(" '%1'").arg(pipe);
    EXPECT_TRUE(shell(line + QStringLiteral("check") + end)
                    .output.startsWith(pipe.toUtf8() + ": " + heading));
    const ProgramRun json = shell(line + QStringLiteral("list --json") + end);
    EXPECT_EQ(QJsonDocument::fromJson(json.output)[QStringLiteral("file")].toString(), pipe);
    const QString folder = QFileInfo(pipe).path();
    const QString toStages = QStringLiteral(" --to stage -o '%1'").arg(folder);
    EXPECT_EQ(shell(line + QStringLiteral("convert") + end + toStages).exitCode, 0);
    EXPECT_EQ(loadStage(path("pipe.json"), games()), loadStage(rally1ss1, games()));

    EXPECT_TRUE(
        shell(QStringLiteral("%1 check - < %2")).output.startsWith("standard input: " + heading));
    const ProgramRun stdinJson = shell(QStringLiteral("%1 check --json - < %2"));
    EXPECT_EQ(QJsonDocument::fromJson(stdinJson.output)[QStringLiteral("file")].toString(),
              QStringLiteral("-"));
    EXPECT_EQ(shell(QStringLiteral("%1 convert - < %2") + toStages).exitCode, 0);
    EXPECT_EQ(loadStage(path("stdin.json"), games()), loadStage(rally1ss1, games()));
    const QString notJson = write("{", "bad.json");
    EXPECT_EQ(shell(QStringLiteral("%1 check <(cat '%3')").replace(QStringLiteral("%3"), notJson))
                  .messages.left(25)
                  .toStdString(),
              "stagewright: /dev/fd/63: ");
}

TEST_F(PipedFiles, OverlaysAndRulesMayBePipesAndOtherValuesAreNone) {
    const QString tiles = write(R"({"format": 1, "tiles": []})", "tiles.json");
    for (const QString& option : {QStringLiteral("--overlay -"), QStringLiteral("--overlay=-")}) {
        const ProgramRun run =
            shell(QStringLiteral("%1 list %2 ") + option + QStringLiteral(" < '") + tiles + u'\'');
        EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
    }
    const ProgramRun titled = shell(QStringLiteral("%1 rally --new %2 --title - -o - < /dev/null"));
    EXPECT_EQ(titled.exitCode, 0);
    EXPECT_TRUE(titled.output.contains("\"title\": \"-\"")) << titled.output.constData();
}

TEST_F(PipedFiles, StandardOutputTakesEachKindOfFile) {
    const auto begin = [](const char* line) {
        const ProgramRun run = shell(QString::fromLatin1(line));
        EXPECT_EQ(run.exitCode, 0) << line << run.messages.constData();
        return run.output.first(std::min<qsizetype>(5, run.output.size())).toStdString();
    };
    EXPECT_EQ(begin("%1 map %2 -o -"), "<?xml");
    EXPECT_EQ(begin("%1 map %2 -o - --to svg"), "<?xml");
    EXPECT_EQ(begin("%1 map %2 -o - --to PDF"), "%PDF-");
    EXPECT_EQ(begin("%1 map %2 -o /dev/stdout --to png --size 64"), "\x89PNG\r");
    EXPECT_EQ(begin("%1 tiles --box rx -o -"), "<?xml");
    EXPECT_EQ(begin("%1 sheet %2 --pages list -o -"), "%PDF-");
    EXPECT_EQ(begin("%1 manual -o -"), "<!DOC");
    const ProgramRun unsaid = shell(QStringLiteral("%1 convert %2 -o -"));
    EXPECT_EQ(unsaid.exitCode, 2);
    EXPECT_TRUE(unsaid.messages.contains("--to")) << unsaid.messages.constData();
    const ProgramRun wrong = shell(QStringLiteral("%1 map %2 -o - --to gif"));
    EXPECT_EQ(wrong.exitCode, 2);
    EXPECT_TRUE(wrong.messages.contains("--to takes one of")) << wrong.messages.constData();
}

TEST_F(PipedFiles, DevicesAndPipesAreWrittenToAndStayWhatTheyAre) {
    const QString pipe = path("pipe");
    for (const char* command :
         {"map %2", "sheet %2 --pages list", "convert %2 --to rgt", "convert %2 --to pack",
          "check %2 --fix", "rally --new %2", "tiles --box rx", "manual"}) {
        const QString words = QStringLiteral("%1 ") + QString::fromLatin1(command);
        const ProgramRun none = shell(words + QStringLiteral(" -o /dev/null"));
        EXPECT_EQ(none.exitCode, 0) << command << none.messages.constData();
        const ProgramRun full = shell(words + QStringLiteral(" -o /dev/full"));
        EXPECT_EQ(full.exitCode, 2) << command;
        EXPECT_TRUE(full.messages.endsWith(
            "stagewright: /dev/full: cannot be written: the disk is full. Make room there, or "
            "choose another place.\n"))
            << full.messages.constData();
        QString line = QStringLiteral("rm -f '%3'; mkfifo '%3'; cat '%3' & ") + words +
                       QStringLiteral(" -o '%3' > /dev/null; wait; test -p '%3'");
        const ProgramRun piped = shell(line.replace(QStringLiteral("%3"), pipe));
        EXPECT_EQ(piped.exitCode, 0) << command << piped.messages.constData();
        EXPECT_GT(piped.output.size(), 100) << command;
    }
    const QString packPipe = path("a.rallypack");
    const ProgramRun pack =
        shell(QStringLiteral("mkfifo '%3'; cat '%3' & %1 rally --new %2 -o '%3'; wait")
                  .replace(QStringLiteral("%3"), packPipe));
    EXPECT_TRUE(readRallyPack(pack.output, games())) << pack.messages.constData();
    EXPECT_EQ(shell(QStringLiteral("%1 convert %2 --to stage -o /dev/fd/5 5> '%3'; cat '%3'")
                        .replace(QStringLiteral("%3"), path("five.json")))
                  .exitCode,
              0);
    EXPECT_EQ(shell(QStringLiteral("test -c /dev/null")).exitCode, 0);
}

TEST_F(PipedFiles, AStreamThatTheProgramWasStartedWithoutIsNoFileOfItsOwn) {
    const QString out = path("a.rgt");
    const QString line =
        QStringLiteral("%1 convert %2 -o '%3' ").replace(QStringLiteral("%3"), out);
    EXPECT_EQ(shell(line).exitCode, 0);
    const QByteArray written = contentOf(out);
    for (const char* closed : {">&-", "2>&-", "<&-", "<&- >&- 2>&-"}) {
        QFile::remove(out);
        EXPECT_EQ(shell(line + QString::fromLatin1(closed)).exitCode, 0) << closed;
        EXPECT_EQ(contentOf(out), written) << closed;
    }
    const ProgramRun list = shell(QStringLiteral("%1 list %2 >&-"));
    EXPECT_EQ(list.exitCode, 2);
    EXPECT_EQ(list.messages.toStdString(),
              "stagewright: the result cannot be written: it is closed\n");
}

TEST_F(PipedFiles, AMendedStageHasStandardOutputForItself) {
    const ProgramRun run = shell(QStringLiteral("%1 check %2 --fix -o -"));
    EXPECT_EQ(run.exitCode, 0);
    EXPECT_TRUE(readStage(run.output, games()).has_value()) << run.output.constData();
    EXPECT_TRUE(run.messages.contains('\n' + rally1ss1.toUtf8() + ": Rally 1, SS 1, 11 tiles\n"))
        << run.messages.constData();
}

TEST_F(PipedFiles, AFullDiskBehindStandardOutputIsTheReason) {
    const ProgramRun file = shell(QStringLiteral("%1 map %2 -o - > /dev/full"));
    EXPECT_EQ(file.exitCode, 2);
    EXPECT_EQ(
        file.messages.toStdString(),
        "stagewright: standard output: cannot be written: the disk is full. Make room there, or "
        "choose another place.\n");
    for (const char* command : {"list %2", "manual", "boxes --json"}) {
        const ProgramRun text = shell(QStringLiteral("%1 ") + QString::fromLatin1(command) +
                                      QStringLiteral(" > /dev/full"));
        EXPECT_EQ(text.exitCode, 2);
        EXPECT_EQ(text.messages.toStdString(),
                  "stagewright: the result cannot be written: the disk is full\n")
            << command;
    }
}

} // namespace
} // namespace stagewright
