#pragma once

#include "editor/sheets/stage_pages.h"

namespace stagewright {

/// Of each track a page with its board to be cut out, at 19 x 19 cm where the paper has room, and
/// what its marks mean; the list of what the race needs.
[[nodiscard]] StagePages titanPages();

} // namespace stagewright
