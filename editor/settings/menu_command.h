#pragma once

#include <QAction>
#include <QMainWindow>
#include <QStringList>

#include <vector>

namespace stagewright {

/// What the user can ask the window for, and the menus that lead there, outermost first; none for
/// what is in no menu.
struct MenuCommand {
    QAction* action;
    QStringList menus;
};

/// All commands, in the order of the menu bar; then what is in no menu. An action that is in
/// several menus counts once.
[[nodiscard]] std::vector<MenuCommand> commandsOf(const QMainWindow& window);

/// As it is always called, without the mark of its key: "Save as".
[[nodiscard]] QString nameOf(const QAction& action);
/// As it stands in the menu now: "Undo: Turn 204a".
[[nodiscard]] QString textOf(const QAction& action);
/// "View › Tiles in the palette"
[[nodiscard]] QString pathOf(const MenuCommand& command);

/// "Ctrl+Y, Ctrl+Shift+Z"
[[nodiscard]] QString keysText(const QList<QKeySequence>& keys);

} // namespace stagewright
