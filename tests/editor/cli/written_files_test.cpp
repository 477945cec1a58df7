#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/rulebook_files.h"

#include <QDir>
#include <QProcess>
#include <QRandomGenerator>

#include <cerrno>

namespace stagewright {
namespace {

/// Runs the program where the system refuses what the variables say (tests/refusing).
ProgramRun runRefused(const QStringList& arguments, const QStringList& refused) {
    return runProgram(arguments,
                      QStringList{QStringLiteral("LD_PRELOAD=" REFUSING_CALLS),
                                  // the sanitizer wants to be the first
                                  QStringLiteral("ASAN_OPTIONS=verify_asan_link_order=0")} +
                          refused);
}

QString refused(const char* call, int error) {
    return QStringLiteral("REFUSE_%1=%2").arg(QLatin1StringView(call)).arg(error);
}

class WrittenFiles : public TemporaryFiles {
protected:
    /// A line for each command that writes a file, each to a file of its own.
    [[nodiscard]] std::vector<QStringList> writers() const {
        const auto to = [this](const char* name) { return path(name); };
        return {
            {QStringLiteral("convert"), rally1ss1, outputWord, to("a.json")},
            {QStringLiteral("convert"), rally1ss1, outputWord, to("a.rgt")},
            {QStringLiteral("convert"), rally1ss1, outputWord, to("a.csv")},
            {QStringLiteral("convert"), rally1ss1, outputWord, to("a.rallypack")},
            {QStringLiteral("check"), rally1ss1, QStringLiteral("--fix"), outputWord,
             to("mended.json")},
            {QStringLiteral("rally"), QStringLiteral("--new"), rally1ss1, outputWord,
             to("rally.json")},
            {QStringLiteral("rally"), QStringLiteral("--new"), rally1ss1, outputWord,
             to("rally.rallypack")},
            {QStringLiteral("map"), rally1ss1, outputWord, to("map.svg")},
            {QStringLiteral("map"), rally1ss1, outputWord, to("map.png"), QStringLiteral("--size"),
             QStringLiteral("64")},
            {QStringLiteral("map"), rally1ss1, outputWord, to("map.pdf")},
            {QStringLiteral("tiles"), QStringLiteral("--box"), QStringLiteral("rx"), outputWord,
             to("tiles.svg")},
            {QStringLiteral("sheet"), rally1ss1, outputWord, to("sheet.pdf"),
             QStringLiteral("--pages"), QStringLiteral("list")},
            {QStringLiteral("manual"), outputWord, to("manual.html")},
        };
    }

    [[nodiscard]] QStringList files() const {
        return QDir(QFileInfo(path("x")).path()).entryList(QDir::Files | QDir::Hidden);
    }
};

TEST_F(WrittenFiles, WhereUnnamedFilesAreRefusedANamedOneIsRenamed) {
    for (const int error : {ENOENT, EOPNOTSUPP, EISDIR, EINVAL, EIO})
        for (const char* call : {"UNNAMED", "LINK"})
            for (const char* round : {"new", "over"}) {
                const ProgramRun run =
                    runRefused({QStringLiteral("convert"), rally1ss1, outputWord, path("a.json")},
                               {refused(call, error)});
                EXPECT_EQ(run.exitCode, 0) << call << error << round << run.messages.constData();
                EXPECT_EQ(files(), QStringList{QStringLiteral("a.json")});
                EXPECT_TRUE(contentOf(path("a.json")).contains("205a"));
                if (*round == 'o')
                    QFile::remove(path("a.json"));
                else
                    write("{\"tiles\": []}", "a.json");
            }
}

TEST_F(WrittenFiles, AFullDiskIsSaidByAllThatWriteAndLeavesNothing) {
    for (const QStringList& line : writers())
        for (const char* call : {"WRITE", "FSYNC"}) {
            const ProgramRun run = runRefused(line, {refused(call, ENOSPC)});
            EXPECT_EQ(run.exitCode, 2) << line.join(u' ').toStdString();
            const std::string said = ": cannot be written: the disk is full. Make room there, or "
                                     "choose another place.\n";
            EXPECT_TRUE(run.messages.endsWith(said.c_str())) << run.messages.constData();
            EXPECT_EQ(files(), QStringList());
        }
}

TEST_F(WrittenFiles, TheReasonIsSaid) {
    const auto why = [&](const char* call, int error) {
        const ProgramRun run =
            runRefused({QStringLiteral("convert"), rally1ss1, outputWord, path("a.json")},
                       {refused(call, error)});
        EXPECT_EQ(run.exitCode, 2);
        EXPECT_TRUE(files().isEmpty());
        return run.messages.mid(run.messages.indexOf("written: ") + 9).trimmed().toStdString();
    };
    const std::string room = ". Make room there, or choose another place.";
    EXPECT_EQ(why("WRITE", EDQUOT), "the room that you may take up there is used up" + room);
    EXPECT_EQ(why("FSYNC", EDQUOT), "the room that you may take up there is used up" + room);
    EXPECT_EQ(
        why("WRITE", EFBIG),
        "the file would be larger than it may be. Raise the limit of file sizes, or choose another "
        "place.");
    EXPECT_EQ(why("FSYNC", EIO), "the disk does not work as it should. Choose another disk.");
    const ProgramRun readOnly =
        runRefused({QStringLiteral("convert"), rally1ss1, outputWord, path("a.json")},
                   {refused("UNNAMED", EROFS), refused("NAMED", EROFS)});
    EXPECT_EQ(readOnly.exitCode, 2);
    EXPECT_TRUE(readOnly.messages.contains("nothing can be changed on this disk"))
        << readOnly.messages.constData();
}

TEST_F(WrittenFiles, WhateverIsRefusedTheOldFileStays) {
    const QByteArray old = "{\"tiles\": []}";
    const QString out = write(old, "a.json");
    for (const auto& environment :
         std::vector<QStringList>{{refused("WRITE", ENOSPC)},
                                  {refused("FSYNC", ENOSPC)},
                                  {refused("FSYNC", EIO)},
                                  {refused("UNNAMED", ENOENT), refused("WRITE", ENOSPC)},
                                  {refused("UNNAMED", ENOENT), refused("FSYNC", EDQUOT)},
                                  {refused("UNNAMED", ENOENT), refused("NAMED", EACCES)},
                                  {refused("RENAME", EEXIST)},
                                  {refused("UNNAMED", ENOENT), refused("RENAME", EEXIST)}}) {
        const ProgramRun run =
            runRefused({QStringLiteral("convert"), rally1ss1, outputWord, out}, environment);
        EXPECT_EQ(run.exitCode, 2) << environment.join(u' ').toStdString();
        EXPECT_EQ(contentOf(out), old);
        EXPECT_EQ(files(), QStringList{QStringLiteral("a.json")});
    }
}

TEST_F(WrittenFiles, OwnerAndModeThatCannotBeSetKeepNoFileFromBeingWritten) {
    const QString out = write("{\"tiles\": []}", "a.json");
    const ProgramRun run = runRefused({QStringLiteral("convert"), rally1ss1, outputWord, out},
                                      {refused("OWNER", EPERM), refused("MODE", EPERM)});
    EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
    EXPECT_TRUE(contentOf(out).contains("205a"));
}

TEST_F(WrittenFiles, ALimitOfFileSizesIsAReasonAndNoSignal) {
    for (const QStringList& line : writers()) {
        QStringList quoted;
        for (const QString& word : QStringList(QStringLiteral(STAGEWRIGHT_PROGRAM)) + line)
            quoted << u'\'' + word + u'\'';
        const ProgramRun run = runTool(
            QStringLiteral("/bin/bash"), // whose blocks are of 1024 bytes
            {QStringLiteral("-c"), QStringLiteral("ulimit -f 0; exec ") + quoted.join(u' ')});
        EXPECT_EQ(run.exitCode, 2) << line.join(u' ').toStdString();
        EXPECT_TRUE(run.messages.contains("larger than it may be")) << run.messages.constData();
        EXPECT_EQ(files(), QStringList());
    }
}

TEST_F(WrittenFiles, TheLongestNamesCanBeWrittenAndSavedOver) {
    const QString start = QStringLiteral("ą").repeated(120); // two bytes each
    for (const int bytes : {248, 249, 250, 255}) {
        const QString name =
            start + QString(bytes - 2 * start.size() - 5, u'x') + QStringLiteral(".json");
        ASSERT_EQ(name.toUtf8().size(), bytes);
        const QString out = path(qPrintable(name));
        for (const QStringList& environment : {QStringList(), {refused("UNNAMED", ENOENT)}})
            for (int i = 0; i < 2; ++i) {
                const ProgramRun run = runRefused(
                    {QStringLiteral("convert"), rally1ss1, outputWord, out}, environment);
                EXPECT_EQ(run.exitCode, 0) << bytes << run.messages.constData();
            }
        EXPECT_EQ(files(), QStringList{name});
        QFile::remove(out);
    }
}

/// What lies at the path after a run that was killed.
class KilledConversion : public WrittenFiles {
protected:
    void SetUp() override {
        ASSERT_EQ(runProgram({QStringLiteral("convert"), rally1ss1, outputWord, path("whole.json")})
                      .exitCode,
                  0);
        whole_ = contentOf(path("whole.json"));
        QFile::remove(path("whole.json"));
    }

    [[nodiscard]] bool isNothingOrWhole(const QByteArray& old) const {
        if (!QFile::exists(path("a.json")))
            return old.isEmpty();
        const QByteArray now = contentOf(path("a.json"));
        return now == whole_ || (!old.isEmpty() && now == old);
    }

    void begin(const QByteArray& old) const {
        QFile::remove(path("a.json"));
        if (!old.isEmpty())
            write(old, "a.json");
    }

    const std::vector<QByteArray> olds_{{}, "{\"tiles\": []}"};

private:
    QByteArray whole_;
};

TEST_F(KilledConversion, BeforeAnyChangeOfAFileItLeavesNoHalfOne) {
    int killed = 0;
    for (const QByteArray& old : olds_)
        for (const QStringList& environment : {QStringList(), {refused("UNNAMED", ENOENT)}})
            for (int call = 1; call < 12; ++call) {
                begin(old);
                const ProgramRun run =
                    runRefused({QStringLiteral("convert"), rally1ss1, outputWord, path("a.json")},
                               environment + QStringList{QStringLiteral("KILL_AT=%1").arg(call)});
                killed += run.exitCode == -1 ? 1 : 0;
                EXPECT_TRUE(isNothingOrWhole(old)) << call << ' ' << old.constData();
            }
    EXPECT_GE(killed, 14); // open, write, fsync, one or two to give the name
}

TEST_F(KilledConversion, AtAnyMomentItLeavesNoHalfFile) {
    QRandomGenerator random(20260101);
    int killed = 0;
    for (int round = 0; round < 40; ++round) {
        const QByteArray& old = olds_[static_cast<std::size_t>(round % 2)];
        begin(old);
        QProcess process;
        process.start(QStringLiteral(STAGEWRIGHT_PROGRAM),
                      {QStringLiteral("convert"), rally1ss1, outputWord, path("a.json")});
        ASSERT_TRUE(process.waitForStarted());
        process.waitForFinished(static_cast<int>(random.bounded(1, 60)));
        process.kill();
        process.waitForFinished();
        killed += process.exitStatus() == QProcess::CrashExit ? 1 : 0;
        EXPECT_TRUE(isNothingOrWhole(old)) << round;
    }
    EXPECT_GT(killed, 0);
}

} // namespace
} // namespace stagewright
