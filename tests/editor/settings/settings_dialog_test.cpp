#include "editor/colours/board_colours.h"
#include "editor/holdings/holdings_dialog.h"
#include "editor/panels/findings_panel.h"
#include "editor/window/settings_actions.h"
#include "editor/window/table_actions.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/window/open_window.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

struct SettingsPages : testing::Test {
    OpenWindow open;

    SettingsDialog& dialog() {
        open.window.activateWindow();
        QApplication::setActiveWindow(&open.window);
        open.board().setFocus();
        open.key(Qt::Key_Comma, Qt::ControlModifier);
        SettingsDialog& shown = open.window.settings().dialog();
        EXPECT_TRUE(shown.isVisible());
        QApplication::setActiveWindow(&shown);
        return shown;
    }
    static void enter(QDoubleSpinBox& field, const char* number) {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, QString::fromLatin1(number));
        QTest::keyClick(&field, Qt::Key_Return);
    }
};

TEST_F(SettingsPages, TheThemeIsAppliedAtOnceAndRemembered) {
    QComboBox& theme = dialog().general().theme();
    ASSERT_FALSE(isDark(open.window.palette()));
    theme.setFocus();
    QTest::keyClicks(&theme, QStringLiteral("D"));
    QCoreApplication::processEvents();
    EXPECT_EQ(theme.currentText(), QStringLiteral("Dark"));
    EXPECT_TRUE(isDark(open.window.palette()));
    EXPECT_TRUE(isDark(open.board().palette())) << "the colours of the board follow it";
    EXPECT_TRUE(isDark(paletteOf(open.window).palette()));
    EXPECT_TRUE(isDark(theme.palette()));
    EXPECT_EQ(open.settings.value(QStringLiteral("view/theme")), QStringLiteral("dark"));
    QTest::mouseClick(&open.window.settings().dialog().defaults(), Qt::LeftButton);
    QCoreApplication::processEvents();
    EXPECT_EQ(theme.currentText(), QStringLiteral("As the system"));
    EXPECT_FALSE(isDark(open.window.palette()));
    EXPECT_FALSE(open.settings.contains(QStringLiteral("view/theme")));
}

TEST_F(SettingsPages, TheBoardIsDrawnInTheColoursOfTheTheme) {
    const auto ground = [&] {
        QCoreApplication::processEvents();
        return open.board().grab().toImage().pixelColor(2, 2).lightness();
    };
    open.key(Qt::Key_H); // no grid
    EXPECT_GT(ground(), 200);
    QComboBox& theme = dialog().general().theme();
    theme.setCurrentText(QStringLiteral("Dark"));
    EXPECT_LT(ground(), 60);
    theme.setCurrentText(QStringLiteral("Light"));
    EXPECT_GT(ground(), 200);
}

TEST_F(SettingsPages, AWindowBeginsInTheThemeOfTheLastTime) {
    open.settings.setValue(QStringLiteral("view/theme"), QStringLiteral("dark"));
    {
        UserAnswers answers;
        MainWindow again(gamesWithoutPieces(), open.settings, answers.dialogs(),
                         RecoveryFolder(open.path("again")));
        again.show();
        QCoreApplication::processEvents();
        EXPECT_TRUE(isDark(again.palette()));
        EXPECT_TRUE(isDark(boardOf(again).palette()));
    }
    EXPECT_FALSE(isDark(QApplication::palette())) << "it ends with the window";
}

TEST_F(SettingsPages, ChangesAreKeptSafeAsSoonAsIsSetInTabsToComeToo) {
    using namespace std::chrono_literals;
    QSpinBox& within = dialog().general().keptWithin();
    within.setFocus();
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(&within, Qt::Key_Down);
    EXPECT_EQ(within.value(), 1) << "no sooner";
    open.document().open(Stage(), open.path("some.json")); // the place stays
    open.window.tabs().openNew({});
    ASSERT_EQ(open.window.recovery().autosaves().size(), 2U);
    for (const Autosave* each : open.window.recovery().autosaves())
        EXPECT_LT(each->delay(), 1s);
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(&within, Qt::Key_Up);
    EXPECT_EQ(within.value(), 5) << "no later";
    for (const Autosave* each : open.window.recovery().autosaves()) {
        EXPECT_GT(each->delay(), 4s);
        EXPECT_LT(each->delay(), 5s);
    }
    EXPECT_EQ(open.settings.value(QStringLiteral("recovery/keptWithin")).toInt(), 5);
}

TEST_F(SettingsPages, TheTableIsTheOneOfTheBoxesDialog) {
    SettingsDialog& shown = dialog();
    shown.pages().setCurrentWidget(&shown.table());
    enter(shown.table().width(), "150");
    EXPECT_EQ(open.window.table().dialog().width().value(), 150);
    open.window.table().dialog().depth().setValue(90);
    EXPECT_EQ(shown.table().depth().value(), 90);
    EXPECT_EQ(open.settings.value(QStringLiteral("holdings/table")).toSizeF(), QSizeF(150, 90));
    QTest::mouseClick(&shown.defaults(), Qt::LeftButton);
    EXPECT_EQ(shown.table().width().value(), 120);
    EXPECT_EQ(open.window.table().dialog().depth().value(), 80);
}

TEST_F(SettingsPages, ATileOfAnotherSizeMakesAStageLargerThanTheTable) {
    SettingsDialog& shown = dialog();
    shown.pages().setCurrentWidget(&shown.table());
    shown.table().heedTable().setFocus();
    QTest::keyClick(&shown.table().heedTable(), Qt::Key_Space);
    EXPECT_TRUE(shown.table().heedTable().isChecked());
    const auto larger = [&] {
        const Findings& findings = open.document().findings();
        return std::any_of(findings.begin(), findings.end(), [](const Finding& each) {
            return each.rule == QStringLiteral("larger-than-table");
        });
    };
    EXPECT_FALSE(larger());
    EXPECT_EQ(shown.table().tile().value(), 105);
    enter(shown.table().tile(), "299.5");
    EXPECT_TRUE(larger());
    EXPECT_EQ(open.settings.value(QStringLiteral("holdings/tile")).toDouble(), 299.5);
    QTest::mouseClick(&shown.defaults(), Qt::LeftButton);
    EXPECT_FALSE(open.settings.contains(QStringLiteral("holdings/tile")));
    EXPECT_FALSE(larger());
}

TEST_F(SettingsPages, BoxesAreSummedUpAndTheirDialogIsAButtonAway) {
    SettingsDialog& shown = dialog();
    shown.pages().setCurrentWidget(&shown.table());
    EXPECT_EQ(shown.table().boxes().text(), QStringLiteral("A stage may use any box it needs."));
    QTest::mouseClick(&shown.table().chooseBoxes(), Qt::LeftButton);
    HoldingsDialog& boxes = open.window.table().dialog();
    EXPECT_TRUE(boxes.isVisible());
    boxes.countBoxes().setChecked(true);
    EXPECT_EQ(shown.table().boxes().text(), QStringLiteral("Rallyman: DIRT"));
    boxes.box(QStringLiteral("dirt-core"))->setValue(2);
    EXPECT_EQ(shown.table().boxes().text(), QStringLiteral("2 × Rallyman: DIRT"));
}

TEST_F(SettingsPages, TheKeyboardPageIsReachedFromTheHelpMenu) {
    open.window.actions().shortcuts->trigger();
    SettingsDialog& shown = open.window.settings().dialog();
    EXPECT_TRUE(shown.isVisible());
    EXPECT_EQ(shown.pages().currentWidget(), &shown.shortcuts());
}

TEST_F(SettingsPages, EscapeClosesThem) {
    SettingsDialog& shown = dialog();
    QTest::keyClick(&shown, Qt::Key_Escape);
    EXPECT_FALSE(shown.isVisible());
}

} // namespace

} // namespace stagewright
