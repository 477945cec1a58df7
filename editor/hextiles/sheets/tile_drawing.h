#pragma once

#include "editor/sheets/stage_drawing.h"

namespace stagewright {

/// How stages of hex tiles are drawn.
[[nodiscard]] StageDrawing tileDrawing();

} // namespace stagewright
