#pragma once

#include "editor/window/actions.h"

namespace stagewright {

/// Gives the actions the object names by which the settings know their keys. They must stay as they
/// are, whatever the menus say.
void nameActions(const Actions& actions);

} // namespace stagewright
