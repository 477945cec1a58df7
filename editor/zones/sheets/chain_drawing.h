#pragma once

#include "editor/sheets/place_outline.h"
#include "editor/sheets/stage_drawing.h"
#include "model/layouts/zones/boards/zone_boards.h"

namespace stagewright {

/// How chains of printed boards are drawn.
[[nodiscard]] StageDrawing chainDrawing();

/// The boards of sections on the small picture.
[[nodiscard]] PlaceOutlines chainOutlines();

/// Millimetres of a unit of the boards, which are 3 x 2 units; a guess where their size is not
/// entered.
[[nodiscard]] double unitOfBoards(const ZoneBoards& boards);

} // namespace stagewright
