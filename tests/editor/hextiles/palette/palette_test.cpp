#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/palette/palette_panel.h"
#include "editor/holdings/holdings_dialog.h"
#include "editor/panels/findings_panel.h"
#include "editor/window/table_actions.h"
#include "tests/editor/sample.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QElapsedTimer>
#include <QHelpEvent>
#include <QTimer>
#include <QToolTip>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

struct Palette : testing::Test {
    OpenWindow open;
    PalettePanel& panel = paletteOf(open.window);
    QLineEdit& search = *panel.findChild<QLineEdit*>();

    FilterBar& filterBar = *panel.findChild<FilterBar*>();

    [[nodiscard]] QModelIndexList rows(bool headings) {
        QModelIndexList found;
        const auto& model = *open.palette().model();
        for (int row = 0; row < model.rowCount(); ++row)
            if (const QModelIndex index = model.index(row, 0);
                index.flags().testFlag(Qt::ItemIsEnabled) != headings)
                found.append(index);
        return found;
    }
    [[nodiscard]] static QStringList texts(const QModelIndexList& indexes) {
        QStringList texts;
        for (const QModelIndex& index : indexes)
            texts.append(index.data().toString());
        return texts;
    }
    [[nodiscard]] QStringList shown() { return texts(rows(false)); }
    [[nodiscard]] QStringList headings() { return texts(rows(true)); }
    [[nodiscard]] QModelIndex tile(const char* number) {
        const auto tiles = rows(false);
        const auto found = std::find_if(tiles.begin(), tiles.end(), [&](const auto& each) {
            return each.data().toString() == QLatin1StringView(number);
        });
        return found == tiles.end() ? QModelIndex() : *found;
    }
    /// Those of the box that is shown, before what is found in others.
    [[nodiscard]] QStringList shownOfTheBox() {
        QStringList numbers;
        for (const QString& number : shown())
            if (catalogueOf(open.document())
                    .box(panel.box())
                    ->tiles.contains(*TileId::parse(number)))
                numbers.append(number);
        return numbers;
    }
    [[nodiscard]] HoldingsDialog& holdings() { return open.window.table().dialog(); }
    /// Begins to count boxes, with what the stage needs (dirt-core), or ends it.
    void countBoxes() {
        open.key(Qt::Key_B, Qt::ControlModifier);
        holdings().countBoxes().setFocus();
        QTest::keyClick(&holdings().countBoxes(), Qt::Key_Space);
        holdings().close();
        QApplication::setActiveWindow(&open.window);
        open.board().setFocus();
    }
    void own(const char* box) {
        open.key(Qt::Key_B, Qt::ControlModifier);
        QTest::keyClick(holdings().box(QLatin1StringView(box)), Qt::Key_Up);
        holdings().close();
        QApplication::setActiveWindow(&open.window);
        open.board().setFocus();
    }
    /// A right click, as the window gets it.
    TileMenu* menuOf(const QModelIndex& index) {
        QCoreApplication::processEvents(); // a menu of before goes
        open.palette().scrollTo(index);
        QWidget* view = open.palette().viewport();
        const QPoint at = open.palette().visualRect(index).center() - QPoint(30, 0);
        QTest::mouseClick(open.window.windowHandle(), Qt::RightButton, {},
                          view->mapTo(&open.window, at));
        return qobject_cast<TileMenu*>(QApplication::activePopupWidget());
    }
    /// Ticks an entry in the menu of filters.
    void filterBy(const char* text) {
        auto& button = *panel.findChild<FilterButton*>();
        QTimer::singleShot(0, &button, [&] {
            QWidget* menu = QApplication::activePopupWidget();
            ASSERT_NE(menu, nullptr);
            for (QAction* action : menu->actions())
                if (action->text() == QLatin1StringView(text))
                    QTest::mouseClick(menu, Qt::LeftButton, {},
                                      static_cast<QMenu*>(menu)->actionGeometry(action).center());
            QTest::keyClick(menu, Qt::Key_Escape);
        });
        QTest::mouseClick(&button, Qt::LeftButton);
    }
    [[nodiscard]] QStringList entries() {
        const auto& boxes = *panel.findChild<QComboBox*>();
        QStringList texts;
        for (int i = 0; i < boxes.count(); ++i)
            texts.append(boxes.itemText(i));
        return texts;
    }
    [[nodiscard]] int left(QStringView number) {
        PaletteModel& model = *panel.findChild<PaletteModel*>();
        const auto found =
            model.match(model.index(0), Qt::DisplayRole, number.toString(), 1, Qt::MatchExactly);
        return found.isEmpty() ? -99 : model.tileAt(found.front()).left.value();
    }
};

TEST_F(Palette, ShowsTheTilesOfTheBaseBox) {
    EXPECT_EQ(panel.box(), QStringLiteral("dirt-core"));
    EXPECT_EQ(shown().size(), 32);
    EXPECT_EQ(shown().front(), QStringLiteral("201"));
}

TEST_F(Palette, GroupsTilesByTheShapeOfTheirRoad) {
    EXPECT_EQ(headings(),
              (QStringList{QStringLiteral("Start, finish, service"), QStringLiteral("Straights"),
                           QStringLiteral("Chicanes"), QStringLiteral("Bends"),
                           QStringLiteral("Sharp bends"), QStringLiteral("Hairpins")}));
    // By hand from the pictures: the core box has four straights on its front sides.
    const auto& model = *open.palette().model();
    QStringList straights;
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.index(row, 0).data() == QStringLiteral("Straights"))
            for (int next = row + 1; model.index(next, 0).flags() & Qt::ItemIsEnabled; ++next)
                straights.append(model.index(next, 0).data().toString());
    EXPECT_EQ(straights.size(), 4);
    EXPECT_TRUE(straights.contains(QStringLiteral("204")));
}

TEST_F(Palette, ManyTilesAreInSight) {
    open.window.resize(1600, 1000);
    QCoreApplication::processEvents();
    int seen = 0;
    for (const QModelIndex& each : rows(false))
        seen += open.palette().viewport()->rect().contains(open.palette().visualRect(each)) ? 1 : 0;
    EXPECT_GE(seen, 11); // of 32; there were 6 before they stood in lines
}

TEST_F(Palette, ArrowKeysPassOverHeadings) {
    auto& list = open.palette();
    list.setFocus();
    list.setCurrentIndex(tile("203"));
    open.key(Qt::Key_Down); // over "Straights"
    EXPECT_EQ(list.currentIndex(), tile("204"));
    open.key(Qt::Key_Up);
    EXPECT_EQ(list.currentIndex(), tile("203"));
    open.key(Qt::Key_Home);
    EXPECT_EQ(list.currentIndex(), tile("201"));
    open.key(Qt::Key_Up);
    EXPECT_EQ(list.currentIndex(), tile("201"));
}

TEST_F(Palette, AClickOnAHeadingChoosesNothing) {
    const auto before = panel.chosen();
    const QModelIndex heading = rows(true).at(1);
    const QPoint at = open.palette().visualRect(heading).center();
    QTest::mouseClick(open.palette().viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(open.palette().viewport(), Qt::LeftButton, {}, at);
    EXPECT_EQ(panel.chosen(), before);
    EXPECT_EQ(open.steps(), 0);
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
    EXPECT_EQ(shownOfTheBox().size(), 11);         // 210 to 219, and 221
    EXPECT_EQ(shown().first(11), shownOfTheBox()); // what is in other boxes comes after
    EXPECT_TRUE(shown().contains(QStringLiteral("121")));
    EXPECT_EQ(headings(), QStringList{QStringLiteral("In other boxes")});
    search.clear();
    open.type("217B");
    EXPECT_EQ(shown(), QStringList{QStringLiteral("217")});
    search.clear();
    EXPECT_EQ(shown().size(), 32);
    EXPECT_EQ(open.steps(), 0);
}

TEST_F(Palette, WhatIsAsNearComesByItsNumberNotByItsShape) {
    search.setFocus();
    open.type("0");
    EXPECT_EQ(shownOfTheBox().first(3),
              (QStringList{QStringLiteral("210"), QStringLiteral("220"), QStringLiteral("230")}));
}

TEST_F(Palette, OfOtherBoxesThoseOfTheStagesGameComeFirst) {
    search.setFocus();
    open.type("hairpin");
    const auto here = shownOfTheBox().size();
    EXPECT_EQ(shown().at(here).front(), u'3'); // DIRT Monte Carlo
    search.clear();
    Stage stage;
    stage.info.game = QStringLiteral("gt");
    open.document().open(stage, {});
    search.setFocus();
    open.type("hairpin");
    EXPECT_EQ(panel.box(), QStringLiteral("gt-core"));
    EXPECT_EQ(shown().at(shownOfTheBox().size()).front(), u'1'); // GT Championship
}

TEST_F(Palette, TheFilterIsSaidInWords) {
    filterBy("Low");
    filterBy("High");
    filterBy("Jump");
    EXPECT_EQ(filterBar.text().section(u'\n', 0, 0), QStringLiteral("Danger: Low, High; Jump"));
}

TEST_F(Palette, ASearchCoversAllThatIsOwned) {
    search.setFocus();
    open.type("401"); // not counted: all can be had
    EXPECT_EQ(shown(), QStringList{QStringLiteral("401")});
    search.clear();
    countBoxes();
    search.setFocus();
    open.type("401");
    EXPECT_TRUE(shown().isEmpty());
    EXPECT_TRUE(panel.findChild<QStackedLayout*>()->currentWidget()->isVisible());
    EXPECT_EQ(qobject_cast<QLabel*>(panel.findChild<QStackedLayout*>()->currentWidget())->text(),
              QStringLiteral("Not in your boxes, but in: DIRT RX"));
    search.clear();
    own("dirt-rx");
    ASSERT_EQ(panel.box(), QStringLiteral("dirt-core"));
    search.setFocus();
    open.type("401");
    EXPECT_EQ(shown(), QStringList{QStringLiteral("401")});
    EXPECT_EQ(left(u"401"), 1);
    open.click(sample::corner);
    open.key(Qt::Key_Delete);
    search.setFocus();
    open.key(Qt::Key_Return);
    EXPECT_EQ(open.tileAt(sample::corner).side.tile(), QStringLiteral("401"));
    EXPECT_EQ(shown().size(), 32);
}

TEST_F(Palette, MyBoxesAndAllBoxesAreInTheList) {
    auto& boxes = *panel.findChild<QComboBox*>();
    EXPECT_FALSE(entries().contains(QStringLiteral("My boxes")));
    countBoxes();
    own("dirt-rx");
    ASSERT_TRUE(entries().contains(QStringLiteral("My boxes")));
    boxes.setCurrentText(QStringLiteral("My boxes"));
    EXPECT_EQ(shown().size(), 32 + 15);
    open.document().open(sampleStage(), {}); // of whatever stage
    EXPECT_EQ(boxes.currentText(), QStringLiteral("My boxes"));
    boxes.setCurrentText(QStringLiteral("All boxes"));
    EXPECT_TRUE(shown().contains(QStringLiteral("101")));
    EXPECT_EQ(left(u"101"), 0); // not owned
    countBoxes();               // no more
    EXPECT_FALSE(entries().contains(QStringLiteral("My boxes")));
    EXPECT_EQ(boxes.currentText(), QStringLiteral("All boxes"));
    EXPECT_EQ(left(u"101"), 1); // its box comes to the table with it
}

TEST_F(Palette, WhatAFilterHidesIsSaidAndShownByAButton) {
    EXPECT_FALSE(filterBar.isVisible());
    filterBy("Jump");
    ASSERT_TRUE(filterBar.isVisible());
    // By the records: 204b, 207b, 213b and their like.
    const auto seen = shown().size();
    EXPECT_GT(seen, 0);
    EXPECT_LT(seen, 32);
    EXPECT_EQ(filterBar.text(),
              QStringLiteral("Jump\n%1 tiles are hidden by the filter.").arg(32 - seen));
    EXPECT_TRUE(panel.findChild<FilterButton*>()->isChecked());
    QTest::keyClicks(&search, QStringLiteral("204")); // of what is searched for
    EXPECT_TRUE(filterBar.text().contains(QStringLiteral("hides nothing")))
        << filterBar.text().toStdString();
    search.clear();
    QTest::mouseClick(&filterBar.button(), Qt::LeftButton);
    EXPECT_FALSE(filterBar.isVisible());
    EXPECT_FALSE(panel.findChild<FilterButton*>()->isChecked());
    EXPECT_EQ(shown().size(), 32);
}

TEST_F(Palette, AFilterThatHidesAllLeavesTheWayBack) {
    filterBy("Snow"); // there is none in the core box
    EXPECT_TRUE(shown().isEmpty());
    EXPECT_TRUE(filterBar.text().contains(QStringLiteral("32")));
    QTest::mouseClick(&filterBar.button(), Qt::LeftButton);
    EXPECT_EQ(shown().size(), 32);
}

TEST_F(Palette, NamesOfOtherEditorsAreFound) {
    search.setFocus();
    open.type("217b-2");
    EXPECT_EQ(shown(), QStringList{QStringLiteral("217")});
    EXPECT_EQ(panel.chosen(), TileId::parse(u"217b"));
}

TEST_F(Palette, ARightClickOpensTheMenuOfATile) {
    open.click(sample::corner);
    open.key(Qt::Key_Delete);
    TileMenu* menu = menuOf(tile("204"));
    ASSERT_NE(menu, nullptr);
    EXPECT_FALSE(menu->action(TileCommand::Replace)->isEnabled()); // nothing is selected
    EXPECT_FALSE(menu->action(TileCommand::ShowLaid)->isEnabled());
    EXPECT_EQ(menu->action(TileCommand::LayLeft), nullptr); // a straight one does not bend
    EXPECT_TRUE(menu->action(TileCommand::TurnOver)->text().endsWith(QStringLiteral("\tF")));
    QTest::mouseClick(menu, Qt::LeftButton, {},
                      menu->actionGeometry(menu->action(TileCommand::Lay)).center());
    EXPECT_EQ(open.tileAt(sample::corner).side, TileId::parse(u"204a"));
}

TEST_F(Palette, TheMenuKeyOpensTheMenuOfTheChosenTile) {
    open.palette().setFocus();
    open.palette().setCurrentIndex(tile("205"));
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
    QCoreApplication::sendEvent(&open.palette(), &event);
    auto* menu = qobject_cast<TileMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(menu, nullptr);
    ASSERT_TRUE(menu->action(TileCommand::ShowLaid)->isEnabled());
    QTest::keyClick(menu, Qt::Key_W); // "Show where it lies"
    ASSERT_EQ(open.selected().size(), 1);
    EXPECT_EQ(open.selected().front().hex, sample::corner);
    menu = menuOf(tile("204"));
    ASSERT_NE(menu, nullptr);
    QTest::keyClick(menu, Qt::Key_S); // in place of what is selected
    EXPECT_EQ(open.tileAt(sample::corner).side, TileId::parse(u"204a"));
    menu = menuOf(tile("207"));
    ASSERT_NE(menu, nullptr);
    QTest::keyClick(menu, Qt::Key_O);
    EXPECT_EQ(panel.chosen(), TileId::parse(u"207b"));
}

TEST_F(Palette, FavouritesAndWhatWasLaidLastAreAnEntryOfTheList) {
    auto& boxes = *panel.findChild<QComboBox*>();
    boxes.setCurrentText(QStringLiteral("Favourites and laid last"));
    EXPECT_TRUE(shown().isEmpty());
    panel.showBox(u"dirt-core");
    for (const char* number : {"210", "207"}) {
        TileMenu* menu = menuOf(tile(number));
        ASSERT_NE(menu, nullptr);
        QTest::keyClick(menu, Qt::Key_F);
    }
    open.click(sample::corner);
    open.key(Qt::Key_Delete);
    open.doubleClick(*TileId::parse(u"204a"));
    boxes.setCurrentText(QStringLiteral("Favourites and laid last"));
    EXPECT_EQ(headings(), (QStringList{QStringLiteral("Favourites"), QStringLiteral("Laid last")}));
    EXPECT_EQ(shown(),
              (QStringList{QStringLiteral("210"), QStringLiteral("207"), QStringLiteral("204")}));
    TileMenu* menu = menuOf(tile("210"));
    ASSERT_NE(menu, nullptr);
    EXPECT_TRUE(menu->action(TileCommand::Favourite)->isChecked());
    QTest::keyClick(menu, Qt::Key_F); // no more
    EXPECT_EQ(shown(), (QStringList{QStringLiteral("207"), QStringLiteral("204")}));
    menu = menuOf(tile("207"));
    ASSERT_NE(menu, nullptr);
    QTest::keyClick(menu, Qt::Key_B); // the box that it is in
    EXPECT_EQ(panel.box(), QStringLiteral("dirt-core"));
    EXPECT_EQ(open.palette().currentIndex(), tile("207"));
    const KeptTiles again(open.settings);
    EXPECT_EQ(again.favourites(), QList{*TileId::parse(u"207")});
    EXPECT_EQ(again.recent(), QList{*TileId::parse(u"204")});
}

TEST_F(Palette, ATipSaysWhatATileIsAndWhereItLies) {
    auto& list = open.palette();
    const QModelIndex corner = tile("205");
    list.scrollTo(corner);
    const QPoint at = list.visualRect(corner).center() - QPoint(list.viewport()->width() / 4, 0);
    QHelpEvent event(QEvent::ToolTip, at, list.viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(list.viewport(), &event);
    const QStringList lines = QToolTip::text().split(u'\n');
    EXPECT_EQ(lines.front(), QStringLiteral("Tile 205a"));
    EXPECT_TRUE(lines.contains(QStringLiteral("In the box: Rallyman: DIRT")));
    EXPECT_TRUE(lines.contains(QStringLiteral("In this stage: 205a (1, 1)")));
    EXPECT_EQ(lines.back(), QStringLiteral("0 left"));
    QToolTip::hideText();
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
    open.palette().setCurrentIndex(tile("204"));
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
    const QRect item = list.visualRect(tile("204"));
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
        EXPECT_TRUE(
            waitUntil([&] { return typed.elapsed() > QApplication::keyboardInputInterval(); }));
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
    const QRect item = list.visualRect(tile("204"));
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
