#pragma once

#include "editor/hextiles/faces/face_canvas.h"
#include "editor/hextiles/faces/free_space.h"

namespace stagewright {

/// A few trees and bushes where there is room, the same each time for a tile side.
void paintScenery(const FaceCanvas& canvas, const TileSide& side, FreeSpace room);

} // namespace stagewright
