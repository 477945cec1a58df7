#pragma once

#include "editor/faces/road_painter.h"

namespace stagewright {

/// The limits, jumps, waves and climb arrows on the spaces of these roads, and the digits at their
/// end lines. Each stands turned with its road, its top towards the road's left border.
void paintSpaceSymbols(const FaceCanvas& canvas, const RoadLevel& level);

} // namespace stagewright
