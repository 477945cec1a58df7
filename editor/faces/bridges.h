#pragma once

#include "editor/faces/road_painter.h"

namespace stagewright {

/// The surfaces of roads that lead over others, with parapets where they do.
void paintBridges(const FaceCanvas& canvas, const RoadLevel& over);

} // namespace stagewright
