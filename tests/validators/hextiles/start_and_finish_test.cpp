#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/mending.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView startAndFinish("start-and-finish");

TEST(StartAndFinish, StageHasOneOfEach) {
    EXPECT_EQ(saidBy(startAndFinish, board({{"202a", {0, 1}}, {"203a", {0, 0}}})), "");
    EXPECT_EQ(saidBy(startAndFinish, board({{"202a", {0, 1}}})),
              "error start-and-finish: The stage has no finish tile.\n");
    EXPECT_EQ(saidBy(startAndFinish, board({{"203a", {0, 1}}})),
              "error start-and-finish: The stage has no start tile.\n");
    EXPECT_EQ(saidBy(startAndFinish, board({{"204a", {0, 1}}})),
              "error start-and-finish: The stage has no finish tile.\n"
              "error start-and-finish: The stage has no start tile.\n");
}

TEST(StartAndFinish, TooManyAreNamedWithTheirHexes) {
    EXPECT_EQ(saidBy(startAndFinish, board({{"202a", {0, 1}},
                                            {"301a", {4, 0}},
                                            {"203a", {0, 0}},
                                            {"203b", {2, 2}},
                                            {"302a", {-2, 2}}})),
              "error start-and-finish (-2, 2) (0, 0) (2, 2): The stage has 3 finish tile(s).\n"
              "error start-and-finish (0, 1) (4, 0): The stage has 2 start tile(s).\n");
}

TEST(StartAndFinish, CircuitHasOneStartFinishTile) {
    EXPECT_EQ(saidBy(startAndFinish, board({{"102a", {0, 1}}}, StageKind::Circuit)), "");
    EXPECT_EQ(
        saidBy(startAndFinish, board({{"202a", {0, 1}}, {"203a", {0, 0}}}, StageKind::Circuit)),
        "error start-and-finish: The circuit has no start-finish tile.\n");
    EXPECT_EQ(
        saidBy(startAndFinish, board({{"102a", {0, 1}}, {"401b", {3, 1}}}, StageKind::Circuit)),
        "error start-and-finish (0, 1) (3, 1): The circuit has 2 start-finish tile(s).\n");
    // In a stage such a tile is neither start nor finish.
    EXPECT_EQ(saidBy(startAndFinish, board({{"102a", {0, 1}}})),
              "error start-and-finish: The stage has no finish tile.\n"
              "error start-and-finish: The stage has no start tile.\n");
}

TEST(StartAndFinish, CircuitMayHaveOneStartTileInstead) {
    EXPECT_EQ(saidBy(startAndFinish, startTileRing()), "");
    EXPECT_EQ(
        saidBy(startAndFinish, board({{"202a", {0, 1}}, {"202b", {3, 1}}}, StageKind::Circuit)),
        "error start-and-finish (0, 1) (3, 1): The circuit has 2 start tile(s).\n");
    EXPECT_EQ(saidBy(startAndFinish, board({{"203a", {0, 1}}}, StageKind::Circuit)),
              "error start-and-finish: The circuit has no start-finish tile.\n");
}

TEST(StartAndFinish, EmptyBoardIsNotYetWrong) {
    EXPECT_EQ(saidBy(startAndFinish, Stage()), "");
    EXPECT_EQ(saidBy(startAndFinish, board({}, StageKind::Circuit)), "");
}

TEST(StartAndFinish, FixMakesAStageWithAGridACircuit) {
    Stage stage = stageFrom(QStringLiteral("gt-circuits/course1.json"));
    stage.info.kind = StageKind::Stage;
    const Mending mending = mend(startAndFinish, stage, stockOf({"gt-core"}));
    EXPECT_EQ(mending.name, "Make it a circuit");
    EXPECT_EQ(mending.stage.info.kind, StageKind::Circuit);
    EXPECT_EQ(mending.stage.info.title, stage.info.title);
    EXPECT_EQ(saidBy(startAndFinish, mending.stage, stockOf({"gt-core"})), "");
}

TEST(StartAndFinish, FixMakesARingRoundAStartTileACircuit) {
    const Mending mending = mend(startAndFinish, startTileRing(StageKind::Stage));
    EXPECT_EQ(mending.name, "Make it a circuit");
    EXPECT_TRUE(mending.stage == startTileRing());
    Stage open = startTileRing(StageKind::Stage);
    tilesOf(open).remove(tilesOf(open).at({1, 0}).front());
    EXPECT_EQ(mend(startAndFinish, open).name, "");
}

TEST(StartAndFinish, FixIsOfferedToStagesWithOneGridAndNothingElseOnly) {
    EXPECT_EQ(mend(startAndFinish, board({{"204a", {0, 1}}})).name, "");
    EXPECT_EQ(mend(startAndFinish, board({{"102b", {0, 1}}, {"202a", {0, 2}}})).name, "");
    EXPECT_EQ(mend(startAndFinish, board({{"102b", {0, 1}}, {"203a", {0, 2}}})).name, "");
    EXPECT_EQ(mend(startAndFinish, board({{"102b", {0, 1}}, {"102b", {0, 5}}})).name, "");
    EXPECT_EQ(
        mend(startAndFinish, board({{"102b", {0, 1}}, {"102b", {0, 5}}}, StageKind::Circuit)).name,
        "");
}

} // namespace
} // namespace stagewright
