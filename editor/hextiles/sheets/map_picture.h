#pragma once

#include "editor/hextiles/faces/face_style.h"
#include "editor/sheets/picture_file.h"
#include "editor/sheets/stage_drawing.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

namespace stagewright {

/// The map of a stage, at true size, with what else is wanted. Stage and catalogue must outlive it.
/// As pixels, its numbers and notes are large enough to be read.
/// @param style in which tiles are drawn
/// @pre the stage has tiles
[[nodiscard]] Picture mapPicture(const Stage& stage, const Catalogue& catalogue,
                                 const FaceStyle& style, const MapOptions& options = {});

/// @return pixels per millimetre, if a tile is to be so wide from corner to corner
[[nodiscard]] double mapDensity(int pixelsPerTile);

} // namespace stagewright
