#pragma once

#include "editor/hextiles/faces/face_style.h"
#include "editor/sheets/picture_file.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"

namespace stagewright {

enum class Paper : unsigned char {
    A4,      ///< as many pages as it takes
    OneSheet ///< one page, as long as it takes
};

/// A contact sheet: both sides of every tile of a box, with their numbers. The catalogue and the
/// style must outlive it.
/// @param box null: of every box
/// @param overlays names of the files that add to the catalogue or correct it; the sheet says them
[[nodiscard]] Picture boxSheet(const Catalogue& catalogue, const Box* box,
                               const QStringList& overlays, const FaceStyle& style, Paper paper);

/// @return pixels per millimetre, if a tile on the sheet is to be so wide from corner to corner
[[nodiscard]] double boxSheetDensity(int pixelsPerTile);

} // namespace stagewright
