#include "editor/hextiles/palette/palette_panel.h"
#include "editor/panels/findings_panel.h"
#include "tests/editor/sample.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/window/open_window.h"

#include <QComboBox>
#include <QElapsedTimer>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

struct Palette : testing::Test {
    OpenWindow open;
    PalettePanel& panel = paletteOf(open.window);
    QLineEdit& search = *panel.findChild<QLineEdit*>();

    [[nodiscard]] QStringList shown() {
        QStringList numbers;
        const auto& model = *open.palette().model();
        for (int row = 0; row < model.rowCount(); ++row)
            numbers.append(model.index(row, 0).data().toString());
        return numbers;
    }
    [[nodiscard]] int left(QStringView number) {
        PaletteModel& model = *panel.findChild<PaletteModel*>();
        const auto found =
            model.match(model.index(0), Qt::DisplayRole, number.toString(), 1, Qt::MatchExactly);
        return model.tileAt(found.front()).left.value();
    }
};

TEST_F(Palette, ShowsTheTilesOfTheBaseBox) {
    EXPECT_EQ(panel.box(), QStringLiteral("dirt-core"));
    EXPECT_EQ(shown().size(), 32);
    EXPECT_EQ(shown().front(), QStringLiteral("201"));
}

TEST_F(Palette, CountsFollowEditsAndUndo) {
    EXPECT_EQ(left(u"205"), 0);
    EXPECT_EQ(left(u"204"), 1);
    open.click(sample::corner);
    open.key(Qt::Key_F); // the other side is the same tile
    EXPECT_EQ(left(u"205"), 0);
    open.key(Qt::Key_Delete);
    EXPECT_EQ(left(u"205"), 1);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(left(u"205"), 0);
}

TEST_F(Palette, MoreThanTheBoxHoldsIsAFindingNotARefusal) {
    open.carry("205b", Hex{-2, 2});
    open.dropCarried(Hex{-2, 2});
    EXPECT_EQ(left(u"205"), -1);
    EXPECT_EQ(PaletteModel::leftText(-1), QStringLiteral("1 too many"));
    EXPECT_EQ(open.document().findings().front().severity, Severity::Error);
}

TEST_F(Palette, SearchFindsByNumberAndBySide) {
    search.setFocus();
    open.type("21");
    EXPECT_EQ(shown().size(), 11); // 210 to 219, and 221
    search.clear();
    open.type("217B");
    EXPECT_EQ(shown(), QStringList{QStringLiteral("217")});
    search.clear();
    EXPECT_EQ(shown().size(), 32);
    EXPECT_EQ(open.steps(), 0);
}

TEST_F(Palette, SearchThenEnterLaysTheTile) {
    open.click(sample::corner);
    open.key(Qt::Key_Delete);
    open.key(Qt::Key_F, Qt::ControlModifier);
    open.type("204");
    open.key(Qt::Key_Return);
    EXPECT_EQ(open.tileAt(sample::corner).side, TileId::parse(u"204a"));
    EXPECT_TRUE(open.document().findings().isEmpty());
}

TEST_F(Palette, SidesLookedForGoBackWhenTheSearchIsOver) {
    open.click(sample::corner);
    open.key(Qt::Key_Delete);
    search.setFocus();
    open.type("high danger"); // on the way to which "h" and "hi" are looked for too
    const QModelIndex found = open.palette().currentIndex();
    ASSERT_TRUE(found.isValid());
    EXPECT_EQ(panel.chosen()->side(), 'b'); // the first side in danger is at the back of its tile
    search.clear();
    open.type("203");
    EXPECT_EQ(panel.chosen(), TileId::parse(u"203a"));
    search.clear();
    open.type("204");
    open.key(Qt::Key_Return);
    EXPECT_EQ(open.tileAt(sample::corner).side, TileId::parse(u"204a"));
}

TEST_F(Palette, ASideTurnedByHandWhileItIsLookedForStays) {
    search.setFocus();
    open.type("204b");
    EXPECT_EQ(panel.chosen(), TileId::parse(u"204b"));
    open.palette().setFocus();
    open.key(Qt::Key_F);
    EXPECT_EQ(panel.chosen(), TileId::parse(u"204a"));
    search.clear();
    open.palette().setFocus();
    const auto rows = shown();
    open.palette().setCurrentIndex(
        open.palette().model()->index(static_cast<int>(rows.indexOf(QStringLiteral("204"))), 0));
    EXPECT_EQ(panel.chosen(), TileId::parse(u"204a"));
}

TEST_F(Palette, AnotherBoxShowsItsTilesAndCountsItsStock) {
    panel.findChild<QComboBox*>()->setCurrentText(QStringLiteral("DIRT RX"));
    EXPECT_EQ(shown().front(), QStringLiteral("401"));
    EXPECT_EQ(left(u"401"), 1);
    EXPECT_TRUE(
        open.document().findings().isEmpty()); // an expansion does not take the base box away
}

TEST_F(Palette, AStageOfTheOtherGameBringsItsBox) {
    Stage stage;
    stage.info.game = QStringLiteral("gt");
    open.document().open(stage, {});
    EXPECT_EQ(panel.box(), QStringLiteral("gt-core"));
    EXPECT_EQ(left(u"103"), 3);
}

TEST_F(Palette, APressOnThePictureOfASideTakesThatSide) {
    open.carry("204b", Hex{-2, 2});
    ASSERT_NE(open.board().ghost(), nullptr);
    EXPECT_EQ(open.board().ghost()->tiles.front().side, TileId::parse(u"204b"));
    open.key(Qt::Key_F);
    EXPECT_EQ(open.board().ghost()->tiles.front().side, TileId::parse(u"204a"));
}

TEST_F(Palette, ADoubleClickLays) {
    open.click(sample::corner);
    open.key(Qt::Key_Delete);
    auto& list = open.palette();
    const QRect item = list.visualRect(list.model()->index(3, 0));
    QTest::mouseDClick(list.viewport(), Qt::LeftButton, {},
                       item.center() - QPoint(item.width() / 4, 0));
    EXPECT_EQ(open.tileAt(sample::corner).side, TileId::parse(u"204a"));
    EXPECT_EQ(open.steps(), 2);
}

TEST_F(Palette, NumbersTypedOnTheListGoToTheSearchHoweverSlowly) {
    open.click(sample::corner);
    open.key(Qt::Key_Delete);
    auto& list = open.palette();
    list.setFocus();
    const int usual = QApplication::keyboardInputInterval();
    QApplication::setKeyboardInputInterval(1);
    QElapsedTimer typed;
    for (const char digit : {'2', '0', '4'}) {
        QTest::keyClick(QApplication::focusWidget(), digit);
        typed.start();
        EXPECT_TRUE(QTest::qWaitFor(
            [&] { return typed.elapsed() > QApplication::keyboardInputInterval(); }));
    }
    QApplication::setKeyboardInputInterval(usual);
    EXPECT_EQ(search.text(), QStringLiteral("204"));
    open.key(Qt::Key_Return);
    EXPECT_EQ(open.tileAt(sample::corner).side, TileId::parse(u"204a"));
}

TEST_F(Palette, EnterLaysTheSideThatWasClickedOrChosenByArrows) {
    auto& list = open.palette();
    const auto laidAt = [&](Hex hex) { return open.tileAt(hex).side.toString().toStdString(); };
    const auto emptyTheCorner = [&] {
        open.click(sample::corner);
        open.key(Qt::Key_Delete);
    };
    const QRect item = list.visualRect(list.model()->index(3, 0));
    const QPoint aside(item.width() / 4, 0);
    emptyTheCorner();
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, item.center() + aside);
    list.setFocus();
    open.key(Qt::Key_Return);
    EXPECT_EQ(laidAt(sample::corner), "204b");

    emptyTheCorner();
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, item.center() - aside);
    list.setFocus();
    open.key(Qt::Key_Right);
    open.key(Qt::Key_Right);
    open.key(Qt::Key_Return);
    EXPECT_EQ(laidAt(sample::corner), "204b");

    emptyTheCorner();
    list.setFocus();
    open.key(Qt::Key_Left);
    open.key(Qt::Key_Return);
    EXPECT_EQ(laidAt(sample::corner), "204a");

    emptyTheCorner();
    list.setFocus();
    open.key(Qt::Key_Right);
    open.key(Qt::Key_Down); // another tile begins with the side on top
    open.key(Qt::Key_Up);
    open.key(Qt::Key_Return);
    EXPECT_EQ(laidAt(sample::corner), "204a");
}

} // namespace

} // namespace stagewright
