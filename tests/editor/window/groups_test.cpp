#include "editor/hextiles/edits/tile_steps.h"
#include "editor/panels/findings_panel.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/sample.h"
#include "tests/editor/window/open_window.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

TEST(Groups, TurnAsOneBodyAboutTheHexNearestTheirMiddle) {
    OpenWindow open;
    const Stage before = open.stage();
    open.key(Qt::Key_A, Qt::ControlModifier);
    const Hex pivot = pivotOf(tilesOf(before).placements());
    open.key(Qt::Key_R);
    EXPECT_EQ(open.steps(), 1);
    EXPECT_EQ(open.document().history().undoText(), QStringLiteral("Turn 11 tiles"));
    EXPECT_TRUE(open.document().findings().isEmpty());
    for (const Placement& tile : tilesOf(before).placements()) {
        const Placement now = open.tileAt(turned(tile.hex, pivot, Turn(1)));
        EXPECT_EQ(now.side, tile.side);
        EXPECT_EQ(now.turn, tile.turn + Turn(1));
    }
    for (int i = 0; i < 5; ++i)
        open.key(Qt::Key_R);
    EXPECT_EQ(open.stage(), before);
    EXPECT_EQ(open.steps(), 6);
}

TEST(Groups, ASpinOfTheWheelOverThemIsOneStepAndOnceAroundIsNone) {
    OpenWindow open;
    open.key(Qt::Key_A, Qt::ControlModifier);
    const Hex pivot = pivotOf(tilesOf(open.stage()).placements());
    open.spin(pivot, -2);
    EXPECT_EQ(open.steps(), 1);
    open.spin(pivot, -4);
    EXPECT_EQ(open.steps(), 0);
    EXPECT_FALSE(open.window.isWindowModified());
}

TEST(Groups, TheWheelTurnsThemWhileTheyAreDragged) {
    OpenWindow open;
    open.click(sample::start);
    open.click(sample::corner, Qt::ShiftModifier);
    const auto before = open.selected();
    open.press(sample::corner);
    open.moveTo(Hex{-2, 2});
    open.spin({-2, 2}, -1);
    ASSERT_NE(open.board().ghost(), nullptr);
    EXPECT_EQ(open.steps(), 0);
    open.release(Hex{-2, 2});
    EXPECT_EQ(open.steps(), 1);
    EXPECT_EQ(open.document().history().undoText(), QStringLiteral("Move 2 tiles"));
    ASSERT_EQ(open.selected().size(), 2);
    const Turn by = open.selected().front().turn - before.front().turn;
    EXPECT_EQ(by, Turn(1));
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(open.tileAt(sample::start).side, *TileId::parse(u"202a"));
}

TEST(Groups, DoNotTurnOntoOtherTiles) {
    OpenWindow open;
    open.click(sample::start);
    open.click(sample::corner, Qt::ShiftModifier);
    for (int i = 0; i < 3; ++i) // the start goes round the corner: SW, then NW, where 227a lies
        open.key(Qt::Key_R);
    EXPECT_EQ(open.steps(), 1);
    EXPECT_EQ(open.tileAt(neighbour(sample::corner, Edge::NW)).side, *TileId::parse(u"227a"));
    EXPECT_EQ(open.tileAt(neighbour(sample::corner, Edge::SW)).side, *TileId::parse(u"202a"));
}

TEST(Groups, SixTurnsOfTwoTilesAreNone) {
    OpenWindow open; // after a turn the other of the two may be first by q and r
    const Stage before = open.stage();
    open.click(sample::start);
    open.key(Qt::Key_Delete);
    open.click(sample::corner);
    open.drag(sample::corner, {-2, 2}, Qt::AltModifier);
    open.drag({-2, 2}, {-2, 3}, Qt::AltModifier);
    open.click({-2, 2}, Qt::ShiftModifier);
    ASSERT_EQ(open.selected().size(), 2);
    const Stage laid = open.stage();
    for (int i = 0; i < 6; ++i)
        open.key(Qt::Key_R);
    EXPECT_EQ(open.stage(), laid);
    EXPECT_EQ(open.steps(), 9);
    for (int i = 0; i < 9; ++i)
        open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(open.stage(), before);
}

TEST(Groups, ArrowKeysMoveThemAsOneStepEach) {
    OpenWindow open;
    open.key(Qt::Key_A, Qt::ControlModifier);
    open.key(Qt::Key_Down);
    EXPECT_EQ(open.tileAt(sample::start + Hex{0, 1}).side, *TileId::parse(u"202a"));
    open.key(Qt::Key_Right);
    EXPECT_EQ(open.steps(), 2);
    EXPECT_EQ(open.selected().size(), 11);
    EXPECT_TRUE(open.document().findings().isEmpty());
}

TEST(Groups, EscapeDuringABandPutsTheSelectionBack) {
    OpenWindow open;
    open.click(sample::straight);
    QTest::mousePress(&open.board(), Qt::LeftButton, Qt::ShiftModifier, open.pointOf({-1, 4}));
    open.moveTo(open.pointOf(sample::corner) + QPoint(10, -10));
    EXPECT_EQ(open.selected().size(), 3); // 202a and 205a came to it
    open.key(Qt::Key_Escape);
    EXPECT_EQ(open.selected(), QList{open.tileAt(sample::straight)});
    EXPECT_EQ(open.steps(), 0);
}

TEST(Groups, WhatHasNoEffectIsNoStep) {
    OpenWindow open;
    open.click(sample::corner);
    open.drag(sample::corner, sample::corner);
    EXPECT_EQ(open.steps(), 0);
    open.press(sample::corner);
    open.moveTo(Hex{-2, 2});
    open.moveTo(sample::corner);
    open.release(sample::corner);
    EXPECT_EQ(open.steps(), 0);
    open.click({-2, 2});
    open.key(Qt::Key_Delete);
    open.key(Qt::Key_R);
    open.key(Qt::Key_F);
    open.key(Qt::Key_X, Qt::ControlModifier);
    EXPECT_EQ(open.steps(), 0);
}

TEST(Groups, FiftyQuickTurnsAreFiftyTurns) {
    OpenWindow open;
    open.click(sample::corner);
    const Turn before = open.tileAt(sample::corner).turn;
    for (int i = 0; i < 50; ++i)
        open.key(Qt::Key_R);
    EXPECT_EQ(open.tileAt(sample::corner).turn, before + Turn(50));
}

TEST(Groups, UndoneToTheEndTheFileIsAsItWasOpened) {
    OpenWindow open;
    const QByteArray before = writeStage(open.stage());
    open.press(sample::corner);
    open.moveTo(Hex{-2, 2});
    open.key(Qt::Key_Delete);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    open.release(Hex{-2, 2});
    open.key(Qt::Key_A, Qt::ControlModifier);
    open.key(Qt::Key_R);
    open.key(Qt::Key_F);
    open.key(Qt::Key_Delete);
    while (open.document().history().canUndo())
        open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(writeStage(open.stage()), before);
}

TEST(Groups, AModifierPressedInMidDragChangesNothing) {
    OpenWindow open;
    open.press(sample::corner);
    open.moveTo(Hex{-2, 2});
    QTest::keyPress(&open.board(), Qt::Key_Alt);
    QTest::keyPress(&open.board(), Qt::Key_Control);
    EXPECT_EQ(open.steps(), 0);
    open.release(Hex{-2, 2});
    EXPECT_TRUE(tilesOf(open.stage()).at(sample::corner).empty()); // moved, not copied
    EXPECT_EQ(open.steps(), 1);
}

} // namespace

} // namespace stagewright
