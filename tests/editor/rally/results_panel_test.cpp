#include "editor/document/rally_undo_step.h"
#include "editor/files/document_file.h"
#include "editor/rally/results_panel.h"
#include "editor/rally/stage_strip.h"
#include "editor/window/table_actions.h"
#include "tests/editor/rally/results_sheet.h"
#include "tests/editor/settle.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// What stands on the clipboard, and comes from it.
QString clipped() {
    return QGuiApplication::clipboard()->text();
}
void clip(const char* text) {
    QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
}

TEST_F(ResultsSheet, WhereThereIsNoRoomForBothStandingsLieBehindATab) {
    auto* tabs = panel().findChild<QTabBar*>();
    ASSERT_TRUE(tabs);
    const auto isWhollySeen = [this] { // by the bars of the panel's frame
        const auto& bars = *static_cast<QScrollArea*>(panel().parentWidget()->parentWidget());
        return bars.horizontalScrollBar()->maximum() == 0;
    };
    open.window.resize(1600, 900);
    settle();
    EXPECT_FALSE(tabs->isVisible());
    EXPECT_TRUE(table().isVisible());
    EXPECT_TRUE(panel().standings().isVisible());
    open.window.resize(1024, 700);
    settle();
    ASSERT_TRUE(tabs->isVisible());
    EXPECT_TRUE(isWhollySeen());
    EXPECT_TRUE(table().isVisible());
    EXPECT_FALSE(panel().standings().isVisible());
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    settle();
    EXPECT_FALSE(table().isVisible());
    EXPECT_TRUE(panel().standings().isVisible());
    EXPECT_TRUE(isWhollySeen());
    open.window.resize(1600, 900);
    settle();
    EXPECT_FALSE(tabs->isVisible());
    EXPECT_TRUE(table().isVisible());
    EXPECT_TRUE(panel().standings().isVisible());
}

TEST_F(ResultsSheet, AColumnOfASpreadsheetIsPastedInOneStep) {
    addDrivers({"Anna", "Piotr", "Ola", "Max", "Eva"});
    const int steps = open.steps();
    clickOn(0, ResultColumn::Time);
    clip("1:37\n98\r\n1.39\n0:01:40\nP2\n");
    open.key(Qt::Key_V, Qt::ControlModifier);
    for (int row = 0; row < 4; ++row)
        EXPECT_EQ(resultOf(row)->outcome, StageOutcome(Timed{97 + row})) << row;
    EXPECT_EQ(resultOf(4)->outcome, StageOutcome(Raced{2}));
    EXPECT_EQ(open.steps(), steps + 1);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(rally().results().empty());
}

TEST_F(ResultsSheet, ABlockGoesIntoTheColumnsThatAreSeenAndBack) {
    addDrivers({"Anna", "Piotr"});
    clickOn(0, ResultColumn::Time);
    clip("1:37\t1\t\t2\tused\tx\n99\t\t3\t\t\t\n");
    open.key(Qt::Key_V, Qt::ControlModifier);
    ASSERT_TRUE(resultOf(0));
    EXPECT_EQ(resultOf(0)->outcome, StageOutcome(Retired{Timed{97}}));
    EXPECT_EQ(resultOf(0)->damage, (Damage{1, 0, 2}));
    EXPECT_EQ(resultOf(0)->wheel, SpareWheel::UsedOnStage);
    EXPECT_EQ(resultOf(1)->outcome, StageOutcome(Timed{99}));
    EXPECT_EQ(resultOf(1)->damage, (Damage{0, 3, 0}));
    const Rally before = rally();
    open.key(Qt::Key_A, Qt::ControlModifier);
    open.key(Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(clipped(), QStringLiteral("Anna\t1\tretired\t1\t\t2\tused\tx\n"
                                        "Piotr\t2\t1:39\t\t3\t\t\t\n"));
    const int steps = open.steps();
    clickOn(0, ResultColumn::Driver);
    open.key(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(rally(), before);
    EXPECT_EQ(open.steps(), steps);
}

TEST_F(ResultsSheet, NamesThatArePastedBelowTheLastAreDriversWhoAreAdded) {
    addDrivers({"Anna"});
    clickOn(0, ResultColumn::Driver);
    clip("Anna\t\t97\nZoë\t\t98\n\n");
    open.key(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(names(), (QStringList{QStringLiteral("Anna"), QStringLiteral("Zoë")}));
    EXPECT_EQ(resultOf(1)->outcome, StageOutcome(Timed{98}));
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(names(), QStringList{QStringLiteral("Anna")});
}

TEST_F(ResultsSheet, WhatCannotBeReadIsNamedAndNothingIsChanged) {
    addDrivers({"Anna", "Piotr"});
    const Rally before = rally();
    const int steps = open.steps();
    clickOn(0, ResultColumn::Time);
    clip("1:37\nsoon\n");
    open.key(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(rally(), before);
    EXPECT_EQ(open.steps(), steps);
    EXPECT_TRUE(panel().notes().contains(QStringLiteral("Piotr: \"soon\" is not a time")))
        << panel().notes().toStdString();
    clip("1:37\n1:38\n1:39\n");
    open.key(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(rally(), before);
    EXPECT_TRUE(panel().notes().contains(QStringLiteral("1 line(s) more than drivers")) ||
                panel().notes().contains(QStringLiteral("1 line more than drivers")))
        << panel().notes().toStdString();
    clip("1:37\t1\t1\t1\tkept\t\tbeyond\n");
    open.key(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(rally(), before);
    EXPECT_TRUE(panel().notes().contains(QStringLiteral("no column for \"beyond\"")))
        << panel().notes().toStdString();
    clip("1:37\n1:38\n");
    open.key(Qt::Key_V, Qt::ControlModifier);
    EXPECT_FALSE(panel().notes().contains(QStringLiteral("beyond")));
    EXPECT_EQ(resultOf(1)->outcome, StageOutcome(Timed{98}));
}

TEST_F(ResultsSheet, ABlockIsCutAndOneValueFillsIt) {
    addDrivers({"Anna", "Piotr", "Ola"});
    const Stage board = open.stage();
    clickOn(0, ResultColumn::Time);
    open.key(Qt::Key_Down, Qt::ShiftModifier);
    clip("1:37");
    open.key(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(resultOf(0)->outcome, StageOutcome(Timed{97}));
    EXPECT_EQ(resultOf(1)->outcome, StageOutcome(Timed{97}));
    EXPECT_FALSE(resultOf(2));
    open.key(Qt::Key_X, Qt::ControlModifier);
    EXPECT_EQ(clipped(), QStringLiteral("1:37\n1:37\n"));
    EXPECT_TRUE(rally().results().empty());
    EXPECT_EQ(open.stage(), board); // its keys are for the table here
}

/// The menu that is open, once it is.
QMenu* menuOf(ResultsPanel& panel) {
    QCoreApplication::processEvents();
    auto* menu = panel.findChild<QMenu*>(QStringLiteral("results-menu"));
    return menu && menu->isVisible() ? menu : nullptr;
}

void chooseIn(QMenu& menu, const char* name) {
    auto* action = menu.findChild<QAction*>(QString::fromLatin1(name));
    ASSERT_TRUE(action) << name;
    QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(action).center());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

TEST_F(ResultsSheet, ItsMenuComesByTheRightButtonAndByItsKey) {
    addDrivers({"Anna", "Piotr"});
    clip("1:37\n1:38\n");
    const QPoint at = table().visualRect(cell(0, ResultColumn::Time)).center();
    QTest::mouseClick(table().viewport(), Qt::RightButton, {}, at);
    QContextMenuEvent byButton(QContextMenuEvent::Mouse, at, table().viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(table().viewport(), &byButton);
    QMenu* menu = menuOf(panel());
    ASSERT_TRUE(menu);
    EXPECT_EQ(menu->findChild<QAction*>(QStringLiteral("copy-results"))->shortcut(),
              QKeySequence(QKeySequence::Copy));
    chooseIn(*menu, "paste-results");
    EXPECT_EQ(resultOf(1)->outcome, StageOutcome(Timed{98}));
    table().setFocus();
    table().setCurrentIndex(cell(1, ResultColumn::Time));
    const QSignalSpy asked(&table(), &ResultsTable::menuWanted);
    QContextMenuEvent byKey(QContextMenuEvent::Keyboard, {}, {});
    QCoreApplication::sendEvent(&table(), &byKey);
    menu = menuOf(panel());
    ASSERT_TRUE(menu);
    ASSERT_EQ(asked.count(), 1); // the screen may move it
    EXPECT_TRUE(table()
                    .visualRect(cell(1, ResultColumn::Time))
                    .contains(table().viewport()->mapFromGlobal(asked[0][0].toPoint())));
    chooseIn(*menu, "retire");
    EXPECT_EQ(resultOf(1)->outcome, StageOutcome(Retired{Timed{98}}));
    QCoreApplication::sendEvent(&table(), &byKey);
    menu = menuOf(panel());
    ASSERT_TRUE(menu);
    EXPECT_TRUE(menu->findChild<QAction*>(QStringLiteral("retire"))->isChecked());
    chooseIn(*menu, "retire");
    EXPECT_EQ(resultOf(1)->outcome, StageOutcome(Timed{98}));
    QCoreApplication::sendEvent(&table(), &byKey);
    menu = menuOf(panel());
    ASSERT_TRUE(menu);
    chooseIn(*menu, "clear-results");
    EXPECT_FALSE(resultOf(1));
}

TEST_F(ResultsSheet, DriversAreAddedNamedAndGivenColoursOfTheirOwn) {
    addDrivers({"Anna", "Piotr"});
    EXPECT_EQ(names(), (QStringList{QStringLiteral("Anna"), QStringLiteral("Piotr")}));
    EXPECT_FALSE(rally().drivers().at(0).colour.isEmpty());
    EXPECT_NE(rally().drivers().at(0).colour, rally().drivers().at(1).colour);
    EXPECT_FALSE(isStageAlone(open.document().pack()));
    for (int i = 0; i < 4; ++i) // each added and named
        open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(names().isEmpty());
    EXPECT_TRUE(panel().notes().contains(QStringLiteral("drivers first")));
}

TEST_F(ResultsSheet, TimesAreTypedOneBelowTheOtherInAnyForm) {
    addDrivers({"Anna", "Piotr", "Ola"});
    clickOn(0, ResultColumn::Time);
    enter("1:37");
    enter("98");
    enter("1.39");
    EXPECT_EQ(textAt(0, ResultColumn::Time), QStringLiteral("1:37"));
    EXPECT_EQ(textAt(1, ResultColumn::Time), QStringLiteral("1:38"));
    EXPECT_EQ(textAt(2, ResultColumn::Time), QStringLiteral("1:39"));
    EXPECT_EQ(resultOf(1)->outcome, StageOutcome(Timed{98}));
    EXPECT_EQ(standings(),
              (QStringList{QStringLiteral("1 Anna 1:37"), QStringLiteral("2 Piotr 1:38 +0:01"),
                           QStringLiteral("3 Ola 1:39 +0:02")}));
}

TEST_F(ResultsSheet, UndoTurnsToTheStageWhoseResultItTakesBack) {
    addDrivers({"Anna"});
    clickOn(0, ResultColumn::Time);
    enter("1:37");
    const StageKey first = open.document().current();
    open.document().make(duplicateStageOf(rally(), first));
    const StageKey second = open.document().current();
    ASSERT_NE(first, second);
    clickOn(0, ResultColumn::Time);
    enter("2:00");
    open.document().turnTo(first);
    open.board().setFocus();
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(open.document().current(), second);
    EXPECT_EQ(textAt(0, ResultColumn::Time), QString());
    open.document().turnTo(first);
    open.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(open.document().current(), second);
    EXPECT_EQ(textAt(0, ResultColumn::Time), QStringLiteral("2:00"));
}

TEST_F(ResultsSheet, LettersAndDigitsAreNotKeysOfTheBoardHere) {
    addDrivers({"Anna"});
    const Stage before = open.stage();
    clickOn(0, ResultColumn::Time);
    enter("p2");
    EXPECT_EQ(resultOf(0)->outcome, StageOutcome(Raced{2}));
    open.key(Qt::Key_Delete);
    EXPECT_FALSE(resultOf(0));
    EXPECT_EQ(open.stage(), before);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(resultOf(0)->outcome, StageOutcome(Raced{2}));
}

TEST_F(ResultsSheet, WhatIsNoTimeIsRefusedAndTheEntryStaysWhereItIs) {
    addDrivers({"Anna", "Piotr"});
    clickOn(0, ResultColumn::Time);
    enter("1:75");
    EXPECT_FALSE(resultOf(0));
    EXPECT_TRUE(panel().notes().contains(QStringLiteral("75"))) << panel().notes().toStdString();
    EXPECT_EQ(table().currentIndex(), cell(0, ResultColumn::Time));
    enter("75");
    EXPECT_EQ(textAt(0, ResultColumn::Time), QStringLiteral("1:15"));
    EXPECT_EQ(panel().notes(), QString());
    EXPECT_EQ(table().currentIndex(), cell(1, ResultColumn::Time));
}

TEST_F(ResultsSheet, AnUnlikelyTimeIsTakenAndAskedAbout) {
    addDrivers({"Anna", "Piotr", "Ola"});
    clickOn(0, ResultColumn::Time);
    enter("97");
    enter("99");
    enter("9:70"); // refused
    enter("970");
    EXPECT_EQ(resultOf(2)->outcome, StageOutcome(Timed{970}));
    EXPECT_TRUE(panel().notes().startsWith(QStringLiteral("Ola: ")));
    EXPECT_TRUE(cell(2, ResultColumn::Time).data(Qt::DecorationRole).isValid());
    EXPECT_FALSE(cell(0, ResultColumn::Time).data(Qt::DecorationRole).isValid());
    constexpr int time = static_cast<int>(ResultColumn::Time);
    const QAbstractItemView& view = table();
    EXPECT_GE(table().columnWidth(time), view.sizeHintForColumn(time)); // both are seen
    clickOn(2, ResultColumn::Time);
    enter("97");
    EXPECT_EQ(panel().notes(), QString());
}

TEST_F(ResultsSheet, DamageAndTheRestAreEnteredOnceThereIsATime) {
    addDrivers({"Anna"});
    EXPECT_FALSE(cell(0, ResultColumn::Gearbox).flags().testFlag(Qt::ItemIsEnabled));
    clickOn(0, ResultColumn::Time);
    enter("97");
    clickOn(0, ResultColumn::Gearbox);
    enter("2");
    clickOn(0, ResultColumn::Brake);
    enter("1");
    ASSERT_TRUE(resultOf(0));
    EXPECT_EQ(resultOf(0)->damage, (Damage{2, 0, 1}));
    EXPECT_EQ(resultOf(0)->outcome, StageOutcome(Timed{97}));
    open.key(Qt::Key_Delete);
    EXPECT_EQ(resultOf(0)->damage, (Damage{2, 0, 0}));
}

TEST_F(ResultsSheet, TheSpareWheelIsChosenFromAList) {
    addDrivers({"Anna"});
    clickOn(0, ResultColumn::Time);
    enter("97");
    clickOn(0, ResultColumn::Wheel);
    open.key(Qt::Key_F2);
    auto* box = table().viewport()->findChild<QComboBox*>();
    ASSERT_TRUE(box);
    EXPECT_GE(box->width(), box->sizeHint().width()); // wider than its column
    QTest::keyClick(box, Qt::Key_Down);
    QTest::keyClick(box, Qt::Key_Return);
    QCoreApplication::processEvents();
    EXPECT_EQ(resultOf(0)->wheel, SpareWheel::UsedOnStage);
}

TEST_F(ResultsSheet, ARetiredCarIsMarkedAndGetsTheSlowestTimeAndAMinute) {
    addDrivers({"Anna", "Piotr"});
    clickOn(0, ResultColumn::Time);
    enter("100");
    table().setCurrentIndex(cell(1, ResultColumn::Retired));
    open.key(Qt::Key_Space);
    EXPECT_EQ(resultOf(1)->outcome, StageOutcome(Retired{}));
    EXPECT_EQ(standings().at(1), QStringLiteral("2 Piotr 2:40 +1:00 SS 1"));
    open.key(Qt::Key_Space);
    EXPECT_FALSE(resultOf(1));
}

TEST_F(ResultsSheet, ATimeComesBackWhenTheCarDidNotRetireAfterAll) {
    addDrivers({"Anna"});
    clickOn(0, ResultColumn::Time);
    enter("100");
    clickOn(0, ResultColumn::Gearbox);
    enter("1");
    table().setCurrentIndex(cell(0, ResultColumn::Retired));
    open.key(Qt::Key_Space);
    EXPECT_EQ(resultOf(0)->outcome, StageOutcome(Retired{Timed{100}}));
    open.key(Qt::Key_Space);
    ASSERT_TRUE(resultOf(0));
    EXPECT_EQ(resultOf(0)->outcome, StageOutcome(Timed{100}));
    EXPECT_EQ(resultOf(0)->damage, (Damage{1, 0, 0}));
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(resultOf(0)->outcome, StageOutcome(Retired{Timed{100}}));
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(resultOf(0)->outcome, StageOutcome(Timed{100}));
    clickOn(0, ResultColumn::Time);
    open.key(Qt::Key_Delete);
    table().setCurrentIndex(cell(0, ResultColumn::Retired));
    open.key(Qt::Key_Space); // no time was there this time
    open.key(Qt::Key_Space);
    EXPECT_FALSE(resultOf(0));
}

TEST_F(ResultsSheet, NoTimeAtAllIsNotTaken) {
    addDrivers({"Anna"});
    clickOn(0, ResultColumn::Time);
    for (const char* none : {"0", "0:00"}) {
        enter(none);
        EXPECT_FALSE(resultOf(0)) << none;
        EXPECT_TRUE(panel().notes().contains(QStringLiteral("no time"))) << none;
    }
    enter("0:01");
    EXPECT_EQ(resultOf(0)->outcome, StageOutcome(Timed{1}));
    EXPECT_EQ(panel().notes(), QString());
}

TEST_F(ResultsSheet, WhatIsRefusedIsSaidBesideWhatIsAskedOfTheOthers) {
    addDrivers({"Anna", "Piotr", "Ola"});
    clickOn(0, ResultColumn::Time);
    enter("97");
    enter("970");
    EXPECT_TRUE(panel().notes().contains(QStringLiteral("Piotr: ")));
    enter("half");
    EXPECT_TRUE(panel().notes().contains(QStringLiteral("half")));
    EXPECT_TRUE(panel().notes().contains(QStringLiteral("Piotr: ")));
    enter("98");
    EXPECT_FALSE(panel().notes().contains(QStringLiteral("half")));
    EXPECT_TRUE(panel().notes().contains(QStringLiteral("Piotr: ")));
}

TEST_F(ResultsSheet, ALongNameLeavesTheOtherColumnsTheirPlace) {
    addDrivers({"Anna"});
    const auto last = [this] {
        const auto rect = table().visualRect(cell(0, ResultColumn::Retired));
        return rect.right() - table().viewport()->width();
    };
    open.window.resize(1600, 900);
    QCoreApplication::processEvents();
    const int before = last();
    ASSERT_LE(before, 0);
    clickOn(0, ResultColumn::Driver);
    open.key(Qt::Key_F2);
    table().findChild<QLineEdit*>()->selectAll();
    enter("Aleksandra Konstantynopolitanczykowianeczka of the house of Brzeczyszczykiewicz");
    EXPECT_LE(last(), 0);
    EXPECT_TRUE(cell(0, ResultColumn::Driver)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .startsWith(QStringLiteral("Aleksandra Konst")));
    const QTableWidget& lines = panel().standings().lines();
    EXPECT_LE(lines.horizontalHeader()->length(), lines.viewport()->width());
}

TEST_F(ResultsSheet, NothingMovesUnderThePointerWhenDriversAndTimesCome) {
    const auto* add = panel().findChild<QToolButton*>(QStringLiteral("add-driver"));
    const auto standsAt = [&] { return add->mapTo(&open.window, QPoint()); };
    const auto gearboxAt = [&] {
        return table().mapTo(&open.window,
                             table().visualRect(cell(0, ResultColumn::Gearbox)).topLeft());
    };
    const int asked = panel().minimumSizeHint().width();
    const QPoint before = standsAt();
    addDrivers({"Anna"});
    EXPECT_EQ(standsAt(), before);
    EXPECT_EQ(panel().minimumSizeHint().width(), asked);
    const QPoint gearbox = gearboxAt();
    clickOn(0, ResultColumn::Time);
    enter("1:37");
    EXPECT_EQ(gearboxAt(), gearbox);
    EXPECT_EQ(standsAt(), before);
    EXPECT_EQ(panel().minimumSizeHint().width(), asked);
}

TEST_F(ResultsSheet, ManyQuestionsLeaveTheTableItsRows) {
    addDrivers({"Anna", "Piotr", "Ola", "Jan", "Ewa", "Adam"});
    clickOn(0, ResultColumn::Time);
    const int before = table().height();
    for (const char* time : {"10", "1000", "10", "1000", "10", "1000"})
        enter(time);
    EXPECT_EQ(panel().notes().count(u'\n'), 5); // a line of each
    EXPECT_GE(table().height(), before - 4 * table().fontMetrics().lineSpacing());
}

TEST_F(ResultsSheet, PenaltiesAndSisuHaveColumnsWhereTheRallyPlaysWithThem) {
    addDrivers({"Anna"});
    EXPECT_TRUE(table().isColumnHidden(static_cast<int>(ResultColumn::Penalty)));
    EXPECT_TRUE(table().isColumnHidden(static_cast<int>(ResultColumn::Sisu)));
    RallyInfo info = rally().info;
    info.options.timeControl = true;
    info.sisu = Sisu::OncePerRally;
    open.document().make(
        RallyUndoStep{describe(rally(), info), [] { return QStringLiteral("rules"); }});
    EXPECT_FALSE(table().isColumnHidden(static_cast<int>(ResultColumn::Penalty)));
    EXPECT_FALSE(table().isColumnHidden(static_cast<int>(ResultColumn::Sisu)));
    clickOn(0, ResultColumn::Time);
    enter("90");
    clickOn(0, ResultColumn::Penalty);
    enter("10");
    EXPECT_EQ(resultOf(0)->penalty, 10);
    EXPECT_EQ(textAt(0, ResultColumn::Penalty), QStringLiteral("+0:10"));
    EXPECT_EQ(standings().at(0), QStringLiteral("1 Anna 1:40"));
}

TEST_F(ResultsSheet, TheNextStageIsStartedInTheOrderOfTheStandings) {
    addDrivers({"Anna", "Piotr"});
    clickOn(0, ResultColumn::Time);
    enter("99");
    enter("95");
    open.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    open.window.current().strip().turn(-1);
    EXPECT_EQ(panel().standings().nextStart().text(), QStringLiteral("Start of SS 2: Piotr, Anna"));
    open.window.current().strip().turn(1);
    EXPECT_EQ(textAt(0, ResultColumn::Start), QStringLiteral("2"));
    EXPECT_EQ(textAt(1, ResultColumn::Start), QStringLiteral("1"));
    EXPECT_EQ(textAt(0, ResultColumn::Time), QString());
}

TEST_F(ResultsSheet, DriversAreMovedAndRemovedWithTheirResults) {
    addDrivers({"Anna", "Piotr", "Ola"});
    clickOn(0, ResultColumn::Time);
    enter("97");
    clickOn(0, ResultColumn::Driver);
    press("driver-down");
    EXPECT_EQ(names().front(), QStringLiteral("Piotr"));
    EXPECT_EQ(textAt(1, ResultColumn::Time), QStringLiteral("1:37"));
    press("remove-driver"); // the current row has moved on with Anna
    EXPECT_EQ(names(), (QStringList{QStringLiteral("Piotr"), QStringLiteral("Ola")}));
    EXPECT_TRUE(rally().results().empty());
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(textAt(1, ResultColumn::Time), QStringLiteral("1:37"));
}

TEST_F(ResultsSheet, TheStandingsAreCopiedInThreeForms) {
    addDrivers({"Anna", "Piotr"});
    clickOn(0, ResultColumn::Time);
    enter("97");
    enter("98");
    const auto copied = [this](const char* name) {
        panel().findChild<QAction*>(QString::fromLatin1(name))->trigger();
        return QGuiApplication::clipboard()->text();
    };
    EXPECT_TRUE(copied("copy-text").contains(QStringLiteral("2      Piotr   1:38   +0:01")))
        << copied("copy-text").toStdString();
    EXPECT_TRUE(copied("copy-csv").contains(QStringLiteral("1,Anna,1:37,")));
    EXPECT_TRUE(copied("copy-markdown").contains(QStringLiteral("| Anna | 1:37 |")));
}

TEST_F(ResultsSheet, TheSpareWheelHasAColumnWhereTheGameHasOne) {
    addDrivers({"Anna"});
    EXPECT_FALSE(table().isColumnHidden(static_cast<int>(ResultColumn::Wheel)));
    Stage circuit;
    circuit.info.game = QStringLiteral("gt");
    open.document().make(addStageTo(rally(), circuit, 1));
    QCoreApplication::processEvents();
    EXPECT_TRUE(table().isColumnHidden(static_cast<int>(ResultColumn::Wheel)));
}

TEST_F(ResultsSheet, ASoloTimeComesOfTheTurnsInEachGear) {
    press("add-driver");
    QTest::keyClick(table().findChild<QLineEdit*>(), Qt::Key_Return);
    EXPECT_FALSE(panel().findChild<QToolButton*>(QStringLiteral("solo-sheet"))->isVisible());
    Stage circuit;
    circuit.info.game = QStringLiteral("gt");
    open.document().make(addStageTo(rally(), circuit, 1));
    QCoreApplication::processEvents();
    clickOn(0, ResultColumn::Time);
    press("solo-sheet");
    const int before = open.steps();
    const auto mark = [this](const char* name, const char* turns) {
        auto* field = panel().findChild<QSpinBox*>(QString::fromLatin1(name));
        ASSERT_TRUE(field && field->isVisible());
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, QString::fromLatin1(turns));
        QTest::keyClick(field, Qt::Key_Return);
    };
    mark("solo-gear3", "4");  // 4 x 30
    mark("solo-gear6", "12"); // 12 x 10
    mark("solo-gear0", "1");  // 60
    mark("solo-lost", "1");   // 30
    mark("solo-focus", "3");  // 1 each, taken off
    EXPECT_EQ(textAt(0, ResultColumn::Time), QStringLiteral("5:27"));
    EXPECT_EQ(open.steps(), before + 5); // digits of one field are one step
    const auto* sheet = std::get_if<SoloSheet>(&resultOf(0)->outcome);
    ASSERT_TRUE(sheet);
    EXPECT_EQ(sheet->turns[6], 12);
    EXPECT_EQ(sheet->focusTokens, 3);
    EXPECT_TRUE(panel()
                    .findChild<QLabel*>(QStringLiteral("solo-time"))
                    ->text()
                    .contains(QStringLiteral("5:27")));
    open.board().setFocus();
    for (int i = 0; i < 5; ++i)
        open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(resultOf(0));
    EXPECT_EQ(panel().findChild<QSpinBox*>(QStringLiteral("solo-gear3"))->value(), 0);
}

TEST_F(ResultsSheet, WhatIsNoNumberOfTurnsIsRefusedAndUndoTakesBackWhatWasTyped) {
    addDrivers({"Anna"});
    Stage circuit;
    circuit.info.game = QStringLiteral("gt");
    open.document().make(addStageTo(rally(), circuit, 1));
    QCoreApplication::processEvents();
    clickOn(0, ResultColumn::Time);
    press("solo-sheet");
    auto& field = *panel().findChild<QSpinBox*>(QStringLiteral("solo-gear3"));
    const auto typeOver = [&](const char* text) {
        QTest::mouseClick(&field, Qt::LeftButton);
        QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&field, QString::fromLatin1(text));
    };
    const int before = open.steps();
    typeOver("-4");
    open.key(Qt::Key_Return);
    EXPECT_FALSE(resultOf(0));
    EXPECT_EQ(field.value(), 0);
    EXPECT_TRUE(panel().notes().contains(QStringLiteral("\"-4\"")))
        << panel().notes().toStdString();
    EXPECT_TRUE(panel().notes().contains(QStringLiteral("0 to 999")));
    EXPECT_EQ(open.steps(), before);
    typeOver("7");
    open.key(Qt::Key_Z, Qt::ControlModifier); // not entered yet
    EXPECT_EQ(field.text(), QStringLiteral("0"));
    EXPECT_EQ(open.steps(), before);
    EXPECT_EQ(rally().drivers().size(), 1);
    typeOver("8");
    open.key(Qt::Key_Return);
    EXPECT_EQ(textAt(0, ResultColumn::Time), QStringLiteral("4:00"));
    EXPECT_EQ(panel().notes(), QString());
    open.key(Qt::Key_Z, Qt::ControlModifier); // entered: the step is taken back
    EXPECT_FALSE(resultOf(0));
    EXPECT_EQ(field.value(), 0);
    EXPECT_EQ(open.steps(), before);
}

TEST_F(ResultsSheet, ResultsAreSavedWithTheRally) {
    addDrivers({"Anna"});
    clickOn(0, ResultColumn::Time);
    enter("97");
    open.answers.pathToSave = open.path("evening.rallypack");
    open.key(Qt::Key_S, Qt::ControlModifier);
    OpenWindow again(open.path("evening.rallypack"));
    EXPECT_EQ(again.document().rally().results(), rally().results());
}

TEST_F(ResultsSheet, WhatIsBeingTypedIsSavedToo) {
    open.answers.pathToSave = open.path("mine.rallypack");
    addDrivers({"Anna"});
    clickOn(0, ResultColumn::Time);
    typeIn("2:22");
    open.key(Qt::Key_S, Qt::ControlModifier);
    ASSERT_TRUE(resultOf(0));
    EXPECT_EQ(textAt(0, ResultColumn::Time), QStringLiteral("2:22"));
    const auto saved = loadDocument(open.path("mine.rallypack"), games());
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->pack.rally, rally());
    EXPECT_FALSE(open.window.isWindowModified());

    clickOn(0, ResultColumn::Time);
    typeIn("2:33");
    open.answers.unsaved = Dialogs::Unsaved::Cancel;
    open.window.close();
    EXPECT_TRUE(open.window.isVisible());
    EXPECT_TRUE(open.window.isWindowModified());
    EXPECT_EQ(textAt(0, ResultColumn::Time), QStringLiteral("2:33"));
}

TEST_F(ResultsSheet, ItsButtonsStayWhereTheyAreWhenTheTableGrows) {
    const auto place = [&] {
        return panel().findChild<QToolButton*>(QStringLiteral("add-driver"))->pos();
    };
    const QPoint before = place();
    addDrivers({"Anna", "Bert"});
    clickOn(0, ResultColumn::Time);
    enter("1:37");
    EXPECT_EQ(place(), before);
}

} // namespace

} // namespace stagewright
