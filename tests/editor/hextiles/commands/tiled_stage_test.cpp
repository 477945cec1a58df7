#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/files.h"

#include <QFile>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

class TiledStageTest : public TemporaryFiles {
protected:
    /// That `command` refuses it and writes nothing.
    void refuses(const char* command, QStringList arguments, const QString& track) {
        arguments << outputWord << path("answer.json");
        const ProgramRun run = runCommand(command, arguments);
        EXPECT_EQ(run.exitCode, 2) << command;
        EXPECT_EQ(run.output, "") << command;
        EXPECT_EQ(run.messages.toStdString(),
                  "stagewright: " + track.toStdString() +
                      ": nothing in it is a hex tile, and this command lays those. Give a stage "
                      "that is laid of hex tiles.\n");
        EXPECT_FALSE(QFile::exists(path("answer.json"))) << command;
    }
};

TEST_F(TiledStageTest, CommandsThatLayHexTilesRefuseWhatIsNotLaidOfThem) {
    const QString track =
        write(R"({"game": "titan-race", "marks": [{"at": "E5", "is": ["lava"]}]})");
    const QString list = write("1 x 202a, 1 x 203a", "list.txt");
    refuses("close", {track}, track);
    refuses("substitute", {track}, track);
    refuses("generate", {QStringLiteral("--like"), track}, track);
    refuses("layout", {list, QStringLiteral("--sketch"), track}, track);
}

} // namespace

} // namespace stagewright
