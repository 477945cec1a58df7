#pragma once

#include "editor/sheets/place_outline.h"
#include "editor/sheets/stage_drawing.h"

namespace stagewright {

/// Small pictures of tables of cards, and maps: the table as it is laid out, 200 mm wide.
[[nodiscard]] StageDrawing cardDrawing();

/// Piles and places of players on the small picture.
[[nodiscard]] PlaceOutlines cardOutlines();

} // namespace stagewright
