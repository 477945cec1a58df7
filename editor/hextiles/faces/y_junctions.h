#pragma once

#include "editor/hextiles/faces/road_shape.h"

#include <QLineF>

#include <array>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace stagewright {

/// Three roads that lead from each of three edges to the two others, over three spaces in the
/// middle that all of them have. The print parts these by a Y, whose arms no road has as its own.
struct YJunction {
    std::set<QString> middle; ///< ids of the three spaces
};

[[nodiscard]] std::optional<YJunction> yJunctionOf(const TileSide& side);

/// The arms of the Y, and the lines across the roads where its spaces end.
[[nodiscard]] std::vector<QLineF> linesOf(const YJunction& junction,
                                          std::span<const RoadShape> shapes);

} // namespace stagewright
