#pragma once

#include "editor/hextiles/faces/face_canvas.h"
#include "editor/hextiles/faces/free_space.h"
#include "model/layouts/hextiles/catalogue/tile_side.h"

namespace stagewright {

/// What covers the tile beside its roads.
[[nodiscard]] const QColor& groundOf(const TileSide& side, const FaceStyle& style);

/// What the record of a tile without a road says is to be seen on it (`scenery`); nothing on other
/// tiles.
void paintScene(const FaceCanvas& canvas, const TileSide& side);

/// Keeps trees off it.
void reserveScene(FreeSpace& room, const TileSide& side);

} // namespace stagewright
