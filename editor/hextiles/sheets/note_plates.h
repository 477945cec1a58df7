#pragma once

#include "editor/hextiles/sheets/stage_map.h"

#include <functional>
#include <vector>

namespace stagewright {

/// What a plate on a tile must not hide, in the frame of its hex.
using TakenOnTile = std::function<std::vector<QRectF>(const Placement&, const TileSide&)>;

/// What the co-driver reads, on plates upon the tiles of the route. The painter is in the board's
/// frame.
/// @param size of the font, in circumradii
void paintNotePlates(QPainter& painter, const StageMap& map, double size, const TakenOnTile& taken);

} // namespace stagewright
