#include "editor/estimate/estimate_panel.h"
#include "tests/editor/window/open_window.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

constexpr int patience = 30'000; // milliseconds, for the slowest machine

struct Estimating : testing::Test {
    OpenWindow open;
    EstimatePanel& panel = open.window.estimatePanel();

    [[nodiscard]] bool comesToRest() {
        return QTest::qWaitFor([this] { return !open.window.estimator().isStale(); }, patience);
    }
    /// The text beside a caption of the panel's form.
    [[nodiscard]] std::string fact(const char* caption) {
        auto* form = panel.findChild<QFormLayout*>();
        for (int row = 0; row < form->rowCount(); ++row)
            if (auto* label =
                    qobject_cast<QLabel*>(form->itemAt(row, QFormLayout::LabelRole)->widget());
                label->text() == QString::fromLatin1(caption))
                return qobject_cast<QLabel*>(form->itemAt(row, QFormLayout::FieldRole)->widget())
                    ->text()
                    .toStdString();
        return "no such caption";
    }
    [[nodiscard]] bool says(const char* text) {
        const auto labels = panel.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(QString::fromLatin1(text));
        });
    }
};

TEST_F(Estimating, TheSampleHasATime) {
    ASSERT_TRUE(comesToRest());
    const double mean = open.window.estimator().report().estimate->drives.mean();
    EXPECT_TRUE(says(minutesAndSeconds(mean).toLatin1().constData()));
    EXPECT_EQ(fact("Length"), "short");
}

TEST_F(Estimating, MorePlayersTakeLonger) {
    ASSERT_TRUE(comesToRest());
    auto* players = panel.findChild<QSpinBox*>();
    players->setFocus();
    const std::string four = fact("At the table");
    open.key(Qt::Key_Up);
    EXPECT_EQ(players->value(), 5);
    EXPECT_NE(fact("At the table"), four);
    EXPECT_EQ(open.settings.value(QStringLiteral("estimate/players")).toInt(), 5);
    EXPECT_EQ(open.steps(), 0);
}

TEST_F(Estimating, ACarefulDriverIsSlowerThanTheOptimalOne) {
    ASSERT_TRUE(comesToRest());
    const double optimal = open.window.estimator().report().estimate->drives.mean();
    panel.findChild<QComboBox*>()->setFocus();
    open.key(Qt::Key_Home); // the first entry
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return open.window.estimator().wishes().profile == Profile::Careful; }, patience));
    ASSERT_TRUE(comesToRest());
    EXPECT_GT(open.window.estimator().report().estimate->drives.mean(), optimal);
}

TEST_F(Estimating, AStageWithoutARouteSaysWhyItHasNoTime) {
    open.click({1, 1});
    open.key(Qt::Key_Delete);
    ASSERT_TRUE(comesToRest());
    EXPECT_TRUE(says("No time yet"));
    EXPECT_TRUE(says("No road leads"));
    EXPECT_FALSE(says("Turns")); // no captions without figures
    EXPECT_FALSE(says("a drive"));
    open.key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_TRUE(comesToRest());
    EXPECT_FALSE(says("No time yet"));
}

TEST_F(Estimating, FiguresAreAsBrightAfterAnEditAsBefore) {
    ASSERT_TRUE(comesToRest());
    auto* chart = panel.findChild<TimeChart*>();
    const QImage before = chart->grab().toImage();
    open.click({1, 1});
    open.key(Qt::Key_Delete);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(open.window.estimator().isStale());
    EXPECT_NE(chart->grab().toImage(), before); // faint
    ASSERT_TRUE(comesToRest());
    EXPECT_EQ(chart->grab().toImage(), before);
}

TEST_F(Estimating, LossesAndGearsAreLaidOverTheBoardOneAtATime) {
    ASSERT_TRUE(comesToRest());
    const auto picture = [&] {
        open.board().grab(); // the first frame is without tiles
        return open.board().grab().toImage();
    };
    const QImage plain = picture();
    open.board().setFocus();
    open.key(Qt::Key_L);
    EXPECT_TRUE(open.window.overlays().action(Layer::Losses).isChecked());
    const QImage losses = picture();
    EXPECT_NE(losses, plain);
    open.key(Qt::Key_G);
    EXPECT_FALSE(open.window.overlays().action(Layer::Losses).isChecked());
    const QImage gears = picture();
    EXPECT_NE(gears, losses);
    EXPECT_NE(gears, plain);
    open.key(Qt::Key_G);
    EXPECT_EQ(picture(), plain);
}

TEST_F(Estimating, ATileOfTheListIsShownOnTheBoard) {
    ASSERT_TRUE(comesToRest());
    auto* bars = panel.findChild<TileBars*>();
    bars->scrollTo(bars->model()->index(2, 0));
    QTest::mouseClick(bars->viewport(), Qt::LeftButton, {},
                      bars->visualRect(bars->model()->index(2, 0)).center());
    ASSERT_EQ(open.window.selection().tiles().size(), 1);
    EXPECT_EQ(open.window.selection().tiles().front().side, tileId("205a"));
}

} // namespace

} // namespace stagewright
