#pragma once

#include "editor/hextiles/faces/face_style.h"
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
/// @param style in which the tile is drawn
/// @return its middle
[[nodiscard]] QPointF numberPlatePlace(const TileSide& side, Turn turn, QSizeF plate,
                                       const FaceStyle& style, std::span<const QRectF> taken = {});

/// A plate so large that it hides nothing that has to be read.
struct FittingPlate {
    QPointF middle;
    double size;        ///< of its font
    bool isFree = true; ///< else it hides some of that though it is as small as can be
};

/// Likewise, of a font no larger than `wanted`, and smaller where no place is left for it.
/// @param plate of a font of size 1
[[nodiscard]] FittingPlate numberPlateThatFits(const TileSide& side, Turn turn, QSizeF plate,
                                               double wanted, double smallest,
                                               const FaceStyle& style,
                                               std::span<const QRectF> taken = {});

/// Likewise of a plate with words.
[[nodiscard]] FittingPlate wordPlateThatFits(const TileSide& side, Turn turn, QSizeF plate,
                                             double wanted, double smallest, const FaceStyle& style,
                                             std::span<const QRectF> taken = {});

/// Where a plate with a word stands: at the bottom, or as near to it as can be.
/// @return its middle
[[nodiscard]] QPointF wordPlatePlace(const TileSide& side, Turn turn, QSizeF plate,
                                     const FaceStyle& style, std::span<const QRectF> taken);

} // namespace stagewright
