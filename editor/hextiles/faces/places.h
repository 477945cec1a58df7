#pragma once

#include "editor/hextiles/faces/face_canvas.h"
#include "editor/hextiles/faces/free_space.h"

#include <QPainterPath>

namespace stagewright {

// Tiles that are places rather than roads.

/// The yard of a service park, the pit, the podium, what a filler shows; nothing on other tiles.
void paintPlace(const FaceCanvas& canvas, const TileSide& side);

/// What of the tile a place fills with things to be seen; empty on other tiles.
[[nodiscard]] QPolygonF placeGround(const TileSide& side);

/// What is written on it; the digits of a podium are among its things.
/// @param least height of capitals that can be read: where these have no room, there is none
[[nodiscard]] QPainterPath placeWord(const TileSide& side, const Lettering& lettering,
                                     double least = 0);

/// Keeps the ground that the place needs.
void reservePlace(FreeSpace& room, const TileSide& side);

} // namespace stagewright
