#pragma once

#include "model/layouts/hextiles/hex/hex.h"

#include <QPointF>

#include <array>
#include <numbers>

namespace stagewright {

/// Plane geometry of flat-top hexes. Unit: the circumradius, which is also the length of an edge.
/// x runs to the right and y down; hex (0, 0) has its centre at the origin.

/// Distance from the centre of a hex to the middle of an edge.
inline constexpr double apothem = std::numbers::sqrt3 / 2;

[[nodiscard]] QPointF centre(Hex hex);

/// The hex that holds the point; on a border, one of those that share it.
[[nodiscard]] Hex hexAt(QPointF point);

/// The corners relative to the centre, clockwise; edge e runs from corner e to corner e + 1.
[[nodiscard]] const std::array<QPointF, 6>& corners();

/// Unit vector from the centre towards the middle of the edge.
[[nodiscard]] QPointF outward(Edge edge);
[[nodiscard]] QPointF edgeMiddle(Edge edge);

/// `point` turned clockwise about the origin.
[[nodiscard]] QPointF turned(QPointF point, Turn turn);

} // namespace stagewright
