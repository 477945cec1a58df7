#pragma once

#include "editor/document/document.h"
#include "editor/hextiles/layers/plate.h"
#include "model/layouts/hextiles/building/border.h"

namespace stagewright {

/// How lanes are marked at the border of a tile.
enum class LaneLook : unsigned char { GoOn, Differ, OpenEnd };

[[nodiscard]] LaneLook laneLook(const Document& document, const Border& border);
[[nodiscard]] PlateColours coloursFor(LaneLook look);

} // namespace stagewright
