#pragma once

#include "editor/sheets/stage_drawing.h"

namespace stagewright {

/// How chains of printed boards are drawn.
[[nodiscard]] StageDrawing chainDrawing();

} // namespace stagewright
