#pragma once

#include "editor/sheets/stage_pages.h"

namespace stagewright {

/// What stages of hex tiles have on paper: map, list, laying order and roadbook.
[[nodiscard]] StagePages tilePages();

} // namespace stagewright
