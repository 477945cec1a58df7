#include "editor/panels/findings_panel.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/sample.h"
#include "tests/editor/window/open_window.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

void choose(OpenWindow& open, const char* side) {
    open.carry(side, QPoint(-10, 10));
    open.dropCarried(QPoint(-10, 10));
    open.board().setFocus();
}

TEST(Replace, ATileDroppedOnAnotherTakesItsPlaceAndTurn) {
    OpenWindow open;
    const Stage before = open.stage();
    const Placement old = open.tileAt(sample::corner);
    open.carry("204a", sample::corner);
    EXPECT_EQ(open.board().ghost()->reason, QStringLiteral("Replaces 205a"));
    open.dropCarried(sample::corner);
    EXPECT_EQ(open.tileAt(sample::corner).side, *TileId::parse(u"204a"));
    EXPECT_EQ(open.tileAt(sample::corner).turn, old.turn);
    EXPECT_EQ(open.tileAt(sample::corner).laid, old.laid);
    EXPECT_EQ(open.document().history().undoText(), QStringLiteral("Replace 205a with 204a"));
    EXPECT_TRUE(open.document().findings().isEmpty());
    EXPECT_EQ(open.steps(), 1);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(open.stage(), before);
}

TEST(Replace, TheTileOfThePaletteReplacesWhatIsSelected) {
    OpenWindow open;
    choose(open, "204a");
    open.click(sample::corner);
    open.key(Qt::Key_R, Qt::ControlModifier);
    EXPECT_EQ(open.tileAt(sample::corner).side, *TileId::parse(u"204a"));
    EXPECT_EQ(open.selected(), QList{open.tileAt(sample::corner)});
    open.key(Qt::Key_R, Qt::ControlModifier); // by itself
    EXPECT_EQ(open.steps(), 1);
}

TEST(Replace, ABendTurnsWhereItHasTo) {
    // A bend cannot take the turn of the straight tile between two bends; nothing of it fits, so it
    // stays in place and turn, and the findings say the rest.
    OpenWindow open;
    choose(open, "208a");
    const Turn before = open.tileAt(sample::corner).turn;
    open.click(sample::corner);
    open.key(Qt::Key_R, Qt::ControlModifier);
    EXPECT_EQ(open.tileAt(sample::corner).side, *TileId::parse(u"208a"));
    EXPECT_EQ(open.tileAt(sample::corner).turn, before);
    EXPECT_FALSE(open.document().findings().isEmpty());
    choose(open, "205a");
    open.click(sample::corner);
    open.key(Qt::Key_R);
    open.key(Qt::Key_R,
             Qt::ControlModifier); // now its turn does not fit a straight tile: another one does
    EXPECT_TRUE(open.document().findings().isEmpty());
}

TEST(Reverse, StartAndFinishChangePlaces) {
    OpenWindow open;
    const Stage before = open.stage();
    Hex finish;
    for (const Placement& tile : tilesOf(before).placements())
        if (tile.side == *TileId::parse(u"203a"))
            finish = tile.hex;
    open.window.actions().reverse->trigger();
    EXPECT_EQ(open.tileAt(sample::start).side, *TileId::parse(u"203a"));
    EXPECT_EQ(open.tileAt(finish).side, *TileId::parse(u"202a"));
    EXPECT_TRUE(open.document().findings().isEmpty());
    EXPECT_EQ(open.document().history().undoText(), QStringLiteral("Reverse the stage"));
    open.window.actions().reverse->trigger();
    EXPECT_EQ(open.stage(), before);
    EXPECT_EQ(open.steps(), 2);
}

TEST(Reverse, WithoutARouteItSaysWhyNot) {
    OpenWindow open;
    QSignalSpy inputErrors(&open.board(), &BoardView::refused);
    open.click(sample::corner);
    open.key(Qt::Key_Delete);
    const Stage before = open.stage();
    open.window.actions().reverse->trigger();
    EXPECT_EQ(open.stage(), before);
    ASSERT_EQ(inputErrors.size(), 1);
    EXPECT_EQ(inputErrors.front().front().toString(),
              QStringLiteral("The stage can be reversed once a route leads from start to finish"));
}

} // namespace

} // namespace stagewright
