#include "editor/estimate/estimate_panel.h"
#include "editor/settings/fixed_keys.h"
#include "editor/settings/key_sheet.h"
#include "editor/settings/menu_command.h"
#include "editor/settings/settings_dialog.h"
#include "editor/window/settings_actions.h"
#include "tests/editor/driving/open_drive.h"
#include "tests/editor/language/spoken_in.h"

#include <QApplication>

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {

namespace {

struct DriveKeys : testing::Test {
    OpenDrive drive;

    void SetUp() override {
        drive.bring();
        ASSERT_TRUE(drive.comesToADrive());
    }
    [[nodiscard]] QToolButton& tool(const char* name) {
        return *drive.watch().findChild<QToolButton*>(QString::fromLatin1(name));
    }
    [[nodiscard]] const PlayHead& head() { return drive.watch().head(); }
};

TEST_F(DriveKeys, AreSaidInTheTipsOfTheirButtons) {
    EXPECT_EQ(tool("play").toolTip(), QStringLiteral("Play (Space)"));
    EXPECT_EQ(tool("turn-back").toolTip(), QStringLiteral("Back a turn (Left)"));
    EXPECT_EQ(tool("die-forward").toolTip(), QStringLiteral("On a die (Shift+Right)"));
    EXPECT_EQ(tool("next-loss").toolTip(), QStringLiteral("Go to the next loss of control (L)"));
    EXPECT_EQ(tool("next-pass").toolTip(), QStringLiteral("Go to the next pass (P)"));
    QTest::mouseClick(&tool("play"), Qt::LeftButton);
    EXPECT_EQ(tool("play").toolTip(), QStringLiteral("Pause (Space)"));
}

TEST_F(DriveKeys, WorkWhereverTheKeyboardIsInThePage) {
    tool("die-forward").setFocus();
    drive.open.key(Qt::Key_Right);
    EXPECT_TRUE(turnHasEnded(*drive.watch().record(), head().at));
    drive.open.key(Qt::Key_Right, Qt::ShiftModifier);
    drive.open.key(Qt::Key_Left);
    const DriveMoment at = head().at;
    const bool losses = layersOf(drive.open.window).shown().has("losses");
    drive.open.key(Qt::Key_L);
    EXPECT_EQ(layersOf(drive.open.window).shown().has("losses"), losses) << "it is for the page";
    if (const auto loss = lossAfter(*drive.watch().record(), at)) {
        EXPECT_EQ(head().at, *loss);
    }
}

TEST_F(DriveKeys, AreForThePageWhoseTabIsClickedBeItInFrontAlready) {
    OpenWindow& open = drive.open;
    open.click(sample::corner);
    ASSERT_EQ(open.selected().size(), 1);
    ASSERT_TRUE(open.board().hasFocus());
    const QTabBar* tabs = drive.panel().tabBar();
    const auto clickOn = [&](int tab) {
        QTest::mouseClick(drive.panel().tabBar(), Qt::LeftButton, {}, tabs->tabRect(tab).center());
    };
    ASSERT_EQ(tabs->currentIndex(), 0);
    const PlayHead before = head();
    clickOn(0);
    open.key(Qt::Key_Right);
    EXPECT_NE(head(), before);
    EXPECT_EQ(open.steps(), 0) << "the tile has stayed";
    open.board().setFocus();
    clickOn(1);
    EXPECT_TRUE(drive.test().isAncestorOf(QApplication::focusWidget()));
    open.board().setFocus();
    clickOn(0);
    EXPECT_TRUE(drive.watch().isAncestorOf(QApplication::focusWidget()));
}

TEST_F(DriveKeys, AreOnTheListsOfKeys) {
    auto keys = driveKeys();
    ASSERT_EQ(keys.size(), 5U);
    const auto others = panelKeys();
    keys.insert(keys.end(), others.begin(), others.end());
    const std::vector<KeyGroup> groups = keyGroups(commandsOf(drive.open.window));
    for (const FixedKeys& each : keys)
        EXPECT_TRUE(std::any_of(groups.end() - 2, groups.end(), [&](const KeyGroup& group) {
            return std::any_of(group.lines.begin(), group.lines.end(),
                               [&](const KeyGroup::Line& line) {
                                   return line.what == each.what && line.keys == each.shown;
                               });
        })) << each.what.toStdString();
    const ShortcutTree& tree =
        *drive.open.window.settings().dialog().shortcuts().findChild<ShortcutTree*>();
    for (const FixedKeys& each : keys)
        EXPECT_FALSE(tree.findItems(each.what, Qt::MatchExactly | Qt::MatchRecursive).isEmpty())
            << each.what.toStdString();
}

TEST(AnotherOne, AgreesWithWhatIsWatched) {
    const SpokenIn german(QStringLiteral("de"));
    OpenDrive drive{OpenWindow(QStringLiteral(TEST_DATA_DIR "/gt-circuits/course1.json"))};
    drive.bring();
    ASSERT_TRUE(drive.comesToADrive());
    EXPECT_TRUE(drive.button(drive.watch(), "Eine andere")); // Fahrt
    drive.open.window.driveDock().watch(3);
    ASSERT_TRUE(waitUntil(
        [&] { return drive.watch().record() && drive.watch().record()->grid.size() == 3; }));
    EXPECT_TRUE(drive.button(drive.watch(), "Ein anderes")); // Rennen
    EXPECT_FALSE(drive.button(drive.watch(), "Eine andere"));
}

TEST(WatchARace, IsOfferedBeforeThereAreFigures) {
    OpenDrive drive{OpenWindow(QStringLiteral(TEST_DATA_DIR "/gt-circuits/course1.json"))};
    EstimatePanel& panel = drive.open.window.estimatePanel();
    const auto parts = [&] { return panel.findChild<QTabBar*>(QStringLiteral("estimate-parts")); };
    ASSERT_TRUE(waitUntil([&] { return parts() != nullptr; }));
    QTest::mouseClick(parts(), Qt::LeftButton, {}, parts()->tabRect(1).center());
    EXPECT_FALSE(drive.open.window.races().report().races);
    EXPECT_TRUE(drive.button(panel, "Watch a race"));
    drive.click(panel, "Watch a race");
    settle();
    ASSERT_TRUE(waitUntil([&] {
        return drive.watch().record() &&
               drive.watch().record()->grid.size() ==
                   static_cast<std::size_t>(drive.open.document().rally().players());
    }));
}

} // namespace

} // namespace stagewright
