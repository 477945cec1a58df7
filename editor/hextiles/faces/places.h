#pragma once

#include "editor/hextiles/faces/face_canvas.h"
#include "editor/hextiles/faces/free_space.h"

#include <QLineF>

#include <optional>

namespace stagewright {

// Tiles that are places rather than roads.

/// The yard of a service park, the pit, the podium, what a filler shows; nothing on other tiles.
void paintPlace(const FaceCanvas& canvas, const TileSide& side);

/// What of the tile a place fills with things to be seen; empty on other tiles.
[[nodiscard]] QPolygonF placeGround(const TileSide& side);

/// Where what is written on it runs; the digits of a podium are among its things.
[[nodiscard]] std::optional<QLineF> placeWord(const TileSide& side);

/// Keeps the ground that the place needs.
void reservePlace(FreeSpace& room, const TileSide& side);

} // namespace stagewright
