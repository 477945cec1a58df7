#pragma once

#include <functional>

namespace stagewright {

struct Actions;
class Workspace;

/// Lets the actions that are for a board act on the one in front.
/// @param current the workspace in front; is asked each time
void connectBoardActions(const Actions& actions, const std::function<Workspace&()>& current);

} // namespace stagewright
