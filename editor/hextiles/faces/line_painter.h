#pragma once

#include "editor/hextiles/faces/road_painter.h"
#include "editor/hextiles/faces/space_borders.h"

#include <span>

namespace stagewright {

/// The lines printed on the roads of a level.
void paintBorders(const FaceCanvas& canvas, const RoadLevel& level,
                  std::span<const SpaceBorder> borders);

} // namespace stagewright
