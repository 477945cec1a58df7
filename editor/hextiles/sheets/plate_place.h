#pragma once

#include "model/layouts/hextiles/catalogue/tile_side.h"
#include "model/layouts/hextiles/hex/turn.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <span>

namespace stagewright {

// Plates on a tile that lies in some turn stand where they hide nothing that counts, such as a
// road's limit or a sign; on a tile that is full of these, where they hide least. What is taken by
// other plates and by arrows is hidden last of all. All is in circumradii, in the frame of the hex
// as it lies.

/// Where a plate with the tile's number stands: at the top left, or as near to it as can be.
/// @return its middle
[[nodiscard]] QPointF numberPlatePlace(const TileSide& side, Turn turn, QSizeF plate,
                                       std::span<const QRectF> taken = {});

/// Where a plate with a word stands: at the bottom, or as near to it as can be.
/// @return its middle
[[nodiscard]] QPointF wordPlatePlace(const TileSide& side, Turn turn, QSizeF plate,
                                     std::span<const QRectF> taken);

} // namespace stagewright
