#include "editor/hextiles/details/details_panel.h"
#include "tests/editor/sample.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/window/open_window.h"

#include <QDockWidget>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

struct OpenPlace : OpenWindow {
    OpenPlace() {
        for (auto* dock : window.findChildren<QDockWidget*>())
            if (dock->objectName() == QLatin1StringView("details"))
                dock->raise();
        QCoreApplication::processEvents();
        click(sample::corner);
    }

    [[nodiscard]] PlaceFields& place() { return detailsOf(window).place(); }
    void enter(NumberField& field, const char* number) {
        field.setFocus();
        field.selectAll();
        type(number);
        key(Qt::Key_Return);
    }
};

TEST(PlaceFields, TellWhereTheTileLiesAndHowItIsTurned) {
    OpenPlace open;
    ASSERT_TRUE(open.place().isVisible());
    EXPECT_EQ(open.place().column().value(), sample::corner.q);
    EXPECT_EQ(open.place().row().value(), sample::corner.r);
    EXPECT_EQ(open.place().turn().value(), open.tileAt(sample::corner).turn.degrees());
    open.board().setFocus();
    open.key(Qt::Key_R);
    EXPECT_EQ(open.place().turn().value(), open.tileAt(sample::corner).turn.degrees());
    open.click(sample::start, Qt::ShiftModifier);
    EXPECT_FALSE(open.place().isVisible());
}

TEST(PlaceFields, WhatIsTypedMovesAndTurnsTheTile) {
    OpenPlace open;
    const TileId side = open.tileAt(sample::corner).side;
    open.enter(open.place().column(), "-4");
    EXPECT_EQ(open.tileAt({-4, 1}).side, side);
    open.enter(open.place().row(), "7");
    EXPECT_EQ(open.tileAt({-4, 7}).side, side);
    open.enter(open.place().turn(), "240");
    EXPECT_EQ(open.tileAt({-4, 7}).turn, Turn(4));
    EXPECT_EQ(open.steps(), 3);
    open.board().setFocus();
    for (int i = 0; i < 3; ++i)
        open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(open.tileAt(sample::corner).side, side);
    EXPECT_EQ(open.place().column().value(), sample::corner.q);
}

TEST(PlaceFields, ArrowsStepThroughTheTurnsInOneStep) {
    OpenPlace open;
    const Turn before = open.tileAt(sample::corner).turn;
    open.place().turn().setFocus();
    for (int i = 0; i < 4; ++i)
        open.key(Qt::Key_Up);
    EXPECT_EQ(open.tileAt(sample::corner).turn, before + Turn(4));
    EXPECT_EQ(open.steps(), 1);
}

TEST(PlaceFields, WhatCannotBeIsSaidAndNotTaken) {
    OpenPlace open;
    const Placement before = open.tileAt(sample::corner);
    open.enter(open.place().turn(), "90");
    EXPECT_TRUE(open.place().why().contains(QStringLiteral("60°")));
    EXPECT_EQ(open.place().turn().value(), before.turn.degrees());
    open.enter(open.place().turn(), "777");
    EXPECT_TRUE(open.place().why().contains(QStringLiteral("777")));
    open.enter(open.place().row(), "2"); // where the start lies
    EXPECT_TRUE(open.place().why().contains(QStringLiteral("202a lies there")));
    EXPECT_EQ(open.place().row().value(), before.hex.r);
    EXPECT_EQ(open.tileAt(sample::corner), before);
    EXPECT_EQ(open.steps(), 0);
    open.click(sample::start);
    EXPECT_EQ(open.place().why(), QString());
}

} // namespace

} // namespace stagewright
