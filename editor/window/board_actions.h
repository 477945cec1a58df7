#pragma once

#include "editor/window/actions.h"
#include "editor/window/workspace.h"

#include <functional>

namespace stagewright {

/// Lets the actions that are for a board act on the one in front.
/// @param current the workspace in front; is asked each time
void connectBoardActions(const Actions& actions, const std::function<Workspace&()>& current);

} // namespace stagewright
