#pragma once

#include "editor/hextiles/faces/face_style.h"
#include "editor/sheets/picture_file.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

namespace stagewright {

/// The map of a stage alone, at true size. Stage and catalogue must outlive it.
/// @param graph whether to draw the spaces and moves of its cars too
/// @pre the stage has tiles
[[nodiscard]] Picture mapPicture(const Stage& stage, const Catalogue& catalogue,
                                 const FaceStyle& style, bool graph = false);

/// @return pixels per millimetre, if a tile is to be so wide from corner to corner
[[nodiscard]] double mapDensity(int pixelsPerTile);

} // namespace stagewright
