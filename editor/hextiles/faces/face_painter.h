#pragma once

#include "editor/hextiles/faces/face_style.h"
#include "editor/hextiles/faces/legibility.h"
#include "model/layouts/hextiles/hex/turn.h"

class QPainter;

namespace stagewright {

/// Draws a tile side as vectors: for the screen, PDF and SVG alike.
///
/// The painter's unit is the tile's circumradius, y runs down, the origin is the tile's centre; the
/// caller has set this transform, the placement's turn included. The face fills the hex and a hair
/// more (FaceStyle::bleed). What could not be made out at the painter's scale is left out. The
/// tile's number is not part of it.
void paintFace(QPainter& painter, const TileSide& side, const FaceStyle& style);

/// Writes the tile's number ("217b") at the top left of the hex as it lies, upright. As text, so
/// that it can be selected in a PDF.
///
/// @param turn the turn that the painter's transform includes
void paintNumber(QPainter& painter, const TileSide& side, Turn turn, const FaceStyle& style);

/// Which digits paintFace shows. The painter is in the frame of a board or a tile.
[[nodiscard]] DigitScale digitScale(const QPainter& painter, const FaceStyle& style);

} // namespace stagewright
