#include "editor/hextiles/layers/layer_actions.h"
#include "editor/holdings/holdings_dialog.h"
#include "editor/welcome/welcome_page.h"
#include "editor/window/settings_actions.h"
#include "tests/editor/sample.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QStatusBar>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace stagewright {

namespace {

const auto flipKey = QStringLiteral("shortcuts/flip");

/// A window whose settings hold something before it opens.
struct Again {
    explicit Again(OpenWindow& first)
        : window(gamesWithoutPieces(), first.settings, first.answers.dialogs(),
                 RecoveryFolder(first.path("recovery-again"))) {}
    MainWindow window;

    [[nodiscard]] QKeySequence flip() const { return window.actions().flip->shortcut(); }
};

struct ShortcutKeys : testing::Test {
    OpenWindow open;

    ShortcutsPage& page() {
        open.window.actions().shortcuts->trigger();
        SettingsDialog& dialog = open.window.settings().dialog();
        QApplication::setActiveWindow(&dialog);
        return dialog.shortcuts();
    }
    static void press(ShortcutsPage& page, const QAction* action, Qt::Key key,
                      Qt::KeyboardModifiers modifiers = {}) {
        page.tree().choose(*action);
        page.field().setFocus();
        QTest::keyClick(&page.field(), key, modifiers);
    }
    void toBoard() {
        open.window.settings().dialog().close();
        QApplication::setActiveWindow(&open.window);
        open.board().setFocus();
    }
    [[nodiscard]] const Actions& actions() const { return open.window.actions(); }
};

TEST_F(ShortcutKeys, EveryCommandOfTheMenusIsListedOnce) {
    const ShortcutTree& tree = page().tree();
    for (const MenuCommand& each : commandsOf(open.window)) {
        const bool mayCome = each.menus.size() > 1; // in a menu that changes, of files say
        if (each.menus.isEmpty() || (mayCome && each.action->objectName().isEmpty()))
            continue;
        EXPECT_FALSE(each.action->objectName().isEmpty()) << textOf(*each.action).toStdString();
        const auto rows =
            tree.findItems(nameOf(*each.action), Qt::MatchExactly | Qt::MatchRecursive);
        int under = 0;
        for (const QTreeWidgetItem* row : rows)
            under += row->parent() && row->parent()->text(0) == pathOf(each) ? 1 : 0;
        EXPECT_EQ(under, 1) << textOf(*each.action).toStdString();
    }
    EXPECT_FALSE(
        tree.findItems(QStringLiteral("Arrow keys"), Qt::MatchExactly | Qt::MatchRecursive, 1)
            .isEmpty());
}

TEST_F(ShortcutKeys, NoTwoCommandsHaveTheSameNameInTheSettingsOrTheSameKey) {
    std::set<QString> names;
    std::set<QString> keys;
    for (const MenuCommand& each : commandsOf(open.window)) {
        if (!each.action->objectName().isEmpty()) {
            EXPECT_TRUE(names.insert(each.action->objectName()).second);
        }
        for (const QKeySequence& key : each.action->shortcuts())
            EXPECT_TRUE(keys.insert(key.toString()).second) << key.toString().toStdString();
    }
}

TEST_F(ShortcutKeys, AKeyPressedIsTheCommandsFromThenOn) {
    press(page(), actions().flip, Qt::Key_Y);
    EXPECT_EQ(open.settings.value(flipKey), QStringLiteral("Y"));
    toBoard();
    open.click(sample::corner);
    const auto labels = open.window.statusBar()->findChildren<QLabel*>();
    EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [](const QLabel* each) {
        return each->text().startsWith(QStringLiteral("R turns, Y flips, Del removes"));
    })) << "the hint follows the keys";
    const TileId before = open.tileAt(sample::corner).side;
    open.key(Qt::Key_F);
    EXPECT_EQ(open.tileAt(sample::corner).side, before) << "the usual key is free";
    open.key(Qt::Key_Y);
    EXPECT_NE(open.tileAt(sample::corner).side, before);
    EXPECT_EQ(Again(open).flip(), QKeySequence(Qt::Key_Y));
}

TEST_F(ShortcutKeys, KeysOfTheOverlaysCanBeChanged) {
    const QAction& grid = layersOf(open.window).action("grid");
    press(page(), &grid, Qt::Key_J, Qt::ControlModifier);
    toBoard();
    const bool shown = grid.isChecked();
    open.key(Qt::Key_H);
    EXPECT_EQ(grid.isChecked(), shown);
    open.key(Qt::Key_J, Qt::ControlModifier);
    EXPECT_NE(grid.isChecked(), shown);
}

TEST_F(ShortcutKeys, AKeyThatIsTakenIsRefusedByName) {
    ShortcutsPage& shown = page();
    press(shown, actions().flip, Qt::Key_R);
    EXPECT_EQ(shown.answer().text(), QStringLiteral("R belongs to \"Turn clockwise\" already."));
    EXPECT_EQ(actions().flip->shortcut(), QKeySequence(Qt::Key_F));
    EXPECT_EQ(actions().turn->shortcut(), QKeySequence(Qt::Key_R));
    EXPECT_FALSE(open.settings.contains(flipKey));
}

TEST_F(ShortcutKeys, AtASecondWordItIsTakenOver) {
    ShortcutsPage& shown = page();
    press(shown, actions().flip, Qt::Key_R);
    ASSERT_TRUE(shown.takeOver().isVisible());
    QTest::mouseClick(&shown.takeOver(), Qt::LeftButton);
    EXPECT_EQ(actions().flip->shortcut(), QKeySequence(Qt::Key_R));
    EXPECT_TRUE(actions().turn->shortcuts().isEmpty());
    EXPECT_FALSE(shown.takeOver().isVisible());
    const Again again(open);
    EXPECT_EQ(again.flip(), QKeySequence(Qt::Key_R));
    EXPECT_TRUE(again.window.actions().turn->shortcuts().isEmpty());
}

TEST_F(ShortcutKeys, OtherKeysOfWhoLosesOneStay) {
    ShortcutsPage& shown = page();
    press(shown, actions().flip, Qt::Key_Y, Qt::ControlModifier);
    QTest::mouseClick(&shown.takeOver(), Qt::LeftButton);
    EXPECT_TRUE(
        actions().redo->shortcuts().contains(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)));
    EXPECT_FALSE(actions().redo->shortcuts().contains(QKeySequence(Qt::CTRL | Qt::Key_Y)));
}

TEST_F(ShortcutKeys, FixedKeysAreRefused) {
    ShortcutsPage& shown = page();
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Return, Qt::Key_5, Qt::Key_Space}) {
        press(shown, actions().flip, key);
        EXPECT_TRUE(shown.answer().text().contains(QStringLiteral("is fixed")))
            << shown.answer().text().toStdString();
        EXPECT_FALSE(shown.takeOver().isVisible());
        EXPECT_EQ(actions().flip->shortcut(), QKeySequence(Qt::Key_F));
    }
    press(shown, actions().flip, Qt::Key_F, Qt::AltModifier);
    EXPECT_EQ(shown.answer().text(), QStringLiteral("Alt+F is fixed: Open the menu File."));
}

TEST_F(ShortcutKeys, OneOrAllAreReset) {
    ShortcutsPage& shown = page();
    press(shown, actions().flip, Qt::Key_Y);
    press(shown, actions().turn, Qt::Key_F); // free now
    EXPECT_EQ(actions().turn->shortcut(), QKeySequence(Qt::Key_F));
    shown.tree().choose(*actions().flip);
    QTest::mouseClick(&shown.reset(), Qt::LeftButton);
    EXPECT_EQ(actions().flip->shortcut(), QKeySequence(Qt::Key_F));
    EXPECT_TRUE(actions().turn->shortcuts().isEmpty()) << "no key has two meanings";
    EXPECT_FALSE(open.settings.contains(flipKey));
    QTest::mouseClick(&open.window.settings().dialog().defaults(), Qt::LeftButton);
    EXPECT_EQ(actions().turn->shortcut(), QKeySequence(Qt::Key_R));
    open.settings.beginGroup(QStringLiteral("shortcuts"));
    EXPECT_TRUE(open.settings.allKeys().isEmpty());
    open.settings.endGroup();
}

TEST_F(ShortcutKeys, ACommandCanHaveNoKey) {
    ShortcutsPage& shown = page();
    shown.tree().choose(*actions().flip);
    QTest::mouseClick(&shown.none(), Qt::LeftButton);
    EXPECT_TRUE(actions().flip->shortcuts().isEmpty());
    EXPECT_TRUE(Again(open).flip().isEmpty());
}

TEST_F(ShortcutKeys, EscapeLeadsOutOfTheField) {
    ShortcutsPage& shown = page();
    press(shown, actions().flip, Qt::Key_Escape);
    EXPECT_FALSE(open.window.settings().dialog().isVisible());
    EXPECT_EQ(actions().flip->shortcut(), QKeySequence(Qt::Key_F));
}

TEST_F(ShortcutKeys, CommandsAreFoundByNameMenuAndKey) {
    ShortcutsPage& shown = page();
    const auto seen = [&] {
        QStringList names;
        for (QTreeWidgetItemIterator it(&shown.tree(), QTreeWidgetItemIterator::NotHidden); *it;
             ++it)
            if ((*it)->parent() && !(*it)->parent()->isHidden())
                names << (*it)->text(0);
        return names;
    };
    shown.search().setFocus();
    QTest::keyClicks(&shown.search(), QStringLiteral("view zoom"));
    EXPECT_EQ(seen(), (QStringList{QStringLiteral("Zoom in"), QStringLiteral("Zoom out"),
                                   QStringLiteral("Zoom to the selection")}));
    shown.search().clear();
    QTest::keyClicks(&shown.search(), QStringLiteral("ctrl+shift+p"));
    EXPECT_EQ(seen(), QStringList{QStringLiteral("Find a command")});
}

TEST_F(ShortcutKeys, DamagedEntriesAreIgnored) {
    const QList<QVariant> odd{QStringLiteral("noise"),
                              QStringLiteral("Ctrl+"),
                              QStringLiteral("Y; rubbish"),
                              QStringLiteral("Ctrl+K, Ctrl+C"),
                              17.5,
                              QStringList{QStringLiteral("Y"), QStringLiteral("K")},
                              QByteArray("\0\1", 2),
                              QStringLiteral("R"),     // is another's
                              QStringLiteral("Tab"),   // fixed
                              QStringLiteral("Alt+F"), // opens a menu
                              QStringLiteral("Esc")};
    for (const QVariant& value : odd) {
        open.settings.setValue(flipKey, value);
        open.settings.setValue(QStringLiteral("shortcuts/no-such-command"), QStringLiteral("Y"));
        EXPECT_EQ(Again(open).flip(), QKeySequence(Qt::Key_F)) << value.toString().toStdString();
    }
}

TEST_F(ShortcutKeys, TwoCommandsMayHaveChangedKeys) {
    open.settings.setValue(flipKey, QStringLiteral("R"));
    open.settings.setValue(QStringLiteral("shortcuts/turn"), QStringLiteral("F"));
    const Again again(open);
    EXPECT_EQ(again.flip(), QKeySequence(Qt::Key_R));
    EXPECT_EQ(again.window.actions().turn->shortcut(), QKeySequence(Qt::Key_F));
}

TEST_F(ShortcutKeys, OfTwoThatWereGivenOneKeyOnlyOneHasIt) {
    open.settings.setValue(flipKey, QStringLiteral("Y"));
    open.settings.setValue(QStringLiteral("shortcuts/turn"), QStringLiteral("Y"));
    const Again again(open);
    const Actions& then = again.window.actions();
    const QKeySequence shared(Qt::Key_Y);
    EXPECT_NE(then.flip->shortcuts().contains(shared), then.turn->shortcuts().contains(shared));
    EXPECT_FALSE(then.flip->shortcuts().isEmpty());
    EXPECT_FALSE(then.turn->shortcuts().isEmpty());
}

} // namespace

} // namespace stagewright
