#pragma once

#include "editor/editing/stage_editor.h"
#include "editor/window/actions.h"

#include <functional>
#include <map>

namespace stagewright {

class Workspace;

/// The actions that are for a board.
[[nodiscard]] std::map<BoardCommand, QAction*> boardActions(const Actions& actions);

/// Their keys as they are on the keyboard when it is called; a dash where the user has given one
/// none. The actions must outlive it.
[[nodiscard]] KeysOf keysOfBoard(const Actions& actions);

/// Lets those act on the board in front that are for a board alone: not those that the window has
/// a part in (search, paste, Escape).
/// @param current the workspace in front; is asked each time
void connectBoardActions(const Actions& actions, const std::function<Workspace&()>& current);

/// Opens a menu of the same actions, at a place of the screen.
void popUp(const BoardMenu& offered, const Actions& actions, QPoint global, QWidget* board);

/// The actions as the board in front has them.
class BoardActionNames {
public:
    /// They are named as usual when it is made.
    explicit BoardActionNames(const Actions& actions);

    /// What the board has no such thing for cannot be asked for; what it does in its own way is
    /// called so.
    void show(const StageEditor& editor) const;

private:
    struct NamedAction {
        QAction* action;
        QString usual;
    };
    std::map<BoardCommand, NamedAction> actions_;
};

} // namespace stagewright
