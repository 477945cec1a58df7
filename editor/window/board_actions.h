#pragma once

#include "editor/window/actions.h"
#include "editor/window/workplace.h"

#include <functional>

namespace stagewright {

/// Lets the actions that are for a board act on the one in front.
/// @param current the place in front; is asked each time
void connectBoardActions(const Actions& actions, const std::function<Workplace&()>& current);

} // namespace stagewright
