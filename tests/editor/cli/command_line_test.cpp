#include "editor/cli/command_line.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/rulebook_stages.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

QString data(const char* file) {
    return QStringLiteral(TEST_DATA_DIR "/") + QLatin1StringView(file);
}

/// In a folder of their own.
class FilesOfCommands : public TemporaryFiles {};

TEST(CommandLine, LeavesTheWindowToOpenWhereNoCommandIsGiven) {
    char program[] = "stagewright";
    char file[] = "stage.json";
    char* arguments[] = {program, file, nullptr};
    EXPECT_EQ(runCommandLine(1, arguments, games()), std::nullopt);
    EXPECT_EQ(runCommandLine(2, arguments, games()), std::nullopt);
}

TEST(CommandLine, SaysThatNoWindowOpensWithoutADisplay) {
    const ProgramRun run = runProgram({});
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_EQ(run.output, "");
    EXPECT_EQ(run.messages,
              "stagewright: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set), so "
              "no window can open. The commands need none: stagewright --help\n");
}

TEST(CommandLine, HelpNamesEveryCommand) {
    const ProgramRun run = runProgram({QStringLiteral("--help")});
    EXPECT_EQ(run.exitCode, 0);
    EXPECT_EQ(run.messages, "");
    for (const char* command :
         {"  check ", "  list ", "  map ", "  sheet ", "  boxes ", "  tiles "})
        EXPECT_TRUE(run.output.contains(command)) << command;
}

TEST(CommandLine, EachCommandExplainsItself) {
    for (const char* command : {"check", "list", "map", "sheet", "boxes", "tiles"}) {
        const QString name = QLatin1StringView(command);
        const ProgramRun run = runProgram({name, QStringLiteral("--help")});
        EXPECT_EQ(run.exitCode, 0) << command;
        EXPECT_EQ(run.messages, "") << command;
        EXPECT_TRUE(run.output.startsWith(QByteArray("Usage: stagewright ") + command))
            << run.output.constData();
    }
    const ProgramRun check = runProgram({QStringLiteral("check"), QStringLiteral("-h")});
    EXPECT_TRUE(check.output.simplified().contains("the core box of its game"))
        << check.output.constData();
}

TEST(CommandLine, SaysItsVersion) {
    const ProgramRun run = runProgram({QStringLiteral("--version")});
    EXPECT_EQ(run.exitCode, 0);
    EXPECT_EQ(run.output, "Stagewright " STAGEWRIGHT_VERSION "\n");
}

TEST(CommandLine, RefusesWhatItDoesNotUnderstandInOneLine) {
    struct Case {
        QStringList arguments;
        QByteArray said;
    };
    const QString file = data("dirt-rulebook/rally1-ss1.json");
    const auto word = [](const char* text) { return QString::fromLatin1(text); };
    const Case cases[] = {
        {{word("chekc")}, "chekc"},
        {{word("check")}, "no file"},
        {{word("check"), word("--foo"), file}, "foo"},
        {{word("list"), file, file}, "one file"},
        {{word("list"), word("--json"), word("--csv"), file}, "--csv"},
        {{word("boxes"), file}, "no files"},
        {{word("map"), file}, "-o"},
        {{word("map"), file, word("-o"), word("map.bmp")}, "pdf, png, svg"},
        {{word("map"), file, word("-o"), word("map.png"), word("--pixels"), word("x")}, "--pixels"},
        {{word("sheet"), file, word("-o"), word("sheet.svg")}, ".pdf"},
        {{word("tiles"), word("-o"), word("t.svg"), word("--box"), word("x")}, "dirt-copilot"},
        {{word("check"), word("--boxes"), word("dirt-core,rally"), file}, "dirt-copilot"},
    };
    const QTemporaryDir folder;
    for (const Case& c : cases) {
        const ProgramRun run = runProgram(c.arguments, {}, folder.path());
        const std::string named = c.arguments.join(u' ').toStdString();
        EXPECT_EQ(run.exitCode, 2) << named;
        EXPECT_EQ(run.output, "") << named;
        EXPECT_TRUE(run.messages.contains(c.said)) << named << ": " << run.messages.constData();
        EXPECT_EQ(run.messages.count('\n'), 1) << named << ": " << run.messages.constData();
    }
    EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

TEST(CommandLine, TakesFileNamesWithSpacesAndAccentsInAnyLocale) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("Zażółć gęślą — Ωμέγα.json"));
    ASSERT_TRUE(QFile::copy(data("dirt-rulebook/rally1-ss1.json"), file));
    for (const char* locale : {"LANG=C", "LC_ALL=POSIX", "LC_ALL=pl_PL.ISO-8859-2", "LANG=x"}) {
        const ProgramRun run =
            runProgram({QStringLiteral("check"), file}, {QLatin1StringView(locale)});
        EXPECT_EQ(run.exitCode, 0) << locale;
        EXPECT_EQ(run.messages, "") << locale;
        EXPECT_TRUE(run.output.startsWith(file.toUtf8())) << locale << run.output.constData();
    }
}

TEST(CommandLine, SaysThatAResultCannotBeWritten) {
    if (!QFile::exists(QStringLiteral("/dev/full")))
        FAIL() << "needs /dev/full";
    const ProgramRun run = runTool(
        QStringLiteral("/bin/sh"),
        {QStringLiteral("-c"),
         QStringLiteral("exec '%1' boxes > /dev/full").arg(QStringLiteral(STAGEWRIGHT_PROGRAM))});
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_TRUE(run.messages.contains("cannot be written")) << run.messages.constData();
}

TEST_F(FilesOfCommands, AreNotReplacedWhereTheyAreReadToo) {
    const QString stage = path("stage.json");
    ASSERT_TRUE(QFile::copy(data("dirt-rulebook/rally1-ss1.json"), stage));
    const QString tiles = write(R"({"format": 1, "tiles": []})", "tiles.json");
    const auto link = [&](const char* name, const QString& target) {
        EXPECT_TRUE(QFile::link(target, path(name)));
        return path(name);
    };
    const auto o = QStringLiteral("-o");
    const auto withOverlay = QStringLiteral("--overlay");
    const std::vector<QStringList> lines{
        {QStringLiteral("map"), stage, o, link("picture.svg", stage)},
        {QStringLiteral("sheet"), stage, o, link("sheet.pdf", stage)},
        {QStringLiteral("check"), stage, QStringLiteral("--fix"), o, stage},
        {QStringLiteral("convert"), stage, o, stage},
        {QStringLiteral("convert"), stage, withOverlay, tiles, o, tiles},
        {QStringLiteral("rally"), QStringLiteral("--new"), stage, o, stage},
        {QStringLiteral("rally"), QStringLiteral("--new"), stage, withOverlay, tiles, o, tiles},
        {QStringLiteral("tiles"), withOverlay, tiles, o, link("tiles.svg", tiles)}};
    for (const QStringList& line : lines) {
        const std::string said = line.join(u' ').toStdString();
        const ProgramRun run = runProgram(line);
        EXPECT_EQ(run.exitCode, 2) << said;
        EXPECT_TRUE(run.messages.contains("is read, and would be replaced. Name another file"))
            << said << run.messages.constData();
        EXPECT_EQ(run.messages.count('\n'), 1) << said;
    }
    EXPECT_EQ(contentOf(stage), contentOf(data("dirt-rulebook/rally1-ss1.json")));
    EXPECT_EQ(contentOf(tiles), R"({"format": 1, "tiles": []})");
}

TEST(CommandLine, SaysThatAFileIsNotThereThoughItIsToBeMadeToo) {
    const QTemporaryDir folder;
    const ProgramRun run =
        runProgram({QStringLiteral("rally"), QStringLiteral("--new"),
                    folder.filePath(QStringLiteral("none.json")), QStringLiteral("-o"),
                    folder.filePath(QStringLiteral("new.rallypack"))});
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_TRUE(run.messages.contains("none.json: ")) << run.messages.constData();
    EXPECT_FALSE(run.messages.contains("replace"));
}

TEST(CommandLine, TheWindowDoesNotReadWhatIsPiped) {
    for (const char* name : {"-", "/dev/stdin", "/dev/fd/0"}) {
        // With a display, as else it would refuse for want of one.
        const ProgramRun run =
            runProgram({QString::fromLatin1(name)}, {QStringLiteral("QT_QPA_PLATFORM=offscreen")});
        EXPECT_EQ(run.exitCode, 2);
        EXPECT_EQ(run.messages.toStdString(),
                  std::string("stagewright: the window opens files alone, and cannot read \"") +
                      name +
                      "\". Save what it gives to a file first, or use a command, as in: "
                      "stagewright check -\n");
    }
}

TEST(CommandLine, RefusesNamesThatAreNoneOrMeanAnother) {
    const ProgramRun empty = runProgram({QStringLiteral("check"), QString()});
    EXPECT_EQ(empty.exitCode, 2);
    EXPECT_EQ(empty.messages, "stagewright: the name of a file is empty.\n");
    const QTemporaryDir folder;
    const ProgramRun latin =
        runTool(QStringLiteral("/bin/sh"),
                {QStringLiteral("-c"),
                 QStringLiteral("exec '%1' convert '%2' -o \"%3/$(printf 'm\\344p').rgt\"")
                     .arg(QStringLiteral(STAGEWRIGHT_PROGRAM),
                          data("dirt-rulebook/rally1-ss1.json"), folder.path())});
    EXPECT_EQ(latin.exitCode, 2);
    EXPECT_TRUE(latin.messages.contains("not in UTF-8")) << latin.messages.constData();
    EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

} // namespace

} // namespace stagewright
