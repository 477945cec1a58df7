#pragma once

#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QRectF>

namespace stagewright {

/// The smallest upright rectangle around a hex of the board, in circumradii.
[[nodiscard]] QRectF extent(Hex hex);

/// The smallest upright rectangle around all tiles of the stage, the stage being turned as a whole
/// about hex (0, 0). In circumradii; empty if the stage is.
[[nodiscard]] QRectF extent(const Stage& stage, Turn turn = Turn());

} // namespace stagewright
