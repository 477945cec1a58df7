#include "editor/document/stage_undo_step.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/sample.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

TEST(StageUndoStep, SixTurnsOfAWholeStageAreTheStartAgain) {
    Stage stage = sampleStage();
    for (int i = 0; i < 6; ++i) {
        const QList<Placement> all = tilesOf(stage).placements();
        const StageUndoStepOr step = turnTiles(stage, all, Turn(1));
        ASSERT_TRUE(step);
        EXPECT_EQ(step->name(), QStringLiteral("Turn 11 tiles"));
        apply(step->edit, stage);
        EXPECT_EQ(stage == sampleStage(), i == 5);
    }
}

TEST(StageUndoStep, AGroupTurnsAboutTheHexNearestItsMiddle) {
    Stage stage;
    for (const Hex hex : {Hex{0, 0}, Hex{0, 1}, Hex{0, 2}})
        tilesOf(stage).insert(placed(hex, u"204a"));
    const QList<Placement> all = tilesOf(stage).placements();
    apply(turnTiles(stage, all, Turn(1))->edit, stage);
    EXPECT_EQ(tilesOf(stage).at({0, 1}).size(), 1U);
    EXPECT_EQ(tilesOf(stage).at({1, 0}).size(), 1U);
    EXPECT_EQ(tilesOf(stage).at({-1, 2}).size(), 1U);
}

TEST(StageUndoStep, TiesOfTheMiddleGoToTheFirstHex) {
    Stage stage;
    tilesOf(stage).insert(placed({0, 0}, u"204a"));
    tilesOf(stage).insert(placed({0, 1}, u"204a"));
    const QList<Placement> all = tilesOf(stage).placements();
    apply(turnTiles(stage, all, Turn(1))->edit, stage);
    EXPECT_EQ(tilesOf(stage).at({0, 0}).size(), 1U);
    EXPECT_EQ(tilesOf(stage).at({-1, 1}).size(), 1U);
}

TEST(StageUndoStep, ATileMovedAndTurnedInOneGoIsAMove) {
    const Stage stage = sampleStage();
    const Placement old = tilesOf(stage).at({1, 1}).front();
    Placement now = old;
    now.hex = {4, 4};
    now.turn = Turn(2);
    const StageUndoStepOr step = replaceTile(stage, old, now);
    ASSERT_TRUE(step);
    EXPECT_EQ(step->name(), QStringLiteral("Move 205a"));
    EXPECT_EQ(tilesOf(step->edit).put, QList{now});
    now.hex = old.hex;
    EXPECT_EQ(replaceTile(stage, old, now)->name(), QStringLiteral("Turn 205a"));
}

TEST(StageUndoStep, RefusalsNameTheTileInTheWay) {
    const Stage stage = sampleStage();
    const StageUndoStepOr step = layTile(stage, placed({1, 1}, u"204a"));
    ASSERT_FALSE(step);
    EXPECT_EQ(sentence(step.error(), stage), QStringLiteral("Tile 205a lies there"));
}

} // namespace

} // namespace stagewright
