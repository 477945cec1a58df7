#pragma once

#include "editor/sheets/page_flow.h"

namespace stagewright {

/// What is easily forgotten, in our own words: phases, damage tokens, dice, the end. A page.
void addReminders(Flow& flow);

} // namespace stagewright
