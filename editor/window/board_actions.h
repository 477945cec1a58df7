#pragma once

#include "editor/editing/stage_editor.h"
#include "editor/window/actions.h"

#include <functional>
#include <map>

namespace stagewright {

class Workspace;

/// The actions that are for a board.
[[nodiscard]] std::map<BoardCommand, QAction*> boardActions(const Actions& actions);

/// Lets those act on the board in front that are for a board alone: not those that the window has
/// a part in (search, Escape).
/// @param current the workspace in front; is asked each time
void connectBoardActions(const Actions& actions, const std::function<Workspace&()>& current);

/// What a board has no such thing for cannot be asked for.
void enableBoardActions(const Actions& actions, const StageEditor& editor);

} // namespace stagewright
