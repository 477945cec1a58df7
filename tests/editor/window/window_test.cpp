#include "editor/estimate/estimate_panel.h"
#include "editor/hextiles/palette/palette_panel.h"
#include "editor/panels/findings_panel.h"
#include "editor/panels/stage_panel.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/sample.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "validators/hextiles/finding_hexes.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QSignalSpy>
#include <QStatusBar>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

constexpr Hex empty{3, 1};

QString ruleAt(Document& document, qsizetype i) {
    return document.findings().value(i).rule;
}

TEST(Window, FirstStartShowsTheSampleWithoutFindings) {
    OpenWindow open;
    EXPECT_EQ(tilesOf(open.document().stage()).placements().size(), 11);
    EXPECT_EQ(open.document().stage().info.title, QStringLiteral("Rally 1, SS 1"));
    EXPECT_TRUE(open.document().findings().isEmpty());
    EXPECT_TRUE(open.document().path().isEmpty());
    EXPECT_FALSE(open.window.isWindowModified());
    for (const Placement& tile : tilesOf(open.document().stage()).placements())
        EXPECT_TRUE(open.board().rect().contains(open.pointOf(tile.hex)));
}

TEST(Window, ATileIsDraggedFromThePaletteOntoTheBoard) {
    OpenWindow open;
    open.carry("204b", sample::far);
    open.dropCarried(sample::far);
    EXPECT_EQ(open.tileAt(sample::far).side, *TileId::parse(u"204b"));
    EXPECT_EQ(open.document().history().undoText(), QStringLiteral("Lay 204b"));
    EXPECT_EQ(open.steps(), 1);
    EXPECT_TRUE(open.window.isWindowModified());
    // It lies apart from the stage, and both its ends are open.
    ASSERT_EQ(open.document().findings().size(), 3);
    EXPECT_EQ(ruleAt(open.document(), 0), QStringLiteral("off-the-route"));
    EXPECT_EQ(ruleAt(open.document(), 1), QStringLiteral("open-road-end"));
    EXPECT_EQ(ruleAt(open.document(), 2), QStringLiteral("open-road-end"));
}

TEST(Window, NothingChangesDuringADragAndOnceAtItsDrop) {
    OpenWindow open;
    QSignalSpy changes(&open.document(), &Document::changed);
    open.carry("204a", sample::far);
    EXPECT_EQ(changes.size(), 0);
    open.dropCarried(sample::far);
    EXPECT_EQ(changes.size(), 1);
    changes.clear();
    open.drag(sample::far, empty);
    EXPECT_EQ(changes.size(), 1);
    EXPECT_EQ(open.tileAt(empty).side, *TileId::parse(u"204a"));
    EXPECT_TRUE(tilesOf(open.document().stage()).at(sample::far).empty());
}

TEST(Window, ATileIsNotMovedOntoAnother) {
    OpenWindow open;
    const Stage before = open.document().stage();
    open.press(sample::start);
    open.moveTo(sample::straight);
    ASSERT_NE(open.board().ghost(), nullptr);
    EXPECT_EQ(open.board().ghost()->look, Ghost::Look::Blocked);
    open.release(sample::straight);
    EXPECT_EQ(open.document().stage(), before);
    EXPECT_EQ(open.steps(), 0);
}

TEST(Window, ADropOutsideTheBoardChangesNothing) {
    OpenWindow open;
    const Stage before = open.document().stage();
    open.press(sample::start);
    open.moveTo(QPoint(-40, 300));
    EXPECT_EQ(open.board().ghost(), nullptr);
    open.release(QPoint(-40, 300));
    open.press(sample::start);
    open.moveTo(QPoint(5000, 5000));
    open.release(QPoint(5000, 5000));
    open.carry("204a", sample::far);
    open.dropCarried(QPoint(-20, 60));
    EXPECT_EQ(open.document().stage(), before);
    EXPECT_EQ(open.steps(), 0);
}

TEST(Window, EscapeCancelsADragAndTheNextOneStartsClean) {
    OpenWindow open;
    const Stage before = open.document().stage();
    open.press(sample::start);
    open.moveTo(empty);
    ASSERT_NE(open.board().ghost(), nullptr);
    open.key(Qt::Key_Escape);
    EXPECT_EQ(open.board().ghost(), nullptr);
    open.moveTo(sample::far);
    open.release(sample::far);
    EXPECT_EQ(open.document().stage(), before);

    open.carry("204a", sample::far);
    open.key(Qt::Key_Escape);
    open.dropCarried(sample::far);
    EXPECT_EQ(open.document().stage(), before);
    EXPECT_EQ(open.steps(), 0);

    open.drag(sample::start, neighbour(sample::start, Edge::S));
    EXPECT_EQ(open.tileAt(neighbour(sample::start, Edge::S)).side, *TileId::parse(u"202a"));
}

TEST(Window, DeleteAndUndoDuringADragEndIt) {
    OpenWindow open;
    const Stage before = open.document().stage();
    open.press(sample::start);
    open.moveTo(empty);
    open.key(Qt::Key_Delete);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    open.moveTo(sample::far);
    open.release(sample::far);
    EXPECT_EQ(open.document().stage(), before);
    EXPECT_EQ(open.steps(), 0);
}

TEST(Window, TheGhostSaysWhetherItFits) {
    OpenWindow open;
    open.click(sample::corner);
    open.key(Qt::Key_Delete); // leaves a gap between road ends
    open.carry("204a", sample::corner);
    ASSERT_NE(open.board().ghost(), nullptr);
    EXPECT_EQ(open.board().ghost()->look, Ghost::Look::Fits);
    EXPECT_TRUE(open.board().ghost()->reason.isEmpty());
    open.key(Qt::Key_R); // the other way round fits too
    EXPECT_EQ(open.board().ghost()->look, Ghost::Look::Fits);
    open.key(Qt::Key_R);
    EXPECT_EQ(open.board().ghost()->look, Ghost::Look::DoesNotFit);
    EXPECT_FALSE(open.board().ghost()->reason.isEmpty());
    open.key(Qt::Key_R, Qt::ShiftModifier);
    EXPECT_EQ(open.board().ghost()->look, Ghost::Look::Fits);
    open.dropCarried(sample::corner);
    EXPECT_TRUE(open.document().findings().isEmpty());
}

TEST(Window, AClickSelectsAndIsNoStep) {
    OpenWindow open;
    open.click(sample::corner);
    ASSERT_EQ(selectionOf(open.window).tiles().size(), 1);
    EXPECT_EQ(selectionOf(open.window).tiles().front().side, *TileId::parse(u"205a"));
    open.click(sample::start, Qt::ShiftModifier);
    EXPECT_EQ(selectionOf(open.window).tiles().size(), 2);
    open.click(sample::far);
    EXPECT_TRUE(selectionOf(open.window).isEmpty());
    open.key(Qt::Key_Delete);
    EXPECT_EQ(open.steps(), 0);
}

TEST(Window, KeysTurnFlipAndDeleteTheSelectionAsNamedSteps) {
    OpenWindow open;
    open.click(sample::corner);
    const Turn before = open.tileAt(sample::corner).turn;
    open.key(Qt::Key_R);
    EXPECT_EQ(open.tileAt(sample::corner).turn, before + Turn(1));
    EXPECT_EQ(open.document().history().undoText(), QStringLiteral("Turn 205a"));
    EXPECT_FALSE(open.document().findings().isEmpty());
    open.key(Qt::Key_R, Qt::ShiftModifier);
    EXPECT_EQ(open.tileAt(sample::corner).turn, before);
    EXPECT_TRUE(open.document().findings().isEmpty());
    open.key(Qt::Key_F);
    EXPECT_EQ(open.tileAt(sample::corner).side, *TileId::parse(u"205b"));
    EXPECT_EQ(open.document().history().undoText(), QStringLiteral("Flip 205a"));
    open.key(Qt::Key_Backspace);
    EXPECT_TRUE(tilesOf(open.document().stage()).at(sample::corner).empty());
    EXPECT_EQ(open.document().history().undoText(), QStringLiteral("Remove 205b"));
    EXPECT_EQ(open.steps(), 4);
}

TEST(Window, EachTurnKeyIsAStep) {
    OpenWindow open;
    open.click(sample::corner);
    for (int i = 0; i < 6; ++i)
        open.key(Qt::Key_R);
    EXPECT_EQ(open.steps(), 6);
}

TEST(Window, ASpinOfTheWheelIsOneStepAndAFullSpinNone) {
    OpenWindow open;
    open.click(sample::corner);
    const Turn before = open.tileAt(sample::corner).turn;
    open.spin(sample::corner, -4);
    EXPECT_EQ(open.tileAt(sample::corner).turn, before + Turn(4));
    EXPECT_EQ(open.steps(), 1);
    open.spin(sample::corner, -2);
    EXPECT_EQ(open.tileAt(sample::corner).turn, before);
    EXPECT_EQ(open.steps(), 0);
    EXPECT_FALSE(open.window.isWindowModified());
}

TEST(Window, TheWheelOverAnUnselectedTileScrolls) {
    OpenWindow open;
    open.click(sample::corner);
    const QPointF before = open.board().camera().middle;
    open.spin(sample::start, -1);
    EXPECT_NE(open.board().camera().middle, before);
    EXPECT_EQ(open.steps(), 0);
}

TEST(Window, ControlAndTheWheelZoomAtThePointer) {
    OpenWindow open;
    open.click(sample::corner);
    const QPoint at = open.pointOf(sample::corner);
    const QPointF held = open.board().camera().toBoard(at);
    const double before = open.board().camera().zoom;
    open.spin(sample::corner, 1, Qt::ControlModifier);
    EXPECT_GT(open.board().camera().zoom, before * 1.1);
    EXPECT_LT(QLineF(open.board().camera().toBoard(at), held).length(), 1e-9);
    EXPECT_EQ(open.steps(), 0);
}

TEST(Window, UndoAndRedoByKeyGoThereAndBack) {
    OpenWindow open;
    const Stage before = open.document().stage();
    open.click(sample::corner);
    open.key(Qt::Key_R);
    open.key(Qt::Key_F);
    open.drag(sample::corner, empty);
    const Stage after = open.document().stage();
    EXPECT_NE(before, after);
    for (int i = 0; i < 3; ++i)
        open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(open.document().stage(), before);
    EXPECT_TRUE(open.document().findings().isEmpty());
    open.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    open.key(Qt::Key_Y, Qt::ControlModifier);
    open.key(Qt::Key_Y, Qt::ControlModifier);
    EXPECT_EQ(open.document().stage(), after);
}

TEST(Window, AGroupIsDraggedAsOneStep) {
    OpenWindow open;
    const Stage before = open.document().stage();
    open.key(Qt::Key_A, Qt::ControlModifier);
    EXPECT_EQ(selectionOf(open.window).tiles().size(), 11);
    open.drag(sample::start, neighbour(sample::start, Edge::S));
    EXPECT_EQ(open.document().history().undoText(), QStringLiteral("Move 11 tiles"));
    EXPECT_TRUE(open.document().findings().isEmpty());
    EXPECT_EQ(open.tileAt(sample::start + Hex{0, 1}).side, *TileId::parse(u"202a"));
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(open.document().stage(), before);
}

TEST(Window, ABandSelectsWhatItTouches) {
    OpenWindow open;
    const QPoint from = open.pointOf({-1, 4});
    QTest::mousePress(&open.board(), Qt::LeftButton, {}, from);
    open.moveTo(open.pointOf(sample::corner) + QPoint(10, -10));
    open.release(open.pointOf(sample::corner) + QPoint(10, -10));
    EXPECT_EQ(selectionOf(open.window).tiles().size(), 2); // 202a and 205a
    EXPECT_EQ(open.steps(), 0);
}

TEST(Window, ArrowKeysMoveTheSelectionOverWhatLiesInItsWay) {
    OpenWindow open;
    open.click(sample::start);
    open.key(Qt::Key_Down);
    EXPECT_EQ(open.tileAt(sample::start + Hex{0, 1}).side, *TileId::parse(u"202a"));
    open.key(Qt::Key_Up);
    EXPECT_EQ(open.tileAt(sample::start).side, *TileId::parse(u"202a"));
    open.key(Qt::Key_Up); // 205a and 208a lie there
    EXPECT_EQ(open.tileAt({1, -1}).side, *TileId::parse(u"202a"));
}

TEST(Window, LeftAndRightKeepToTheRowOfTheScreen) {
    OpenWindow open;
    const double y = open.pointOf(open.board().cursor()).y();
    const Hex first = open.board().cursor();
    open.key(Qt::Key_Right);
    open.key(Qt::Key_Right);
    EXPECT_EQ(open.pointOf(open.board().cursor()).y(), y);
    EXPECT_EQ(open.board().cursor().q, first.q + 2);
    open.key(Qt::Key_Left);
    open.key(Qt::Key_Left);
    EXPECT_EQ(open.board().cursor(), first);
}

TEST(Window, EnterLaysThePaletteTileAtTheCursor) {
    OpenWindow open;
    open.carry("204a", QPoint(-10, 10)); // chooses it
    open.dropCarried(QPoint(-10, 10));
    open.board().setFocus();
    open.click(sample::far);
    open.key(Qt::Key_Return);
    EXPECT_EQ(open.tileAt(sample::far).side, *TileId::parse(u"204a"));
}

TEST(Window, DoubleClicksInThePaletteContinueTheRoad) {
    OpenWindow open;
    open.window.tabs().openNew({});
    const auto append = [&](const char* side) {
        open.carry(side, QPoint(-10, 10));
        open.dropCarried(QPoint(-10, 10));
        Q_EMIT open.palette().laid(*TileId::parse(QString::fromLatin1(side)),
                                   PreferredBend::AsPrinted);
    };
    append("202a");
    for (const char* side : {"204a", "205a", "206a", "207a"})
        append(side);
    append("203a");
    EXPECT_EQ(tilesOf(open.document().stage()).placements().size(), 6);
    EXPECT_TRUE(open.document().findings().isEmpty());
}

TEST(Window, FlipInThePaletteTurnsItsTileOver) {
    OpenWindow open;
    open.palette().setFocus();
    open.palette().setCurrentIndex(open.paletteIndex("204"));
    EXPECT_EQ(paletteOf(open.window).chosen(), TileId::parse(u"204a"));
    open.key(Qt::Key_F);
    EXPECT_EQ(paletteOf(open.window).chosen(), TileId::parse(u"204b"));
    EXPECT_EQ(open.steps(), 0);
}

TEST(Window, LettersTypedIntoTheTitleStayThere) {
    OpenWindow open;
    open.click(sample::corner);
    const auto tiles = tilesOf(open.document().stage()).placements();
    QLineEdit& title = open.window.stagePanel().title();
    title.setFocus();
    title.selectAll();
    open.type("Rally rf d");
    open.key(Qt::Key_Backspace);
    EXPECT_EQ(open.document().stage().info.title, QStringLiteral("Rally rf "));
    EXPECT_EQ(tilesOf(open.document().stage()).placements(), tiles);
    EXPECT_EQ(open.steps(), 1);
    open.board().setFocus();
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(title.text(), QStringLiteral("Rally 1, SS 1"));
    EXPECT_FALSE(open.window.isWindowModified());
}

TEST(Window, AClickOnAFindingGoesThere) {
    OpenWindow open;
    open.click(sample::straight);
    open.key(Qt::Key_Delete);
    open.click(sample::far);
    auto& list = open.window.findingsPanel().list();
    ASSERT_GT(list.model()->rowCount(), 1);
    const Finding finding = open.document().findings().at(1);
    ASSERT_FALSE(finding.places.isEmpty());
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                      list.visualRect(list.model()->index(1, 0)).center());
    const QPoint middle = open.board().rect().center();
    EXPECT_LT((open.pointOf(hexAt(finding.places.front())) - middle).manhattanLength(), 200);
    ASSERT_FALSE(selectionOf(open.window).isEmpty());
    EXPECT_TRUE(hexesOf(finding.places).contains(selectionOf(open.window).tiles().front().hex));
    EXPECT_EQ(open.steps(), 1);
}

TEST(Window, UndoDescribesItsStepInTheMenu) {
    OpenWindow open;
    EXPECT_FALSE(open.window.actions().undo->isEnabled());
    open.click(sample::corner);
    open.key(Qt::Key_R);
    EXPECT_TRUE(open.window.actions().undo->isEnabled());
    EXPECT_TRUE(open.window.actions().undo->text().contains(QStringLiteral("Turn 205a")));
}

TEST(Window, WithLettersOfTwiceTheSizeItStillFitsASmallScreen) {
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 2);
    QApplication::setFont(large);
    {
        OpenWindow open;
        const auto& estimate = open.window.estimatePanel();
        EXPECT_TRUE(waitUntil(
            [&] { return estimate.findChild<QComboBox*>() != nullptr; })); // there is a figure
        EXPECT_LE(open.window.minimumSizeHint().width(), 1280);
        EXPECT_LE(open.window.minimumSizeHint().height(), 800);
    }
    QApplication::setFont(usual);
}

} // namespace

} // namespace stagewright
