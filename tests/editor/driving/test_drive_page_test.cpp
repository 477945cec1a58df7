#include "editor/document/stage_undo_step.h"
#include "model/drive/exact_solver.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/driving/open_drive.h"
#include "tests/editor/wait_until.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

struct TestDriving : testing::Test {
    OpenDrive drive;

    void SetUp() override {
        drive.bring();
        QTabBar* tabs = drive.panel().tabBar();
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        ASSERT_TRUE(waitUntil([&] { return page().drive() != nullptr; }));
    }
    [[nodiscard]] TestPage& page() { return drive.test(); }
    [[nodiscard]] ChoiceList& list() { return *page().findChild<ChoiceList*>(); }
    [[nodiscard]] const OpenChoices& choices() { return page().choices(); }
    /// Waits for what a step brings.
    bool comes(std::size_t turns, std::size_t rolls) {
        return waitUntil([&] {
            const auto& all = page().drive()->record().turns;
            return all.size() == turns && (all.empty() || all.back().rolls.size() == rolls);
        });
    }
    void clickSpace(SpaceVertex space) {
        const auto& places = *drive.onBoard()->places;
        const QPoint at = drive.open.board().camera().toScreen(places[space].at).toPoint();
        QTest::mouseClick(&drive.open.board(), Qt::LeftButton, {}, at);
    }
};

TEST_F(TestDriving, WhatIsOpenStandsInThePanelAndOnTheBoard) {
    EXPECT_EQ(static_cast<std::size_t>(list().topLevelItemCount()), choices().rolls.size());
    ASSERT_FALSE(choices().rolls.empty());
    EXPECT_EQ(list().topLevelItem(0)->text(0), QStringLiteral("gear 1"));
    EXPECT_EQ(list().topLevelItem(0)->text(3), QStringLiteral("0 %")); // one hazard does no harm
    ASSERT_TRUE(drive.onBoard());
    EXPECT_FALSE(drive.onBoard()->scene.open.empty());
    EXPECT_FALSE(drive.button(page(), "End the turn")->isEnabled());
}

TEST_F(TestDriving, ASpaceIsPickedOnTheBoardAndItsDiceAreRolled) {
    const std::size_t last = choices().rolls.size() - 1;
    ASSERT_GT(last, 0U);
    const SpaceVertex space = choices().rolls[last].to;
    clickSpace(space);
    ASSERT_TRUE(list().chosen());
    EXPECT_EQ(choices().rolls[*list().chosen()].to, space);
    EXPECT_TRUE(selectionOf(drive.open.window).isEmpty()); // the click was for the drive
    drive.click(page(), "Roll");
    ASSERT_TRUE(comes(1, 1));
    EXPECT_EQ(page().drive()->space(), space);
    EXPECT_TRUE(drive.button(page(), "End the turn")->isEnabled());
    drive.click(page(), "Take back");
    EXPECT_TRUE(page().drive()->record().turns.empty());
    EXPECT_EQ(drive.onBoard()->scene.cars.front().to, startVertex);
}

TEST_F(TestDriving, TheKeyboardRollsWhatIsChosen) {
    list().setFocus();
    drive.open.key(Qt::Key_Down);
    drive.open.key(Qt::Key_Return);
    ASSERT_TRUE(comes(1, 1));
}

TEST_F(TestDriving, DiceRolledAtTheTableAreEntered) {
    const QList<QToolButton*> dice = page().findChildren<QToolButton*>();
    ASSERT_EQ(dice.size(), 1);
    QTest::mouseClick(dice.front(), Qt::LeftButton); // a hazard
    drive.click(page(), "Enter these dice");
    ASSERT_TRUE(comes(1, 1));
    EXPECT_EQ(page().drive()->record().turns[0].rolls[0].dice[0].face, DieFace::Hazard);
    EXPECT_EQ(page().drive()->hazards(), 1);
    drive.click(page(), "End the turn");
    ASSERT_TRUE(waitUntil([&] { return !page().drive()->isInTurn(); }));
    EXPECT_EQ(page().drive()->seconds(), 50); // gear 1
    EXPECT_TRUE(drive.says(page(), QStringLiteral("0:50")));
}

TEST_F(TestDriving, ATitleTakesNothingAwayLapsOrTilesBeginAnew) {
    drive.click(page(), "Roll");
    ASSERT_TRUE(comes(1, 1));
    Document& document = drive.open.document();
    document.make(changeTitle(document.stage(), QStringLiteral("Night stage")));
    settle();
    ASSERT_TRUE(page().drive());
    EXPECT_EQ(page().drive()->record().turns.size(), 1U);
    EXPECT_TRUE(drive.onBoard());
    document.make(changeDashboard(document.stage(), QStringLiteral("snow")));
    ASSERT_TRUE(
        waitUntil([&] { return page().drive() && page().drive()->record().turns.empty(); }));
    EXPECT_EQ(page().drive()->dashboard().id, QStringLiteral("snow"));
}

TEST_F(TestDriving, HintsSayWhatEachChoiceCosts) {
    EXPECT_TRUE(list().isColumnHidden(4));
    drive.click(page(), "Hints");
    EXPECT_FALSE(list().isColumnHidden(4));
    int best = 0;
    for (int row = 0; row < list().topLevelItemCount(); ++row)
        best += list().topLevelItem(row)->text(4) == QStringLiteral("best") ? 1 : 0;
    EXPECT_EQ(best, 1);
    const StageToDrive& stage = page().drive()->stage();
    const double exact =
        solveExactly(stage.graph(), stage.rules(), stage.task().dashboard)->start.seconds;
    for (const OpenRoll& roll : choices().rolls)
        if (roll.isBest) {
            EXPECT_NEAR(roll.seconds, exact, 1e-9);
        }
}

TEST_F(TestDriving, AFinishedDriveComparesAndIsEnteredAsAResult) {
    Driver driver;
    driver.name = QStringLiteral("Ola");
    drive.open.document().make(RallyUndoStep{addDriver(drive.open.document().rally(), driver),
                                             [] { return QStringLiteral("Driver"); }});
    ASSERT_TRUE(waitUntil([&] { return !drive.open.window.estimator().isStale(); }));
    for (int step = 0; step < 400 && !page().drive()->isOver(); ++step) {
        std::optional<int> best;
        for (std::size_t i = 0; i < choices().rolls.size(); ++i)
            if (choices().rolls[i].isBest)
                best = static_cast<int>(i);
        const DriveRecord before = page().drive()->record();
        const int seconds = page().drive()->seconds();
        if (best) {
            list().setCurrentItem(list().topLevelItem(*best));
            drive.click(page(), "Roll");
        } else {
            drive.click(page(), "End the turn");
        }
        ASSERT_TRUE(waitUntil([&] {
            return page().drive()->record() != before || page().drive()->seconds() != seconds;
        }));
    }
    ASSERT_TRUE(page().drive()->isOver());
    const int seconds = page().drive()->seconds();
    EXPECT_TRUE(drive.says(page(), QStringLiteral("faster than")));
    drive.click(page(), "Enter as a result");
    const Rally& rally = drive.open.document().rally();
    ASSERT_EQ(rally.results().size(), 1U);
    const StageResult& result = rally.results().begin()->second;
    EXPECT_EQ(std::get<Timed>(result.outcome).seconds, seconds);
    drive.open.board().setFocus();
    drive.open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(drive.open.document().rally().results().empty());
}

} // namespace
} // namespace stagewright
