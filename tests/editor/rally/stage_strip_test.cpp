#include "editor/files/document_file.h"
#include "editor/panels/stage_panel.h"
#include "editor/rally/stage_strip.h"
#include "editor/rally/strip_delegate.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QWindow>

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {

namespace {

class Strip : public testing::Test {
protected:
    [[nodiscard]] StageStrip& strip() { return open.window.current().strip(); }
    [[nodiscard]] QListWidget& list() { return strip().list(); }
    [[nodiscard]] const Rally& rally() { return open.document().rally(); }
    [[nodiscard]] QStringList titles() {
        QStringList titles;
        for (const RallyStage& each : rally().stages())
            titles.append(each.stage.info.title);
        return titles;
    }
    void clickOn(int row) {
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                          list().visualItemRect(list().item(row)).center());
    }
    /// A rally of three: the sample, then "B" and "C", which are empty.
    void makeThree() {
        for (const char* title : {"B", "C"}) {
            open.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
            open.document().make(changeTitle(open.stage(), QString::fromLatin1(title)));
        }
        QCoreApplication::processEvents();
    }

    OpenWindow open;
};

TEST_F(Strip, AStageAloneIsARallyOfOneAndTheStripIsOutOfTheWay) {
    EXPECT_EQ(rally().stages().size(), 1);
    EXPECT_EQ(rally().stages().front().stage, open.stage());
    EXPECT_FALSE(strip().isVisible());
    EXPECT_TRUE(isStageAlone(open.document().pack()));
}

TEST_F(Strip, AStageIsAddedBehindTheOpenOneAndOpened) {
    const Stage sample = open.stage();
    open.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(strip().isVisible());
    EXPECT_EQ(list().count(), 2);
    EXPECT_EQ(list().currentRow(), 1);
    EXPECT_TRUE(tilesOf(open.stage()).placements().isEmpty());
    EXPECT_EQ(open.stage().info.game, sample.info.game);
    EXPECT_EQ(rally().stages().front().stage, sample);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(list().count(), 1);
    EXPECT_EQ(open.stage(), sample);
}

TEST_F(Strip, WhatIsTypedAfterAddingAStageIsNotItsAuthor) {
    open.window.stagePanel().author().setFocus();
    open.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    open.type("202");
    open.key(Qt::Key_Return);
    EXPECT_EQ(open.stage().info.author, QString());
    EXPECT_EQ(tilesOf(open.stage()).placements().size(), 1);
}

TEST_F(Strip, IsPutAwayAgainWhenOneStageIsLeft) {
    open.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(strip().isVisible());
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(strip().isVisible());
    open.key(Qt::Key_Y, Qt::ControlModifier);
    EXPECT_TRUE(strip().isVisible());
}

TEST_F(Strip, MinutesAndClassAreSaidOnceTheRallyHasBeenDriven) {
    makeThree();
    const auto takes = [this](int row) {
        return list().item(row)->data(StripDelegate::takesRole).toString();
    };
    const QRect before = list().visualItemRect(list().item(0));
    EXPECT_EQ(takes(0), QString());
    const EveningPlanner& planner = open.window.current().planner();
    ASSERT_TRUE(waitUntil([&] { return !planner.isStale(); }));
    const auto known = planner.forecastOf(rally().stages().front().key);
    const auto minutes = static_cast<int>(std::lround(known->minutes->drive));
    EXPECT_GT(minutes, 5);
    EXPECT_EQ(takes(0), QStringLiteral("%1 min, short").arg(minutes)); // 10 road tiles
    EXPECT_TRUE(list().item(0)->toolTip().contains(takes(0)));
    EXPECT_EQ(takes(1), QString()); // is empty
    EXPECT_EQ(list().visualItemRect(list().item(0)), before);
    clickOn(0);
    open.document().make(changeTitle(open.stage(), QStringLiteral("Other"))); // drives the same
    QCoreApplication::processEvents();
    EXPECT_EQ(takes(0), QStringLiteral("%1 min, short").arg(minutes));
    open.click({1, 1});
    open.key(Qt::Key_Delete);
    EXPECT_TRUE(waitUntil([&] { return takes(0).isEmpty(); })); // not known as it is now
}

TEST_F(Strip, PicturesAndErrorsComeWhenThereIsTime) {
    RallyPack pack = open.document().pack();
    RallyStage broken = pack.rally.stages().front();
    tilesOf(broken.stage).remove(tilesOf(broken.stage).at({1, 1}).front());
    apply(addStage(pack.rally, broken, 1), pack.rally);
    open.document().open(pack, {});
    const auto isMarked = [this] {
        return list().item(1)->toolTip().contains(QStringLiteral("error"));
    };
    EXPECT_FALSE(isMarked());
    EXPECT_TRUE(waitUntil(isMarked));
    const auto picture = [this](int row) {
        return list().item(row)->icon().pixmap(112, 72).toImage();
    };
    EXPECT_NE(picture(0), picture(1));
    EXPECT_FALSE(list().item(0)->toolTip().contains(QStringLiteral("error")));
}

TEST_F(Strip, ResetPanelsLeavesTheStripOfARally) {
    makeThree();
    open.window.actions().resetPanels->trigger();
    EXPECT_TRUE(strip().isVisible());
}

TEST_F(Strip, AClickOpensAStageAndEachKeepsItsTilesAndItsView) {
    const Stage sample = open.stage();
    makeThree();
    clickOn(0);
    EXPECT_EQ(open.stage(), sample);
    open.board().zoomIn();
    const Camera camera = open.board().camera();
    clickOn(1);
    EXPECT_TRUE(tilesOf(open.stage()).placements().isEmpty());
    EXPECT_EQ(open.stage().info.title, QStringLiteral("B"));
    clickOn(0);
    EXPECT_EQ(open.stage(), sample);
    EXPECT_EQ(open.board().camera().zoom, camera.zoom);
    EXPECT_EQ(open.board().camera().middle, camera.middle);
}

TEST_F(Strip, UndoGoesBackThroughTheStagesInWhichTheStepsWere) {
    const Stage sample = open.stage();
    open.click({1, 1});
    open.key(Qt::Key_R);
    const Stage turned = open.stage();
    makeThree();
    clickOn(2);
    for (int i = 0; i < 4; ++i) // B and C, each added and named
        open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(rally().stages().size(), 1);
    EXPECT_EQ(open.stage(), turned);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(open.stage(), sample);
    for (int i = 0; i < 5; ++i)
        open.key(Qt::Key_Y, Qt::ControlModifier);
    EXPECT_EQ(titles().mid(1), (QStringList{QStringLiteral("B"), QStringLiteral("C")}));
    EXPECT_EQ(rally().stages().front().stage, turned);
}

TEST_F(Strip, AStepInAnotherStageOpensItWhenItIsUndone) {
    makeThree();
    clickOn(0);
    open.click({1, 1});
    const Stage before = open.stage();
    open.key(Qt::Key_R);
    clickOn(2);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(list().currentRow(), 0);
    EXPECT_EQ(open.stage(), before);
}

TEST_F(Strip, StagesAreMovedByKeysAndTheOpenOneStaysOpen) {
    makeThree();
    clickOn(2);
    list().setFocus();
    open.key(Qt::Key_Left, Qt::ControlModifier);
    EXPECT_EQ(titles().mid(1), (QStringList{QStringLiteral("C"), QStringLiteral("B")}));
    EXPECT_EQ(open.stage().info.title, QStringLiteral("C"));
    EXPECT_EQ(list().currentRow(), 1);
    open.key(Qt::Key_Right, Qt::ControlModifier);
    open.key(Qt::Key_Right, Qt::ControlModifier); // at the end: no step
    EXPECT_EQ(titles().mid(1), (QStringList{QStringLiteral("B"), QStringLiteral("C")}));
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(titles().mid(1), (QStringList{QStringLiteral("C"), QStringLiteral("B")}));
}

TEST_F(Strip, DeleteInTheStripRemovesTheStageAndNeverTheLast) {
    makeThree();
    clickOn(1);
    list().setFocus();
    open.key(Qt::Key_Delete);
    EXPECT_EQ(titles().mid(1), QStringList{QStringLiteral("C")});
    EXPECT_EQ(open.stage().info.title, QStringLiteral("C"));
    open.key(Qt::Key_Delete);
    open.key(Qt::Key_Delete);
    EXPECT_EQ(rally().stages().size(), 1);
    EXPECT_FALSE(tilesOf(open.stage()).placements().isEmpty());
    open.key(Qt::Key_Z, Qt::ControlModifier);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(titles().mid(1), (QStringList{QStringLiteral("B"), QStringLiteral("C")}));
}

TEST_F(Strip, AStageIsDuplicatedWithItsTiles) {
    const Stage sample = open.stage();
    makeThree();
    clickOn(0);
    strip().duplicateStage();
    ASSERT_EQ(rally().stages().size(), 4);
    EXPECT_EQ(rally().stages().at(1).stage, sample);
    EXPECT_EQ(list().currentRow(), 1);
}

TEST_F(Strip, AStageIsRenamedInPlace) {
    makeThree();
    clickOn(1);
    list().setFocus();
    open.key(Qt::Key_F2);
    auto* edit = list().findChild<QLineEdit*>();
    ASSERT_TRUE(edit);
    EXPECT_EQ(edit->text(), QStringLiteral("B")); // without its number
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("Sierra"));
    QTest::keyClick(edit, Qt::Key_Return);
    QCoreApplication::processEvents(); // the list takes it over then
    EXPECT_EQ(open.stage().info.title, QStringLiteral("Sierra"));
    EXPECT_TRUE(list().item(1)->text().contains(QStringLiteral("Sierra")));
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(open.stage().info.title, QStringLiteral("B"));
}

TEST_F(Strip, EscapeWhileRenamingLeavesTheName) {
    makeThree();
    clickOn(1);
    list().setFocus();
    const QString before = list().item(1)->text();
    open.key(Qt::Key_F2);
    auto* edit = list().findChild<QLineEdit*>();
    ASSERT_TRUE(edit);
    QTest::keyClicks(edit, QStringLiteral("x"));
    QTest::keyClick(edit, Qt::Key_Escape);
    QCoreApplication::processEvents();
    EXPECT_EQ(list().item(1)->text(), before);
    EXPECT_EQ(open.stage().info.title, QStringLiteral("B"));
}

TEST_F(Strip, UndoOfARemovalShowsTheStageThatComesBack) {
    makeThree();
    clickOn(2);
    list().setFocus();
    open.key(Qt::Key_Delete);
    EXPECT_EQ(open.stage().info.title, QStringLiteral("B"));
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(open.stage().info.title, QStringLiteral("C"));
}

TEST_F(Strip, ServiceIsSetAndSaid) {
    makeThree();
    clickOn(0);
    strip().toggleService();
    EXPECT_TRUE(rally().stages().front().serviceAfter);
    EXPECT_TRUE(list().item(0)->toolTip().contains(QStringLiteral("service")));
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(rally().stages().front().serviceAfter);
}

TEST_F(Strip, ARallyIsSavedAsAPackAndOpensAgainEqual) {
    makeThree();
    open.answers.pathToSave = open.path("evening.rallypack");
    open.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(open.answers.suggested.endsWith(QStringLiteral(".rallypack")));
    EXPECT_FALSE(open.window.isWindowModified());
    const Rally saved = rally();
    OpenWindow again(open.path("evening.rallypack"));
    EXPECT_EQ(again.document().rally(), saved);
    EXPECT_EQ(again.document().path(), open.path("evening.rallypack"));
    EXPECT_TRUE(again.window.current().strip().isVisible());
    EXPECT_EQ(again.window.current().strip().list().count(), 3);
}

TEST_F(Strip, AStageFileDoesNotBecomeARallysUnasked) {
    open.answers.pathToSave = open.path("one.json");
    open.key(Qt::Key_S, Qt::ControlModifier);
    const Stage sample = open.stage();
    EXPECT_EQ(loadStage(open.path("one.json"), games()).value(), sample);
    makeThree();
    open.answers.pathToSave.clear(); // the user thinks better of it
    open.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(open.answers.suggested.endsWith(QStringLiteral("one.rallypack")));
    EXPECT_EQ(loadStage(open.path("one.json"), games()).value(), sample);
    EXPECT_TRUE(open.window.isWindowModified());
}

/// By the desktop's own way, as a press of the right button asks for a menu.
void rightClickOn(QWidget& widget, QPoint at) {
    QTest::mouseClick(widget.window()->windowHandle(), Qt::RightButton, {},
                      widget.mapTo(widget.window(), at));
}

void chooseInMenu(const char* begins) {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(menu, nullptr);
    for (QAction* each : menu->actions())
        if (each->text().startsWith(QString::fromUtf8(begins)))
            return QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(each).center());
    ADD_FAILURE() << begins;
    menu->close();
}

TEST_F(Strip, ARightClickOpensTheStageAndItsMenu) {
    makeThree();
    clickOn(0);
    rightClickOn(*list().viewport(), list().visualItemRect(list().item(1)).center());
    EXPECT_EQ(list().currentRow(), 1);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(menu, nullptr);
    EXPECT_EQ(menu->actions().front()->text(), QStringLiteral("&Rename the stage\tF2"));
    chooseInMenu("&Duplicate");
    EXPECT_EQ(titles(), (QStringList{QStringLiteral("Rally 1, SS 1"), QStringLiteral("B"),
                                     QStringLiteral("B"), QStringLiteral("C")}));
    rightClickOn(*list().viewport(), list().visualItemRect(list().item(0)).center());
    chooseInMenu("Move &later");
    EXPECT_EQ(titles().front(), QStringLiteral("B"));
}

TEST_F(Strip, TheMenuKeyOpensTheMenuOfTheOpenStage) {
    makeThree();
    clickOn(1);
    QContextMenuEvent key(QContextMenuEvent::Keyboard, list().rect().center(),
                          list().mapToGlobal(list().rect().center()));
    QCoreApplication::sendEvent(&list(), &key);
    chooseInMenu("Re&move");
    EXPECT_EQ(titles(), (QStringList{QStringLiteral("Rally 1, SS 1"), QStringLiteral("C")}));
}

TEST_F(Strip, BesideTheStagesTheMenuAddsOne) {
    makeThree();
    const QRect last = list().visualItemRect(list().item(2));
    rightClickOn(*list().viewport(), last.topRight() + QPoint(40, 20));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(menu, nullptr);
    EXPECT_EQ(menu->actions().size(), 2);
    chooseInMenu("&Add a stage");
    EXPECT_EQ(rally().stages().size(), 4);
}

TEST_F(Strip, SaysTheNumberOfAStageOnceAndKeepsTheTitleAsItWasWritten) {
    RallyPack pack = open.document().pack();
    RallyStage named = pack.rally.stages().front();
    named.stage.info.title = QStringLiteral("SS 2 Turini");
    apply(addStage(pack.rally, named, 1), pack.rally);
    named.stage.info.title = QStringLiteral("SS 2 Burzet");
    apply(addStage(pack.rally, named, 2), pack.rally);
    open.document().open(pack, {});
    EXPECT_EQ(list().item(1)->text(), QStringLiteral("SS 2  Turini"));
    EXPECT_EQ(list().item(2)->text(), QStringLiteral("SS 3  SS 2 Burzet")) << "another number";
    EXPECT_EQ(rally().stages().at(1).stage.info.title, QStringLiteral("SS 2 Turini"));
    clickOn(1);
    strip().renameStage();
    auto* line = list().findChild<QLineEdit*>();
    ASSERT_NE(line, nullptr);
    EXPECT_EQ(line->text(), QStringLiteral("SS 2 Turini"));
}

TEST_F(Strip, ATitleIsOneLineAndRenamingWithNothingTypedLeavesItAsItIsInTheFile) {
    const QString inFile = QStringLiteral("Mon\u202Ete\n\tCarlo");
    RallyPack pack = open.document().pack();
    RallyStage odd = pack.rally.stages().front();
    odd.stage.info.title = inFile;
    apply(addStage(pack.rally, odd, 1), pack.rally);
    open.document().open(pack, {});
    EXPECT_EQ(list().item(1)->text(), QStringLiteral("SS 2  Monte Carlo"));
    clickOn(1);
    strip().renameStage();
    auto* line = list().findChild<QLineEdit*>();
    ASSERT_NE(line, nullptr);
    EXPECT_EQ(line->text(), QStringLiteral("Monte Carlo"));
    QTest::keyClick(line, Qt::Key_Return);
    QCoreApplication::processEvents();
    EXPECT_EQ(rally().stages().at(1).stage.info.title, inFile);
    EXPECT_EQ(open.steps(), 0);
}

} // namespace

} // namespace stagewright
