#include "tests/editor/points/titan_window.h"

#include <QComboBox>
#include <QDockWidget>
#include <QSignalSpy>
#include <QTreeWidget>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// The panel Estimate, of a stage that no car drives.
class TitanEstimatePart : public TitanStages {
protected:
    void showEstimate(const QByteArray& members) {
        show(members);
        auto* dock = window().findChild<QDockWidget*>(QStringLiteral("estimate"));
        dock->show();
        dock->raise();
        ASSERT_TRUE(waitForFigures());
    }
    [[nodiscard]] bool waitForFigures() {
        return QTest::qWaitFor([&] { return !editor().estimator().isStale(); }, 60'000);
    }
    [[nodiscard]] QString text(const char* name) {
        return editor().estimate().findChild<QLabel*>(QString::fromLatin1(name))->text();
    }
    [[nodiscard]] QTreeWidget& list(const char* name) {
        return *editor().estimate().findChild<QTreeWidget*>(QString::fromLatin1(name));
    }
};

TEST_F(TitanEstimatePart, ShowsRacesATitanAloneAndTheFairerDraft) {
    showEstimate(R"("title": "Bare", "marks": [{"at": "A1", "is": ["bonus"]}])");
    EXPECT_EQ(text("titan-minutes"), QStringLiteral("26 min"));
    EXPECT_TRUE(text("titan-summary").startsWith(QStringLiteral("4 titans, 3 laps: 9.1 rounds, ")))
        << text("titan-summary").toStdString();
    QTreeWidget& seats = list("titan-seats");
    ASSERT_EQ(seats.topLevelItemCount(), 4);
    EXPECT_EQ(seats.headerItem()->text(1), QStringLiteral("By the\nbook"));
    EXPECT_EQ(seats.headerItem()->text(2), QStringLiteral("Rolling"));
    EXPECT_TRUE(seats.topLevelItem(0)->text(1).endsWith(QStringLiteral(" %")));
    QTreeWidget& alone = list("titan-alone");
    ASSERT_EQ(alone.topLevelItemCount(), 6);
    EXPECT_EQ(alone.topLevelItem(0)->text(1), QStringLiteral("12.37"));
    EXPECT_EQ(alone.topLevelItem(5)->text(1), QStringLiteral("9.56"));
    EXPECT_EQ(alone.topLevelItem(5)->text(2), QStringLiteral("9"));
    EXPECT_TRUE(text("titan-fairness").contains(QStringLiteral("rolling is fairer here")))
        << text("titan-fairness").toStdString();
    EXPECT_TRUE(text("titan-lives").contains(QStringLiteral("lives lost")));
    EXPECT_TRUE(text("titan-left-out").startsWith(QStringLiteral("Left out: bonus cards")));
    EXPECT_FALSE(says(QStringLiteral("Weather")));
}

TEST_F(TitanEstimatePart, FollowsEditsAndSaysTheSameAgain) {
    showEstimate(R"("marks": [], "laps": 1)");
    const QString one = text("titan-summary");
    EXPECT_TRUE(one.startsWith(QStringLiteral("4 titans, 1 lap: "))) << one.toStdString();
    board().setFocus();
    board().choose(at("C5"));
    key(Qt::Key_I); // ice
    EXPECT_TRUE(editor().estimator().isStale());
    ASSERT_TRUE(waitForFigures());
    EXPECT_NE(list("titan-alone").topLevelItem(0)->text(1), QStringLiteral("4.37"));
    undo();
    ASSERT_TRUE(waitForFigures());
    EXPECT_EQ(text("titan-summary"), one);
    EXPECT_EQ(list("titan-alone").topLevelItem(0)->text(1), QStringLiteral("4.37")); // 118/27
    EXPECT_EQ(list("titan-alone").topLevelItem(1)->text(1), QStringLiteral("3.89"));
}

TEST_F(TitanEstimatePart, ManyEditsInARowBeginOneSimulation) {
    showEstimate(R"("marks": [], "laps": 1)");
    QSignalSpy begun(&editor().estimator(), &TitanEstimator::begun);
    QSignalSpy stale(&editor().estimator(), &TitanEstimator::staleChanged);
    board().setBrush(TrackMark::Ice);
    press(at("A1"));
    for (int i = 1; i < pointCount; ++i)
        moveTo(pointNumbered(i));
    release(at("F12"));
    EXPECT_EQ(marksAt("C5"), TrackMarks(TrackMark::Ice));
    EXPECT_EQ(begun.size(), 0) << "the hand may go on";
    EXPECT_TRUE(editor().estimator().isDue());
    EXPECT_EQ(stale.size(), 1) << "and what is said is not said anew";
    board().setBrush(std::nullopt);
    board().choose(at("B4"));
    board().clearChosen();
    ASSERT_TRUE(waitForFigures());
    EXPECT_EQ(begun.size(), 1);
    EXPECT_EQ(stale.size(), 2);
}

TEST_F(TitanEstimatePart, NobodyLooksNothingIsSimulated) {
    show(R"("marks": [], "laps": 1)");
    window().findChild<QDockWidget*>(QStringLiteral("estimate"))->hide();
    QSignalSpy begun(&editor().estimator(), &TitanEstimator::begun);
    board().setFocus();
    key(Qt::Key_I);
    EXPECT_TRUE(editor().estimator().isStale());
    EXPECT_FALSE(editor().estimator().isDue());
    EXPECT_EQ(begun.size(), 0);
}

TEST_F(TitanEstimatePart, TitansLedAtRandomTakeLonger) {
    showEstimate(R"("marks": [], "laps": 1)");
    const double greedy = editor().estimator().report().forecast->races.rounds().mean;
    auto* policy = editor().estimate().findChild<QComboBox*>(QStringLiteral("titan-policy"));
    policy->setFocus();
    QTest::keyClick(policy, Qt::Key_Down);
    EXPECT_TRUE(editor().estimator().isStale());
    ASSERT_TRUE(waitForFigures());
    EXPECT_GT(editor().estimator().report().forecast->races.rounds().mean, greedy + 0.1);
}

TEST_F(TitanEstimatePart, ShowsWhereTurnsEndAndLivesAreLostOverThePoints) {
    showEstimate(R"("marks": [{"at": "C5", "is": ["lava"]}])");
    EXPECT_TRUE(board().heat().empty());
    const QImage without = board().grab().toImage();
    auto* heat = editor().estimate().findChild<QComboBox*>(QStringLiteral("titan-heat"));
    heat->setFocus();
    QTest::keyClick(heat, Qt::Key_Down);
    ASSERT_EQ(board().heat().size(), std::size_t{mostWorlds} * pointCount);
    EXPECT_EQ(*std::max_element(board().heat().begin(), board().heat().end()), 1);
    EXPECT_NE(board().grab().toImage(), without);
    EXPECT_TRUE(window().findChild<QAction*>(QStringLiteral("point-visits"))->isChecked());
    QTest::keyClick(heat, Qt::Key_Down);
    EXPECT_EQ(board().heat()[static_cast<std::size_t>(numberOfPoint(at("C5")))], 1) << "on lava";
    QTest::keyClick(heat, Qt::Key_Home);
    EXPECT_TRUE(board().heat().empty());
}

TEST_F(TitanEstimatePart, SaysWhyThereIsNone) {
    showEstimate(R"("kind": "grand-slam", "tracks": ["kaldeira"])");
    EXPECT_EQ(text("titan-minutes"), QStringLiteral("No time yet"));
    EXPECT_EQ(text("titan-summary"),
              QStringLiteral("A Grand Slam has three tracks, not 1. Choose three."));
    EXPECT_FALSE(list("titan-seats").isVisible());
}

TEST_F(TitanEstimatePart, ANewTrackIsABareOne) {
    showEstimate(R"("tiles": [])");
    EXPECT_EQ(text("titan-minutes"), QStringLiteral("26 min"));
    EXPECT_EQ(list("titan-alone").topLevelItem(0)->text(1), QStringLiteral("12.37"));
}

} // namespace

} // namespace stagewright
