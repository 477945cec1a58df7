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
/// a part in (search, Escape).
/// @param current the workspace in front; is asked each time
void connectBoardActions(const Actions& actions, const std::function<Workspace&()>& current);

/// Opens a menu of the same actions, at a place of the screen.
void popUp(const BoardMenu& offered, const Actions& actions, QPoint global, QWidget* board);

/// What a board has no such thing for cannot be asked for.
void enableBoardActions(const Actions& actions, const StageEditor& editor);

} // namespace stagewright
