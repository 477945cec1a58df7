#pragma once

#include "editor/hextiles/faces/face_canvas.h"

namespace stagewright {

/// Distance between two lines of a hatching.
inline constexpr double hatchGap = 0.042;

/// Slanted lines all over an area, for prints without colour.
void paintHatching(const FaceCanvas& canvas, const QPolygonF& area, const QColor& colour);

} // namespace stagewright
