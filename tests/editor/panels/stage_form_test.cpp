#include "editor/files/document_file.h"
#include "editor/panels/stage_panel.h"
#include "editor/rally/evening_panel.h"
#include "editor/rally/evening_planner.h"
#include "editor/window/evening_dock.h"
#include "editor/window/workspace.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/settle.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QCheckBox>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// What else is said of the stage, behind the fold of its panel.
class StageForms : public testing::Test {
protected:
    StageForms() {
        open.window.resize(1280, 1000);
        clickFold();
    }

    [[nodiscard]] StagePanel& panel() { return open.window.stagePanel(); }
    [[nodiscard]] QDockWidget& dock(const char* name) {
        return *open.window.findChild<QDockWidget*>(QString::fromLatin1(name));
    }
    template <typename Field>
    [[nodiscard]] Field& field(const char* name) {
        return *panel().findChild<Field*>(QString::fromLatin1(name));
    }
    [[nodiscard]] const Rally& rally() { return open.document().rally(); }
    [[nodiscard]] const RallyStage& stage() { return *rally().find(open.document().current()); }

    void clickFold() {
        QTest::mouseClick(&panel().fold(), Qt::LeftButton);
        settle();
    }
    void scrollTo(QWidget& field) {
        static_cast<QScrollArea*>(dock("stage").widget())->ensureWidgetVisible(&field);
        settle();
    }
    void enter(QWidget& field, const char* text) {
        scrollTo(field);
        field.setFocus();
        QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&field, QString::fromLatin1(text));
        QTest::keyClick(&field, Qt::Key_Return);
        settle();
    }
    void tick(const char* name) {
        auto& box = field<QCheckBox>(name);
        scrollTo(box);
        ASSERT_TRUE(box.isVisible());
        QTest::mouseClick(&box, Qt::LeftButton, {}, {8, box.height() / 2});
        settle();
    }
    /// What is said of entries that were not taken.
    [[nodiscard]] QString inputErrors() { return field<QLabel>("refusals").text(); }

    /// The sample again, behind the last stage.
    void addCopy() {
        open.document().make(
            addStageTo(rally(), rally().stages().front().stage, rally().stages().size()));
        settle();
    }
    void openStage(int index) {
        open.document().turnTo(rally().stages().at(index).key);
        settle();
    }
    /// Fields have an undo of their own.
    void undo() {
        open.board().setFocus();
        open.key(Qt::Key_Z, Qt::ControlModifier);
        settle();
    }

    OpenWindow open;
};

TEST_F(StageForms, TheFoldShowsMoreBelowTitleAndAuthorAndIsRemembered) {
    auto& place = field<QLineEdit>("stage-place");
    EXPECT_TRUE(place.isVisible());
    const auto top = [this](const QWidget& of) { return of.mapTo(&panel(), QPoint()).y(); };
    EXPECT_GT(top(place), top(panel().author()));
    EXPECT_LT(top(place), top(panel().author()) + 4 * place.height()) << "they stand together";
    addCopy();
    const StagePanel* first = &panel();
    open.newStage(); // in a tab of its own, as something has been done in this one
    settle();
    ASSERT_NE(&panel(), first);
    EXPECT_TRUE(field<QLineEdit>("stage-place").isVisible());
    clickFold();
    EXPECT_FALSE(field<QLineEdit>("stage-place").isVisible());
    EXPECT_FALSE(field<QCheckBox>("stage-own").isVisible());
    EXPECT_TRUE(panel().author().isVisible());
    open.window.tabs().turn(-1);
    settle();
    EXPECT_FALSE(field<QLineEdit>("stage-place").isVisible());
}

TEST_F(StageForms, ThePanelIsAsTallAsWhatItShows) {
    const auto isAllSeen = [this] {
        const auto& bars = *static_cast<QScrollArea*>(dock("stage").widget());
        return bars.verticalScrollBar()->maximum() == 0 && bars.height() == panel().height();
    };
    EXPECT_TRUE(waitUntil(isAllSeen));
    const int unfolded = dock("stage").height();
    tick("stage-own"); // four more rules
    EXPECT_TRUE(waitUntil(isAllSeen));
    EXPECT_GT(dock("stage").height(), unfolded + 40);
    tick("stage-own");
    EXPECT_TRUE(waitUntil([&] { return dock("stage").height() == unfolded; }))
        << dock("stage").height() << " and not " << unfolded;
    EXPECT_TRUE(isAllSeen());
    const int estimate = dock("estimate").height();
    clickFold();
    EXPECT_TRUE(waitUntil(isAllSeen));
    EXPECT_LT(dock("stage").height(), unfolded / 2);
    EXPECT_GT(dock("estimate").height() + dock("findings").height(), estimate + 60)
        << "others have what it does not need";
    clickFold();
    EXPECT_TRUE(waitUntil(isAllSeen));
    EXPECT_EQ(dock("stage").height(), unfolded);
}

TEST_F(StageForms, KeysUnfoldAndGoOnIntoTheFields) {
    clickFold();
    panel().author().setFocus();
    open.key(Qt::Key_Tab);
    ASSERT_TRUE(panel().fold().hasFocus());
    open.key(Qt::Key_Space);
    open.key(Qt::Key_Tab);
    EXPECT_TRUE(field<QLineEdit>("stage-place").hasFocus());
}

TEST_F(StageForms, AStageAloneHasNoSessionsToChooseFrom) {
    EXPECT_FALSE(field<QCheckBox>("stage-session").isVisible());
    EXPECT_FALSE(field<QLineEdit>("session-title").isVisible());
    addCopy();
    EXPECT_TRUE(field<QCheckBox>("stage-session").isVisible());
    EXPECT_TRUE(field<QLineEdit>("session-title").isVisible());
}

TEST_F(StageForms, BonusesAreNumbersOrNotTaken) {
    auto& bonuses = field<QLineEdit>("stage-bonuses");
    enter(bonuses, "10, six, 3");
    EXPECT_TRUE(stage().bonuses.isEmpty());
    EXPECT_TRUE(inputErrors().contains(QStringLiteral("six")));
    enter(bonuses, "10 6 3");
    EXPECT_EQ(stage().bonuses, (QList<int>{10, 6, 3}));
    EXPECT_EQ(inputErrors(), QString());
}

TEST_F(StageForms, AStageHasAPlaceATextAndBonusesOfItsOwn) {
    addCopy();
    enter(field<QLineEdit>("stage-place"), "Jyvaskyla");
    enter(field<QLineEdit>("stage-country"), "Finland");
    enter(field<QLineEdit>("stage-bonuses"), "10, 6; 3");
    QTest::keyClicks(&field<QPlainTextEdit>("stage-text"), QStringLiteral("Many jumps."));
    EXPECT_EQ(stage().place, QStringLiteral("Jyvaskyla"));
    EXPECT_EQ(stage().country, QStringLiteral("Finland"));
    EXPECT_EQ(stage().text, QStringLiteral("Many jumps."));
    EXPECT_EQ(stage().bonuses, (QList<int>{10, 6, 3}));
    EXPECT_EQ(field<QLineEdit>("stage-bonuses").text(), QStringLiteral("10, 6, 3"));
    EXPECT_EQ(open.steps(), 1 + 4);
    openStage(0);
    EXPECT_EQ(field<QLineEdit>("stage-place").text(), QString());
    undo(); // goes back to the stage in which the step was
    undo();
    EXPECT_EQ(rally().stages().at(1).bonuses, QList<int>());
    EXPECT_EQ(rally().stages().at(1).place, QStringLiteral("Jyvaskyla"));
}

TEST_F(StageForms, AStageMayHaveRulesOfItsOwn) {
    EXPECT_FALSE(field<QCheckBox>("stage-flying-start").isVisible());
    tick("stage-own");
    tick("stage-flying-start");
    ASSERT_TRUE(stage().options);
    EXPECT_TRUE(stage().options->flyingStart);
    EXPECT_FALSE(rally().info.options.flyingStart);
    tick("stage-own");
    EXPECT_FALSE(stage().options);
}

TEST_F(StageForms, ASessionBeginsWithTheOpenStageWithATitleAndABreakBefore) {
    addCopy();
    openStage(0);
    EXPECT_FALSE(field<QCheckBox>("stage-session").isEnabled()); // the first begins one anyway
    openStage(1);
    tick("stage-session");
    EXPECT_EQ(rally().sessions().size(), 2);
    EXPECT_EQ(rally().stages().at(1).session, 1);
    enter(field<QSpinBox>("session-break"), "45");
    enter(field<QLineEdit>("session-title"), "After dinner");
    EXPECT_EQ(rally().sessions().at(1).breakBefore, 45);
    open.window.findChild<QAction*>(QStringLiteral("panel-evening"))->trigger();
    settle();
    const EveningPanel& evening = *open.window.findChild<EveningDock*>()->panel();
    ASSERT_TRUE(waitUntil([&] { return !evening.planner().isStale(); }));
    EXPECT_TRUE(evening.plan().toPlainText().contains(QStringLiteral("After dinner")));
    EXPECT_EQ(evening.planner().report().plan->timetable.breaks, 45);
    tick("stage-session");
    EXPECT_EQ(rally().sessions().size(), 1);
}

TEST_F(StageForms, ACircuitHasAPitStopAndAStageService) {
    EXPECT_EQ(field<QCheckBox>("stage-service").text(), QStringLiteral("Service afterwards"));
    open.document().open(stageAlone(stageFrom(QStringLiteral("gt-circuits/course1.json"))), {});
    settle();
    EXPECT_EQ(field<QCheckBox>("stage-service").text(), QStringLiteral("Pit stop afterwards"));
    tick("stage-service");
    EXPECT_TRUE(stage().serviceAfter);
    undo();
    EXPECT_FALSE(stage().serviceAfter);
}

} // namespace

} // namespace stagewright
