#include "editor/rally/evening_panel.h"
#include "editor/window/evening_dock.h"
#include "tests/editor/window/open_window.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

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
    void enter(QWidget& field, const char* text) {
        field.setFocus();
        QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&field, QString::fromLatin1(text));
        QTest::keyClick(&field, Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    /// The plan of the rally as it is now.
    [[nodiscard]] QString plan() {
        constexpr int longest = 20'000; // milliseconds
        EXPECT_TRUE(QTest::qWaitFor([this] { return !panel().planner().isStale(); }, longest));
        return panel().plan();
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
}

TEST_F(Evening, TheTimetableHasClockTimesFromTheStartSaid) {
    enter(field<QLineEdit>("rally-start"), "19:00");
    EXPECT_EQ(rally().info.evening.start, QTime(19, 0));
    const QString text = plan();
    EXPECT_TRUE(text.contains(QStringLiteral("19:00"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("SS 1")));
    undo();
    EXPECT_FALSE(rally().info.evening.start.isValid());
    EXPECT_EQ(field<QLineEdit>("rally-start").text(), QString());
}

TEST_F(Evening, WhatIsNoTimeOfDayIsNotKept) {
    enter(field<QLineEdit>("rally-start"), "half");
    EXPECT_EQ(field<QLineEdit>("rally-start").text(), QString());
    EXPECT_EQ(open.steps(), 0);
}

TEST_F(Evening, WhatDoesNotFitIsSaid) {
    enter(field<QSpinBox>("rally-minutes"), "1");
    EXPECT_EQ(rally().info.evening.minutes, std::optional(1));
    EXPECT_TRUE(plan().contains(QStringLiteral("too long"))) << plan().toStdString();
    enter(field<QSpinBox>("rally-minutes"), "600");
    EXPECT_TRUE(plan().contains(QStringLiteral("It fits"))) << plan().toStdString();
}

TEST_F(Evening, MorePlayersTakeLonger) {
    const auto minutes = [this] {
        const QString text = plan();
        static const QRegularExpression all(QStringLiteral("(\\d+) minutes? in all"));
        return all.match(text).captured(1).toInt();
    };
    enter(field<QSpinBox>("rally-players"), "1");
    const int alone = minutes();
    enter(field<QSpinBox>("rally-players"), "6");
    EXPECT_EQ(rally().players(), 6);
    EXPECT_GT(alone, 0);
    EXPECT_GT(minutes(), alone);
}

TEST_F(Evening, ATitleIsOneStepHoweverLongItIs) {
    auto& title = field<QLineEdit>("rally-title");
    enter(title, "Rally of the lakes");
    EXPECT_EQ(rally().info.title, QStringLiteral("Rally of the lakes"));
    EXPECT_EQ(open.steps(), 1);
    undo();
    EXPECT_EQ(rally().info.title, QString());
}

TEST_F(Evening, OptionsAreThoseOfTheRally) {
    QTest::mouseClick(&field<QCheckBox>("time-control"), Qt::LeftButton, {}, {8, 8});
    EXPECT_TRUE(rally().info.options.timeControl);
    undo();
    EXPECT_FALSE(rally().info.options.timeControl);
    EXPECT_FALSE(field<QCheckBox>("time-control").isChecked());
}

TEST_F(Evening, ASessionBeginsWithTheOpenStageAndHasABreakBefore) {
    open.document().make(duplicateStageOf(rally(), open.document().current()));
    auto& session = field<QCheckBox>("rally-session");
    EXPECT_FALSE(session.isEnabled()); // the first begins one anyway
    open.window.current().strip().turn(1);
    QTest::mouseClick(&session, Qt::LeftButton, {}, {8, session.height() / 2});
    EXPECT_EQ(rally().sessions().size(), 2);
    EXPECT_EQ(rally().stages().at(1).session, 1);
    enter(field<QSpinBox>("rally-break"), "45");
    EXPECT_EQ(rally().sessions().at(1).breakBefore, 45);
    EXPECT_TRUE(plan().contains(QStringLiteral("45 minutes of breaks"))) << plan().toStdString();
    QTest::mouseClick(&session, Qt::LeftButton, {}, {8, session.height() / 2});
    EXPECT_EQ(rally().sessions().size(), 1);
}

} // namespace

} // namespace stagewright
