#include "editor/estimate/estimate_panel.h"
#include "model/game/estimate_length.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <QAbstractButton>
#include <QLabel>
#include <QTabBar>

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

namespace stagewright {

namespace {

/// A circuit, and what is said of its race.
struct RacePanel : testing::Test {
    explicit RacePanel(const Games& known = games())
        : open(QStringLiteral(TEST_DATA_DIR "/gt-circuits/course1.json"), known) {}

    OpenWindow open;
    EstimatePanel& panel = open.window.estimatePanel();

    [[nodiscard]] bool isEstimated() {
        return waitUntil([this] { return !open.window.estimator().isStale(); });
    }
    void clickTab(int index) {
        auto* tabs = panel.findChild<QTabBar*>(QStringLiteral("estimate-parts"));
        ASSERT_TRUE(tabs);
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(index).center());
    }
    [[nodiscard]] bool says(const char* text) {
        const auto labels = panel.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(QString::fromLatin1(text));
        });
    }
    [[nodiscard]] bool comesToSay(const char* text) {
        return waitUntil([&] { return says(text); });
    }
    [[nodiscard]] QAbstractButton& watch() {
        for (auto* button : panel.findChildren<QAbstractButton*>())
            if (button->isVisible() && button->text() == QStringLiteral("&Watch a race"))
                return *button;
        throw std::runtime_error("no button");
    }
    /// Whether what stands there is of the stage as it is, and as good as it gets.
    [[nodiscard]] bool isRaced() {
        return waitUntil([&] { return said().isEnabled(); });
    }
    [[nodiscard]] QLabel& said() {
        for (auto* label : panel.findChildren<QLabel*>())
            if (label->accessibleName() == QStringLiteral("The race in a sentence"))
                return *label;
        throw std::runtime_error("no sentence");
    }
};

/// Of as many races as a user sees the figures of.
class RacePanelAtFullLength : public RacePanel {
protected:
    RacePanelAtFullLength() : RacePanel(games().with(EstimateLength{})) {}
};

} // namespace

namespace {

TEST_F(RacePanelAtFullLength, SaysWhatTheRaceIsLike) {
    ASSERT_TRUE(isEstimated());
    EXPECT_FALSE(says("passing"));
    clickTab(1);
    ASSERT_TRUE(comesToSay("Pole is worth "));
    ASSERT_TRUE(isRaced());
    EXPECT_TRUE(says("passing: 5."));
    EXPECT_TRUE(says("7.4 until the first car is in, 10.1 until the last"));
    EXPECT_TRUE(says("33 minute"));
    EXPECT_FALSE(says("8 of 10 drives"));
    clickTab(0);
    EXPECT_TRUE(says("8 of 10 drives"));
    EXPECT_FALSE(says("Pole is worth "));
}

TEST_F(RacePanel, BeginsAgainAfterAnEdit) {
    ASSERT_TRUE(isEstimated());
    clickTab(1);
    ASSERT_TRUE(comesToSay("Pole is worth ")); // at first of some races, before all are run
    // The pit beside the road, which no car needs.
    open.click(Hex{-1, 0});
    open.key(Qt::Key_Delete);
    EXPECT_FALSE(said().isEnabled());
    EXPECT_TRUE(watch().isEnabled());
    ASSERT_TRUE(isRaced());
    EXPECT_TRUE(says("Pole is worth "));
    // A tile of the lap.
    open.click(Hex{-1, 2});
    open.key(Qt::Key_Delete);
    ASSERT_TRUE(isRaced());
    EXPECT_FALSE(says("Pole is worth "));
    EXPECT_TRUE(says("No road leads"));
}

} // namespace

} // namespace stagewright
