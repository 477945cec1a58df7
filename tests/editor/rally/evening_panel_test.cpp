#include "editor/cli/rally_subject.h"
#include "editor/files/document_file.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/ideas/ideas_panel.h"
#include "editor/rally/evening_panel.h"
#include "editor/window/evening_dock.h"
#include "editor/window/table_actions.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/rally/rally_edits.h"
#include "model/rally/rally_forecast.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QTabBar>
#include <QTextBlock>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

enum Page { Plan, TilesPage, Times, RallyPage };

class Evening : public testing::Test {
protected:
    Evening() {
        open.window.findChild<QAction*>(QStringLiteral("panel-evening"))->trigger();
        QCoreApplication::processEvents();
    }

    [[nodiscard]] EveningPanel& panel() {
        return *open.window.findChild<EveningDock*>(QStringLiteral("evening"))->panel();
    }
    template <typename Field>
    [[nodiscard]] Field& field(const char* name) {
        return *panel().findChild<Field*>(QString::fromLatin1(name));
    }
    [[nodiscard]] const Rally& rally() { return open.document().rally(); }
    [[nodiscard]] const RallyStage& stage() { return *rally().find(open.document().current()); }

    void turnTo(Page page) {
        const QTabBar& bar = *panel().tabBar();
        QTest::mouseClick(panel().tabBar(), Qt::LeftButton, {}, bar.tabRect(page).center());
        EXPECT_EQ(panel().currentIndex(), page);
        QCoreApplication::processEvents();
    }
    void enter(QWidget& field, const char* text) {
        field.setFocus();
        QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&field, QString::fromLatin1(text));
        QTest::keyClick(&field, Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    void tick(const char* name) {
        auto& box = field<QCheckBox>(name);
        ASSERT_TRUE(box.isVisible());
        QTest::mouseClick(&box, Qt::LeftButton, {}, {8, box.height() / 2});
        QCoreApplication::processEvents();
    }
    /// Until all is known of the rally as it is now.
    [[nodiscard]] const EveningReport& report() {
        EXPECT_TRUE(waitUntil([this] { return !panel().planner().isStale(); }));
        return panel().planner().report();
    }
    [[nodiscard]] QString plan() {
        if (report().stages.empty())
            return {};
        return panel().plan().toPlainText().remove(QChar(0x2060)); // that keeps times together
    }
    [[nodiscard]] double minutes() { return report().plan->timetable.minutes(); }

    /// On the first link of that text.
    void clickLink(EveningView& view, const QString& text) {
        QTextCursor found = view.document()->find(text, 0, QTextDocument::FindCaseSensitively);
        while (!found.isNull() && !found.charFormat().isAnchor())
            found = view.document()->find(text, found, QTextDocument::FindCaseSensitively);
        ASSERT_FALSE(found.isNull()) << text.toStdString();
        view.setTextCursor(found);
        view.ensureCursorVisible();
        const QPoint behind = view.cursorRect(found).center();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, behind - QPoint(6, 0));
        QCoreApplication::processEvents();
    }

    /// The sample again, behind the last stage.
    void addCopy() {
        open.document().make(
            addStageTo(rally(), rally().stages().front().stage, rally().stages().size()));
    }
    void addEmpty(const char* game = "dirt", StageKind kind = StageKind::Stage) {
        Stage empty;
        empty.info.game = QString::fromLatin1(game);
        empty.info.kind = kind;
        open.document().make(addStageTo(rally(), empty, rally().stages().size()));
    }
    void openStage(int index) { open.document().turnTo(rally().stages().at(index).key); }

    /// What a page says of entries that were not taken.
    [[nodiscard]] QString inputErrors(Page page) {
        return panel().widget(page)->findChild<QLabel*>(QStringLiteral("refusals"))->text();
    }

    /// Fields have an undo of their own.
    void undo() {
        open.board().setFocus();
        open.key(Qt::Key_Z, Qt::ControlModifier);
    }

    OpenWindow open;
};

TEST_F(Evening, IsNotPlannedBeforeItIsSeen) {
    OpenWindow other;
    EXPECT_FALSE(other.window.findChild<EveningDock*>(QStringLiteral("evening"))->panel());
    EXPECT_FALSE(other.window.current().planner().isStale());
    EXPECT_TRUE(other.window.current().planner().report().stages.empty());
}

TEST_F(Evening, TheTimetableHasClockTimesFromTheStartSaid) {
    enter(field<QLineEdit>("rally-start"), "19:00");
    EXPECT_EQ(rally().info.evening.start, QTime(19, 0));
    const QString text = plan();
    EXPECT_TRUE(text.contains(QStringLiteral("19:00 – 19:"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("until 19:")));
    EXPECT_TRUE(text.contains(QStringLiteral("Setting up, on top")));
    undo();
    EXPECT_FALSE(rally().info.evening.start.isValid());
    EXPECT_EQ(field<QLineEdit>("rally-start").text(), QString());
    EXPECT_TRUE(plan().contains(QStringLiteral("0:00 – 0:")));
}

TEST_F(Evening, AStartTypedWithoutAColonIsATimeOfDayToo) {
    enter(field<QLineEdit>("rally-start"), "1930");
    EXPECT_EQ(rally().info.evening.start, QTime(19, 30));
    EXPECT_EQ(field<QLineEdit>("rally-start").text(), QStringLiteral("19:30"));
}

TEST_F(Evening, WhatIsNoTimeOfDayIsNotKept) {
    enter(field<QLineEdit>("rally-start"), "half");
    EXPECT_EQ(field<QLineEdit>("rally-start").text(), QString());
    EXPECT_TRUE(inputErrors(Plan).contains(QStringLiteral("as in 19:00")));
    EXPECT_EQ(open.steps(), 0);
}

TEST_F(Evening, WhatDoesNotFitIsSaidWithWhatToDo) {
    addCopy();
    const int all = static_cast<int>(minutes());
    enter(field<QSpinBox>("rally-minutes"), std::to_string(all - 3).c_str());
    EXPECT_EQ(rally().info.evening.minutes, std::optional(all - 3));
    const QString text = plan();
    EXPECT_TRUE(text.contains(QStringLiteral("too long"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("Leave out SS 1"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("Swap SS 1"))) << text.toStdString();
    enter(field<QSpinBox>("rally-minutes"), "600");
    EXPECT_TRUE(plan().contains(QStringLiteral("It fits"))) << plan().toStdString();
}

TEST_F(Evening, MorePlayersTakeLongerAndWhatIsKnownIsPlannedAtOnce) {
    enter(field<QSpinBox>("rally-players"), "1");
    const double alone = minutes();
    const EveningPlanner& planner = panel().planner();
    std::optional<double> atOnce; // before it has been driven again
    const QObject here;
    QObject::connect(&planner, &EveningPlanner::reported, &here, [&] {
        if (!atOnce && planner.isStale() && planner.report().plan)
            atOnce = planner.report().plan->timetable.minutes();
    });
    enter(field<QSpinBox>("rally-players"), "6");
    EXPECT_EQ(rally().players(), 6);
    EXPECT_GT(minutes(), alone);
    ASSERT_TRUE(atOnce);
    EXPECT_GT(*atOnce, alone);
    EXPECT_GT(alone, 0);
}

TEST_F(Evening, NamingTheDriversOneByOneLeavesThePlayersThatArePlannedFor) {
    auto& players = field<QSpinBox>("rally-players");
    Driver driver;
    driver.name = QStringLiteral("Anna");
    open.document().make(
        RallyUndoStep{addDriver(rally(), driver), [] { return QStringLiteral("driver"); }});
    EXPECT_EQ(players.value(), 4);
    EXPECT_EQ(report().driven->statistics.totals.size(), 4U);
    driver.name = QStringLiteral("Piotr");
    open.document().make(
        RallyUndoStep{addDriver(rally(), driver), [] { return QStringLiteral("driver"); }});
    enter(players, "2");
    EXPECT_EQ(rally().players(), 2);
    enter(players, "1"); // fewer than are named
    EXPECT_EQ(players.value(), 2);
    EXPECT_TRUE(inputErrors(Plan).contains(QStringLiteral("from 2 to 200")));
}

TEST_F(Evening, WhatIsNoNumberIsNotMadeOne) {
    auto& minutes = field<QSpinBox>("rally-minutes");
    enter(minutes, "90");
    for (const char* none : {"-5abc", "5abc", "10081", "1.5"}) {
        enter(minutes, none);
        EXPECT_EQ(rally().info.evening.minutes, 90) << none;
        EXPECT_EQ(minutes.value(), 90) << none;
        EXPECT_TRUE(
            inputErrors(Plan).contains(QLatin1Char('"') + QLatin1String(none) + QLatin1Char('"')));
        EXPECT_TRUE(inputErrors(Plan).contains(QStringLiteral("0 to 10080"))) << none;
    }
    EXPECT_EQ(open.steps(), 1);
    enter(field<QSpinBox>("rally-players"), "many");
    enter(field<QLineEdit>("rally-start"), "25:00");
    for (const char* said : {"\"1.5\"", "\"many\"", "\"25:00\""}) // each still holds
        EXPECT_TRUE(inputErrors(Plan).contains(QLatin1String(said))) << said;
    QTest::keyClick(&minutes, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&minutes, Qt::Key_Delete);
    QTest::keyClick(&minutes, Qt::Key_Return); // nothing means any
    EXPECT_EQ(rally().info.evening.minutes, std::nullopt);
    EXPECT_FALSE(inputErrors(Plan).contains(QStringLiteral("\"1.5\"")));
    enter(field<QSpinBox>("rally-players"), "3");
    enter(field<QLineEdit>("rally-start"), "20:00");
    EXPECT_EQ(inputErrors(Plan), QString());
}

TEST_F(Evening, UndoInANumberTakesBackWhatWasTypedThenTheStep) {
    auto& minutes = field<QSpinBox>("rally-minutes");
    enter(minutes, "90");
    QTest::keyClick(&minutes, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&minutes, QStringLiteral("77"));
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(minutes.text(), QStringLiteral("90 min"));
    EXPECT_EQ(rally().info.evening.minutes, 90);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(rally().info.evening.minutes, std::nullopt);
    EXPECT_EQ(open.steps(), 0);
}

TEST_F(Evening, ARemedyIsAppliedByItsButtonInOneStep) {
    addCopy();
    addCopy();
    const int all = static_cast<int>(std::lround(minutes()));
    enter(field<QSpinBox>("rally-minutes"), std::to_string(all - 3).c_str());
    const Rally before = rally();
    const int steps = open.steps();
    EXPECT_TRUE(plan().contains(QStringLiteral("Leave out SS 1"))) << plan().toStdString();
    clickLink(panel().plan(), QStringLiteral("Apply"));
    EXPECT_EQ(rally().stages().size(), 2);
    EXPECT_EQ(open.steps(), steps + 1);
    EXPECT_TRUE(plan().contains(QStringLiteral("It fits"))) << plan().toStdString();
    undo();
    EXPECT_TRUE(rally() == before);
}

TEST_F(Evening, ForAStageToSwapOthersAreLookedFor) {
    addCopy();
    const int all = static_cast<int>(minutes());
    enter(field<QSpinBox>("rally-minutes"), std::to_string(all - 3).c_str());
    ASSERT_TRUE(plan().contains(QStringLiteral("Swap SS 1"))) << plan().toStdString();
    const int steps = open.steps();
    clickLink(panel().plan(), QStringLiteral("Find one"));
    const IdeasPanel& ideas = tilesOf(open.window).ideas();
    EXPECT_TRUE(ideas.isVisible());
    EXPECT_EQ(open.document().current(), rally().stages().front().key);
    EXPECT_EQ(ideas.wishes().measure().currentText(), QStringLiteral("minutes"));
    EXPECT_LT(ideas.wishes().length().value(), all / 2.0);
    ASSERT_TRUE(waitUntil([&] { return !ideas.isSearching(); }));
    EXPECT_GT(ideas.gallery().ideas().rowCount(), 0) << ideas.state().text().toStdString();
    EXPECT_EQ(open.steps(), steps); // until one is taken
}

TEST_F(Evening, OfManyStagesItSaysWhatToKeep) {
    for (int i = 0; i < 5; ++i)
        addCopy();
    enter(field<QSpinBox>("rally-minutes"), "60");
    const QString text = plan();
    EXPECT_TRUE(text.contains(QStringLiteral("Keep only SS "))) << text.toStdString();
    EXPECT_FALSE(text.contains(QStringLiteral("Leave out"))) << text.toStdString();
    clickLink(panel().plan(), QStringLiteral("Apply"));
    EXPECT_EQ(rally().stages().size(), 2);
    EXPECT_TRUE(plan().contains(QStringLiteral("It fits")));
}

TEST_F(Evening, FiguresComeStageByStage) {
    for (int i = 0; i < 3; ++i)
        addCopy();
    const EveningPlanner& planner = panel().planner();
    std::vector<qsizetype> driven; // stages in the timetable, before there is a plan
    QObject::connect(&planner, &EveningPlanner::reported, &panel(), [&] {
        if (!planner.report().begun)
            return;
        driven.push_back(std::count_if(planner.report().stages.begin(),
                                       planner.report().stages.end(),
                                       [](const StageExpectation& each) { return each.minutes; }));
        EXPECT_FALSE(planner.report().plan);
        EXPECT_TRUE(panel().plan().toPlainText().contains(QStringLiteral("Timetable")));
    });
    EXPECT_TRUE(report().plan);
    EXPECT_FALSE(planner.report().begun);
    ASSERT_FALSE(driven.empty());
    EXPECT_GE(driven.front(), 1);
    EXPECT_LT(driven.back(), 4);
    EXPECT_TRUE(std::is_sorted(driven.begin(), driven.end()));
}

TEST_F(Evening, WindowPaperAndCommandLineSayTheSameMinutes) {
    for (const int number : {2, 3})
        open.document().make(addStageTo(
            rally(), stageFrom(QStringLiteral("dirt-rulebook/rally1-ss%1.json").arg(number)),
            rally().stages().size()));
    open.document().make(setServiceAfter(rally(), rally().stages().front().key, true));
    const double here = minutes();
    const Games& known = open.document().games();
    EXPECT_EQ((*forecastOf(rally(), known))->plan.timetable.minutes(), here);
    for (const std::uint64_t seed : {1, 9}) { // the times may be of another run
        RallyRun run;
        run.rallies = 60;
        run.seed = seed;
        EXPECT_EQ(driveRally({}, rally(), {{}, known, {}}, run)->plan.timetable.minutes(), here)
            << seed;
    }
}

TEST_F(Evening, ATitleIsOneStepHoweverLongItIs) {
    turnTo(RallyPage);
    enter(field<QLineEdit>("rally-title"), "Rally of the lakes");
    EXPECT_EQ(rally().info.title, QStringLiteral("Rally of the lakes"));
    EXPECT_EQ(open.steps(), 1);
    enter(field<QLineEdit>("rally-licence"), "CC0");
    EXPECT_EQ(open.steps(), 2);
    undo();
    undo();
    EXPECT_EQ(rally().info.title, QString());
    EXPECT_EQ(field<QLineEdit>("rally-title").text(), QString());
}

TEST_F(Evening, OptionsAreThoseOfTheRally) {
    turnTo(RallyPage);
    tick("rally-time-control");
    EXPECT_TRUE(rally().info.options.timeControl);
    undo();
    EXPECT_FALSE(rally().info.options.timeControl);
    EXPECT_FALSE(field<QCheckBox>("rally-time-control").isChecked());
}

TEST_F(Evening, BoxesAreCountedAndWhatIsShortIsSaid) {
    addCopy();
    turnTo(TilesPage);
    EXPECT_FALSE(field<QSpinBox>("box-dirt-core").isVisible());
    tick("boxes-said");
    EXPECT_EQ(rally().info.boxes, (std::map<QString, int>{{QStringLiteral("dirt-core"), 1}}));
    auto& laying = field<QComboBox>("rally-laying");
    laying.setFocus();
    QTest::keyClick(&laying, Qt::Key_End); // all at once
    EXPECT_EQ(rally().info.laying, Laying::AllAtOnce);
    EXPECT_FALSE(report().layings.at(2).lacking.empty());
    EXPECT_TRUE(panel().table().toPlainText().contains(QStringLiteral("short")));
    EXPECT_TRUE(plan().contains(QStringLiteral("Laid at the same time")));
    enter(field<QSpinBox>("box-dirt-core"), "2");
    EXPECT_TRUE(report().layings.at(2).lacking.empty());
    EXPECT_FALSE(plan().contains(QStringLiteral("Laid at the same time")));
    tick("boxes-said");
    EXPECT_TRUE(rally().info.boxes.empty());
}

TEST_F(Evening, StagesArePutIntoTheOrderThatMovesFewestTilesInOneStep) {
    const Stage sample = open.stage();
    addEmpty();
    addCopy();
    turnTo(TilesPage);
    const auto tiles = static_cast<int>(tilesOf(sample).placements().size());
    EXPECT_EQ(report().laidAsGiven, 2 * tiles);
    EXPECT_EQ(report().ordered->best.laid, tiles);
    const int before = open.steps();
    auto& button = field<QPushButton>("order-stages");
    ASSERT_TRUE(button.isVisible());
    QTest::mouseClick(&button, Qt::LeftButton);
    EXPECT_EQ(open.steps(), before + 1);
    EXPECT_EQ(report().laidAsGiven, tiles);
    EXPECT_EQ(report().moved.at(1).stay + report().moved.at(2).stay, tiles);
    EXPECT_FALSE(button.isVisible());
    undo();
    EXPECT_EQ(rally().stages().at(2).stage, sample);
}

TEST_F(Evening, AFindingLeadsToTheStagesThatItNames) {
    addCopy();
    openStage(0);
    EXPECT_TRUE(plan().contains(QStringLiteral("driven %n times: SS 1, SS 2.")) ||
                plan().contains(QStringLiteral("driven 2 times: SS 1, SS 2.")))
        << plan().toStdString();
    QTextCursor sentence = panel().plan().document()->find(QStringLiteral("The same stage"));
    const QTextCursor link = panel().plan().document()->find(QStringLiteral("SS 2"), sentence);
    panel().plan().setTextCursor(link);
    panel().plan().ensureCursorVisible();
    QTest::mouseClick(panel().plan().viewport(), Qt::LeftButton, {},
                      panel().plan().cursorRect(link).center() - QPoint(6, 0));
    EXPECT_EQ(rally().indexOf(open.document().current()), 1);
}

TEST_F(Evening, AFindingIsMendedByItsButtonInOneStep) {
    open.window.actions().showHints->setChecked(true);
    ASSERT_TRUE(
        plan().contains(QStringLiteral("has a service tile, but there is no service after it")))
        << plan().toStdString();
    const int steps = open.steps();
    clickLink(panel().plan(), QStringLiteral("Add service after"));
    EXPECT_TRUE(stage().serviceAfter);
    EXPECT_EQ(open.steps(), steps + 1);
    EXPECT_FALSE(plan().contains(QStringLiteral("has a service tile")));
    undo();
    EXPECT_FALSE(stage().serviceAfter);
}

TEST_F(Evening, ButtonsOfFindingsAreReachedByTabAndPressedByEnter) {
    addCopy();
    ASSERT_TRUE(plan().contains(QStringLiteral("Remove SS 2"))) << plan().toStdString();
    panel().plan().setFocus();
    for (int i = 0;
         i < 40 && panel().plan().textCursor().selectedText() != QStringLiteral("Remove SS 2"); ++i)
        open.key(Qt::Key_Tab);
    open.key(Qt::Key_Return);
    EXPECT_EQ(rally().stages().size(), 1);
}

TEST_F(Evening, ACircuitIsSpokenOfAsARace) {
    open.document().open(stageAlone(stageFrom(QStringLiteral("gt-circuits/course1.json"))), {});
    QCoreApplication::processEvents();
    turnTo(RallyPage);
    EXPECT_FALSE(field<QComboBox>("rally-sisu").isVisible()); // no such token in GT
    open.document().make(setServiceAfter(rally(), stage().key, true));
    EXPECT_TRUE(plan().contains(QStringLiteral("Race 1"))) << plan().toStdString();
    EXPECT_TRUE(plan().contains(QStringLiteral("then a pit stop"))) << plan().toStdString();
    EXPECT_FALSE(plan().contains(QStringLiteral("SS 1"))) << plan().toStdString();
    addEmpty(); // of DIRT
    EXPECT_TRUE(field<QComboBox>("rally-sisu").isVisible());
}

TEST_F(Evening, AStageWithoutARouteIsNamedAndTheOthersArePlanned) {
    addEmpty();
    openStage(0);
    const QString text = plan();
    EXPECT_TRUE(text.contains(QStringLiteral("Without SS 2"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("SS 2 cannot be driven"))) << text.toStdString();
    EXPECT_GT(minutes(), 5);
    clickLink(panel().plan(), QStringLiteral("SS 2"));
    EXPECT_EQ(rally().indexOf(open.document().current()), 1);
}

TEST_F(Evening, OfNothingToDriveThereIsNoPlan) {
    open.newStage();
    QCoreApplication::processEvents();
    EXPECT_TRUE(plan().contains(QStringLiteral("No stage can be driven yet")))
        << plan().toStdString();
}

TEST_F(Evening, OnlyTheNamesThatTheProgramGivesLeadToStages) {
    addCopy();
    open.document().make(renameStageOf(rally(), rally().stages().front().key,
                                       QStringLiteral("Now SS 1 and SS 2 again")));
    open.document().make(setServiceAfter(rally(), rally().stages().front().key, false));
    open.window.actions().showHints->setChecked(true);
    open.window.current().showHints(true);
    EXPECT_TRUE(plan().contains(QStringLiteral("SS 1: Now SS 1 and SS 2 again has a service tile")))
        << plan().toStdString();
    const QTextDocument& text = *panel().plan().document();
    const QTextCursor sentence = text.find(QStringLiteral("again has a service tile"));
    QTextCursor number = text.find(QStringLiteral("SS 2"), sentence, QTextDocument::FindBackward);
    ASSERT_FALSE(number.isNull());
    const int first = static_cast<int>(rally().stages().front().key);
    EXPECT_EQ(number.charFormat().anchorHref(), QStringLiteral("stage:%1").arg(first));
}

TEST_F(Evening, HintsAreAmongTheFindingsWhereTheyAreWanted) {
    open.document().make(setServiceAfter(rally(), rally().stages().front().key, false));
    const auto hint = QStringLiteral("has a service tile, but there is no service");
    QAction& hints = *open.window.actions().showHints;
    hints.setChecked(true);
    EXPECT_TRUE(plan().contains(hint)) << plan().toStdString();
    hints.trigger();
    EXPECT_FALSE(plan().contains(hint));
}

TEST_F(Evening, TimesOfAllPlacesAreExpected) {
    enter(field<QSpinBox>("rally-players"), "6");
    EXPECT_EQ(report().driven->statistics.totals.size(), 6U);
    turnTo(Times);
    const QString text = panel().expected().toPlainText();
    EXPECT_TRUE(text.contains(QStringLiteral("Total times"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("A car retires in")));
}

TEST_F(Evening, TheWindowClosesWhileTheRallyIsDriven) {
    OpenWindow other;
    for (int i = 0; i < 12; ++i)
        other.document().make(addStageTo(other.document().rally(), other.stage(), 0));
    const EveningPlanner& planner = other.window.current().planner();
    const auto hasBegun = [&] {
        const auto& stages = planner.report().stages;
        return std::any_of(stages.begin(), stages.end(),
                           [](const StageExpectation& each) { return each.drives != nullptr; });
    };
    ASSERT_TRUE(waitUntil(hasBegun));
    EXPECT_TRUE(planner.isStale());
}

TEST_F(Evening, ATabTurnedToWhileTheRallyIsDrivenHasItsOwnPlan) {
    addCopy();
    open.newStage();
    EXPECT_EQ(&panel().document(), &open.document());
    EXPECT_TRUE(plan().contains(QStringLiteral("No stage can be driven yet")));
    open.window.tabs().turn(1);
    EXPECT_EQ(report().stages.size(), 2U);
    EXPECT_TRUE(plan().contains(QStringLiteral("SS 2")));
}

TEST_F(Evening, ResetPanelsPutsItAwayAgain) {
    open.window.actions().resetPanels->trigger();
    EXPECT_FALSE(panel().isVisible());
    open.window.findChild<QAction*>(QStringLiteral("panel-evening"))->trigger();
    EXPECT_TRUE(panel().isVisible());
}

} // namespace

} // namespace stagewright
