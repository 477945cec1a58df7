#include "editor/hextiles/tokens/token_place.h"
#include "editor/panels/findings_panel.h"
#include "tests/editor/sample.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "validators/hextiles/finding_hexes.h"

#include <QClipboard>
#include <QDockWidget>
#include <QWindow>

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {

namespace {

QMenu* openedMenu() {
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
}

/// By the window, as the system does it.
QMenu* rightClick(OpenWindow& open, QPoint onBoard) {
    QTest::mouseClick(open.window.windowHandle(), Qt::RightButton, {},
                      open.board().mapTo(&open.window, onBoard));
    return openedMenu();
}

QMenu* rightClick(OpenWindow& open, Hex hex) {
    return rightClick(open, open.pointOf(hex));
}

void choose(QMenu* menu, QAction* action) {
    ASSERT_TRUE(menu);
    ASSERT_TRUE(menu->actions().contains(action)) << action->text().toStdString();
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
    QCoreApplication::processEvents();
}

class TileMenu : public testing::Test {
protected:
    void TearDown() override {
        if (QMenu* menu = openedMenu())
            menu->close();
    }

    OpenWindow open;
    const Actions& actions = open.window.actions();
};

TEST_F(TileMenu, OffersTheTilesThatFitBestInPlaceOfTheOneThatLiesThere) {
    const Placement old = open.tileAt(sample::corner);
    QMenu* menu = rightClick(open, sample::corner);
    ASSERT_TRUE(menu);
    auto* those = menu->findChild<QMenu*>(QStringLiteral("replace-by"));
    ASSERT_TRUE(those);
    choose(menu, those->menuAction());
    ASSERT_TRUE(waitUntil([&] { return those->isVisible(); }));
    ASSERT_GE(those->actions().size(), 2);
    EXPECT_LE(those->actions().size(), 8);
    QAction* first = those->actions().front();
    EXPECT_FALSE(first->icon().isNull());
    const QString side = first->text();
    QTest::mouseClick(those, Qt::LeftButton, {}, those->actionGeometry(first).center());
    QCoreApplication::processEvents();
    EXPECT_EQ(open.tileAt(sample::corner).side.toString(), side);
    EXPECT_NE(open.tileAt(sample::corner).side, old.side);
    EXPECT_EQ(open.steps(), 1);
    EXPECT_TRUE(open.document().findings().isEmpty());
}

TEST_F(TileMenu, OfSeveralTilesNoneIsOfferedInTheirPlace) {
    actions.selectAll->trigger();
    QMenu* menu = rightClick(open, sample::corner);
    ASSERT_TRUE(menu);
    EXPECT_FALSE(menu->findChild<QMenu*>(QStringLiteral("replace-by")));
}

TEST_F(TileMenu, OnATileHasTheCommandsOfTheWindowForIt) {
    const Turn before = open.tileAt(sample::corner).turn;
    QMenu* menu = rightClick(open, sample::corner);
    ASSERT_TRUE(menu);
    ASSERT_EQ(open.selected().size(), 1);
    EXPECT_EQ(open.selected().front().hex, sample::corner);
    for (QAction* each :
         {actions.turn, actions.turnBack, actions.flip, actions.anotherWay, actions.replace,
          actions.fitsHere, actions.cut, actions.copy, actions.duplicate, actions.remove,
          actions.note, actions.zoomToSelection, actions.fit})
        EXPECT_TRUE(menu->actions().contains(each)) << each->text().toStdString();
    EXPECT_FALSE(menu->actions().contains(actions.showFinding)); // there is none
    choose(menu, actions.turn);
    EXPECT_EQ(open.tileAt(sample::corner).turn, before + Turn(1));
    EXPECT_EQ(open.steps(), 1);
}

TEST_F(TileMenu, OnOneOfSeveralIsAboutThemAll) {
    open.click(sample::corner);
    open.click(sample::start, Qt::ShiftModifier);
    QMenu* menu = rightClick(open, sample::start);
    ASSERT_TRUE(menu);
    EXPECT_EQ(open.selected().size(), 2);
    EXPECT_FALSE(menu->actions().contains(actions.note));
    EXPECT_FALSE(menu->actions().contains(actions.anotherWay));
    choose(menu, actions.remove);
    EXPECT_TRUE(tilesOf(open.stage()).at(sample::corner).empty());
    EXPECT_TRUE(tilesOf(open.stage()).at(sample::start).empty());
    EXPECT_EQ(open.steps(), 1);
}

TEST_F(TileMenu, OnAnEmptyHexPastesThere) {
    open.click(sample::corner);
    open.key(Qt::Key_C, Qt::ControlModifier);
    QMenu* menu = rightClick(open, sample::far);
    EXPECT_TRUE(open.selected().isEmpty());
    choose(menu, actions.pasteHere);
    EXPECT_EQ(open.tileAt(sample::far).side, open.tileAt(sample::corner).side);
    EXPECT_FALSE(open.board().hasTilesInHand());
    EXPECT_EQ(open.steps(), 1);
}

TEST_F(TileMenu, WithoutAClipOffersNoPaste) {
    QGuiApplication::clipboard()->clear();
    QMenu* menu = rightClick(open, sample::far);
    ASSERT_TRUE(menu);
    EXPECT_FALSE(menu->actions().contains(actions.pasteHere));
    EXPECT_TRUE(menu->actions().contains(actions.selectAll));
    choose(menu, actions.selectAll);
    EXPECT_EQ(open.selected().size(), tilesOf(open.stage()).placements().size());
}

TEST_F(TileMenu, OnATokenIsAboutTheToken) {
    open.click(sample::straight);
    open.board().placeToken(QStringLiteral("jump-gravel"));
    const Placement tile = open.tileAt(sample::straight);
    ASSERT_EQ(tile.tokens.size(), 1);
    open.key(Qt::Key_Escape);
    const QPointF at = open.board().camera().toScreen(placeOf(tile.tokens.front(), tile));
    QMenu* menu = rightClick(open, at.toPoint());
    ASSERT_TRUE(menu);
    EXPECT_TRUE(open.board().chosenToken());
    EXPECT_TRUE(open.selected().isEmpty());
    EXPECT_FALSE(menu->actions().contains(actions.flip));
    choose(menu, actions.remove);
    EXPECT_TRUE(open.tileAt(sample::straight).tokens.isEmpty());
}

TEST_F(TileMenu, OfCopiesInTheHandTurnsThem) {
    open.click(sample::corner);
    open.key(Qt::Key_D, Qt::ControlModifier);
    open.hover(sample::far);
    ASSERT_TRUE(open.board().hasTilesInHand());
    const Turn before = open.board().ghost()->tiles.front().turn;
    choose(rightClick(open, sample::far), actions.turn);
    ASSERT_TRUE(open.board().hasTilesInHand());
    EXPECT_NE(open.board().ghost()->tiles.front().turn, before);
    choose(rightClick(open, sample::far), actions.cancel);
    EXPECT_FALSE(open.board().hasTilesInHand());
    EXPECT_EQ(open.steps(), 0);
}

TEST_F(TileMenu, OpensAtTheCursorByTheKeyboard) {
    for (const auto& [key, modifiers] :
         {std::pair(Qt::Key_Menu, Qt::KeyboardModifiers()), {Qt::Key_F10, Qt::ShiftModifier}}) {
        open.key(Qt::Key_Escape);
        open.board().moveCursorTo(sample::corner);
        open.key(key, modifiers);
        QMenu* menu = openedMenu();
        ASSERT_TRUE(menu);
        ASSERT_EQ(open.selected().size(), 1);
        EXPECT_EQ(open.selected().front().hex, sample::corner);
        // Further to the left where the screen ends.
        const QPoint place = open.board().mapToGlobal(open.pointOf(sample::corner));
        EXPECT_EQ(menu->y(), place.y());
        EXPECT_LE(menu->x(), place.x());
        menu->close();
    }
}

TEST_F(TileMenu, ThePaletteShowsWhatFitsInPlaceOfTheTile) {
    const int all = open.palette().model()->rowCount();
    choose(rightClick(open, sample::corner), actions.fitsHere);
    const int fitting = open.palette().model()->rowCount();
    EXPECT_GT(fitting, 0);
    EXPECT_LT(fitting, all);
    EXPECT_TRUE(open.board().fitsNext(open.tileAt(sample::corner).side));
}

TEST_F(TileMenu, TheNoteOfTheTileIsWrittenAtOnce) {
    choose(rightClick(open, sample::corner), actions.note);
    ASSERT_TRUE(waitUntil([&] { return detailsOf(open.window).note().hasFocus(); }));
    open.type("Mind the dog");
    EXPECT_EQ(open.tileAt(sample::corner).note, QStringLiteral("Mind the dog"));
}

TEST_F(TileMenu, AFindingOfThePlaceIsGoneTo) {
    open.click(sample::corner);
    open.key(Qt::Key_Delete);
    const Findings& all = open.document().findings();
    const auto marked = std::find_if(
        all.begin(), all.end(), [](const Finding& finding) { return !finding.places.isEmpty(); });
    ASSERT_NE(marked, all.end());
    choose(rightClick(open, hexAt(marked->places.front())), actions.showFinding);
    const QModelIndex row = open.window.findingsPanel().list().currentIndex();
    ASSERT_TRUE(row.isValid());
    const Findings here = open.board().findingsHere();
    EXPECT_TRUE(std::any_of(here.begin(), here.end(), [&](const Finding& finding) {
        return finding.text == row.data().toString();
    }));
}

TEST_F(TileMenu, IsNotOpenedInTheMidstOfADrag) {
    open.press(sample::corner);
    open.moveTo(sample::far);
    ASSERT_TRUE(open.board().hasTilesInHand());
    QContextMenuEvent event(QContextMenuEvent::Mouse, open.pointOf(sample::far),
                            open.board().mapToGlobal(open.pointOf(sample::far)));
    QCoreApplication::sendEvent(&open.board(), &event);
    EXPECT_FALSE(openedMenu());
    open.release(sample::far);
    EXPECT_EQ(open.steps(), 1);
}

} // namespace

} // namespace stagewright
