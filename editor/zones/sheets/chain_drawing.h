#pragma once

#include "editor/sheets/place_outline.h"
#include "editor/sheets/stage_drawing.h"

namespace stagewright {

/// How chains of printed boards are drawn.
[[nodiscard]] StageDrawing chainDrawing();

/// The boards of sections on the small picture.
[[nodiscard]] PlaceOutlines chainOutlines();

} // namespace stagewright
