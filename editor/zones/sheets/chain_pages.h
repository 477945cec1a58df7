#pragma once

#include "editor/sheets/stage_pages.h"

namespace stagewright {

/// What chains of printed boards have on paper.
[[nodiscard]] StagePages chainPages();

} // namespace stagewright
