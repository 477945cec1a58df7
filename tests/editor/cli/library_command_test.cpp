#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/rulebook_files.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// A shelf with two rulebook stages, one of another box, and a damaged file.
class LibraryCommands : public TemporaryFiles {
protected:
    LibraryCommands() {
        EXPECT_TRUE(QDir().mkpath(path("shelf/deeper")));
        QFile::copy(rally1ss1, path("shelf/a.json"));
        QFile::copy(rally2ss1, path("shelf/deeper/b.json"));
        QFile::copy(QStringLiteral(TEST_DATA_DIR "/gt-circuits/course1.json"),
                    path("shelf/c.json"));
    }
    [[nodiscard]] ProgramRun run(const QString& options) const {
        return runProgram(QStringList{QStringLiteral("library"), path("shelf")} +
                              options.split(u' ', Qt::SkipEmptyParts),
                          {QStringLiteral("XDG_CACHE_HOME=") + path("cache")});
    }
    [[nodiscard]] QJsonArray found(const QString& options) const {
        const ProgramRun listed = run(options + QStringLiteral(" --json"));
        EXPECT_EQ(listed.messages, "");
        return QJsonDocument::fromJson(listed.output).array();
    }
    [[nodiscard]] QStringList titles(const QString& options) const {
        QStringList all;
        for (const QJsonValue& each : found(options))
            all << each[QStringLiteral("title")].toString();
        return all;
    }
};

const QString first = QStringLiteral("Rally 1, SS 1");
const QString second = QStringLiteral("Rally 2, SS 1");
const QString course1 = QStringLiteral("GT course 1 (a layout of its list)");

TEST_F(LibraryCommands, ListsWhatIsInAFolderAndBelowIt) {
    const ProgramRun listed = run({});
    EXPECT_EQ(listed.exitCode, 0);
    EXPECT_EQ(listed.messages, "");
    const QList<QByteArray> lines = listed.output.trimmed().split('\n');
    ASSERT_EQ(lines.size(), 4);
    EXPECT_TRUE(lines[0].startsWith("title"));
    EXPECT_TRUE(lines[1].startsWith("GT course 1"));
    EXPECT_TRUE(lines[2].startsWith("Rally 1, SS 1"));
    EXPECT_TRUE(lines[2].endsWith("/shelf/a.json"));
    EXPECT_TRUE(lines[3].endsWith("/shelf/deeper/b.json"));
    EXPECT_TRUE(QFile::exists(path("cache/stagewright/library.sqlite")));
    EXPECT_EQ(run({}).output, listed.output); // by the index
}

TEST_F(LibraryCommands, AnswersWhatCanBePlayedTonight) {
    EXPECT_EQ(titles(QStringLiteral("--boxes dirt-core --players 5 --minutes 90")),
              QStringList({first, second}));
    EXPECT_EQ(titles(QStringLiteral("--boxes gt-core")), QStringList(course1));
    EXPECT_EQ(titles(QStringLiteral("--words bouvier")), QStringList(first));
    EXPECT_EQ(titles(QStringLiteral("--game gt")), QStringList(course1));
    const ProgramRun none = run(QStringLiteral("--minutes 1"));
    EXPECT_EQ(none.exitCode, 1);
    EXPECT_EQ(none.output, "");
}

TEST_F(LibraryCommands, TellsMinutesTimeAndDifficultyOnceTheyAreReckoned) {
    const QJsonArray all = found(QStringLiteral("--times --players 5 --sort time"));
    ASSERT_EQ(all.size(), 3);
    double before = 0;
    for (const QJsonValue& each : all) {
        EXPECT_GT(each[QStringLiteral("minutes")].toInt(), 5);
        EXPECT_GE(each[QStringLiteral("seconds")].toDouble(), before);
        before = each[QStringLiteral("seconds")].toDouble();
        EXPECT_FALSE(each[QStringLiteral("difficulty")].toString().isEmpty());
    }
}

TEST_F(LibraryCommands, SaysWhatIsMissingAndWhetherThereAreSubstitutes) {
    QFile file(path("shelf/deeper/b.json"));
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    // A straight of the core box is there once: a second one has substitutes.
    const QJsonArray all = found(QStringLiteral("--boxes dirt-core --lacking 30 --game gt"));
    ASSERT_EQ(all.size(), 1);
    EXPECT_EQ(all[0][QStringLiteral("lacking")].toObject()[QStringLiteral("105")].toInt(), 2);
    EXPECT_EQ(all[0][QStringLiteral("substitutes")], QJsonValue(false));
}

TEST_F(LibraryCommands, HasTheStagesOfTheRulebooks) {
    const ProgramRun listed = runProgram(
        {QStringLiteral("library"), QStringLiteral("--rulebooks"), QStringLiteral("--json")});
    EXPECT_EQ(listed.exitCode, 0);
    const QJsonArray all = QJsonDocument::fromJson(listed.output).array();
    ASSERT_EQ(all.size(), 14);
    EXPECT_EQ(all[13][QStringLiteral("title")].toString(), QStringLiteral("Rally 6"));
    EXPECT_EQ(all[13][QStringLiteral("stages")].toArray().size(), 3);
}

TEST_F(LibraryCommands, SaysWhyAFileCannotBeRead) {
    write("{", "shelf/torn.json");
    const ProgramRun listed = run({});
    EXPECT_EQ(listed.exitCode, 0);
    EXPECT_TRUE(listed.messages.contains("shelf/torn.json: line 1")) << listed.messages.constData();
    EXPECT_FALSE(listed.output.contains("torn"));
}

TEST_F(LibraryCommands, SaysThatAFolderIsNotThere) {
    const ProgramRun gone =
        runProgram({QStringLiteral("library"), path("none"), QStringLiteral("--rulebooks")});
    EXPECT_EQ(gone.exitCode, 2);
    EXPECT_TRUE(gone.messages.contains("none: the folder is not there"))
        << gone.messages.constData();
    EXPECT_EQ(runProgram({QStringLiteral("library")}).exitCode, 2);
    EXPECT_EQ(run(QStringLiteral("--sort beauty")).exitCode, 2);
    EXPECT_EQ(run(QStringLiteral("--lacking 3")).exitCode, 2);
}

TEST_F(LibraryCommands, WritesCommaSeparatedValues) {
    const QList<QByteArray> lines = run(QStringLiteral("--csv")).output.trimmed().split('\n');
    ASSERT_EQ(lines.size(), 4);
    EXPECT_EQ(lines[0].trimmed(), "file,title,author,game,stages,tiles,minutes,seconds,difficulty,"
                                  "boxes,lacking");
    EXPECT_TRUE(lines[2].contains("\"Rally 1, SS 1\",Jean-Christophe Bouvier,dirt,1,11,,,,"
                                  "dirt-core"))
        << lines[2].constData();
}

} // namespace
} // namespace stagewright
