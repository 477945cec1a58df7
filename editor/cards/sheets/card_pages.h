#pragma once

#include "editor/sheets/stage_pages.h"

namespace stagewright {

/// Of a table of cards: the set-up with what to take from the box, the round and score sheet, a
/// page of reminders; by themselves the picture, the box list, the reminders.
[[nodiscard]] StagePages cardPages();

} // namespace stagewright
