#pragma once

#include "editor/hextiles/faces/road_painter.h"

namespace stagewright {

/// The brackets of start boxes, with their numbers.
[[nodiscard]] std::vector<QPainterPath> gridBoxes(const RoadLevel& level,
                                                  const Lettering& lettering, double least = 0);

} // namespace stagewright
