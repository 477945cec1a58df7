#pragma once

#include "editor/hextiles/faces/road_shape.h"

#include <span>

namespace stagewright {

/// The surface of one road of a side, wider by `margin`, as far as it is this road that makes it.
///
/// In a junction, roads share spaces: where a branch has joined another road, the borders are those
/// of that road. The way of a car that turns off is only about there, and does not reach over its
/// far border, the one across from the branch.
[[nodiscard]] QPolygonF surfaceOf(std::span<const RoadShape> shapes, std::size_t road,
                                  double margin = 0);

} // namespace stagewright
