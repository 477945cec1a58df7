#include "model/game/stage_file.h"
#include "tests/boards.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

class CloseCommandTest : public TemporaryFiles {
protected:
    [[nodiscard]] QString writeBoard(const Stage& stage, const char* name = "open.json") const {
        Stage named = stage;
        named.info.game = QStringLiteral("dirt");
        return write(writeStage(named), name);
    }

    [[nodiscard]] Stage written() const { return *loadStage(path("out.json"), games()); }
};

TEST_F(CloseCommandTest, ClosesTheOnlyGap) {
    const QString open =
        writeBoard(board({{"202a", {0, 0}}, {"204a", {0, -1}}, {"203a", {0, -3}}}));
    const ProgramRun run = runCommand("close", {open, outputWord, path("out.json")});
    EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
    EXPECT_EQ(run.messages, "");
    EXPECT_EQ(written().layout.pieceCount(), 4);
    EXPECT_EQ(runProgram({checkWord, path("out.json")}).exitCode, 0);
}

TEST_F(CloseCommandTest, LeadsFromOneEndToAnother) {
    const QString open = writeBoard(board({{"202a", {0, 0}}, {"203a", {2, -3}}}));
    const ProgramRun run = runCommand("close", {open, QStringLiteral("--from"),
                                                QStringLiteral("0,0,N"), QStringLiteral("--to"),
                                                QStringLiteral("2,-3,S"), QStringLiteral("--tiles"),
                                                QStringLiteral("5"), outputWord, path("out.json")});
    EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
    EXPECT_EQ(written().layout.pieceCount(), 7);
    EXPECT_EQ(runProgram({checkWord, path("out.json")}).exitCode, 0);
}

TEST_F(CloseCommandTest, ClosesALapAndLeadsToTheFinish) {
    Stage ring = board({{"102b", {0, 0}}, {"103b", {0, -1}}}, StageKind::Circuit);
    ring.info.game = QStringLiteral("gt");
    const QString lap = write(writeStage(ring), "lap.json");
    EXPECT_EQ(
        runCommand("close", {lap, QStringLiteral("--lap"), outputWord, path("out.json")}).exitCode,
        0);
    EXPECT_EQ(written().layout.pieceCount(), 7);
    EXPECT_EQ(runProgram({checkWord, path("out.json")}).exitCode, 0);
    const QString open = writeBoard(board({{"202a", {0, 0}}, {"204a", {0, -1}}}));
    EXPECT_EQ(runCommand("close", {open, QStringLiteral("--finish"), outputWord, path("out.json")})
                  .exitCode,
              0);
    EXPECT_EQ(written().layout.pieceCount(), 3);
}

TEST_F(CloseCommandTest, SaysWhyThereIsNoWayOrWhatIsMeant) {
    const QString open =
        writeBoard(board({{"202a", {0, 0}}, {"204a", {0, -1}}, {"203a", {0, -3}}}));
    const ProgramRun none =
        runCommand("close", {open, QStringLiteral("--tiles"), QStringLiteral("2")});
    EXPECT_EQ(none.exitCode, 1);
    EXPECT_TRUE(none.messages.contains("no way of 2 tile")) << none.messages.constData();
    const auto fails = [&](const QStringList& arguments, const char* said) {
        const ProgramRun run = runCommand("close", arguments);
        EXPECT_EQ(run.exitCode, 2);
        EXPECT_TRUE(run.messages.contains(said)) << run.messages.constData();
    };
    fails({open, QStringLiteral("--from"), QStringLiteral("0,0,S"), QStringLiteral("--to"),
           QStringLiteral("north")},
          "\"north\" is no end of a road");
    fails({open, QStringLiteral("--to"), QStringLiteral("0,0,N")},
          "no road is open at 0,0,N. Its open ends are 0,-3,N 0,-3,S 0,-1,N 0,0,S");
    fails({writeBoard(board({{"202a", {0, 0}}}), "one.json")}, "it is not clear which gap");
    fails({open, QStringLiteral("--to"), QStringLiteral("0,0,S"), QStringLiteral("--lap")},
          "exclude each other");
    fails({open, QStringLiteral("--tiles"), QStringLiteral("17")}, "--tiles takes");
}

} // namespace

} // namespace stagewright
