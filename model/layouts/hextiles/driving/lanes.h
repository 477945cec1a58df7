#pragma once

#include "model/layouts/hextiles/catalogue/tile_side.h"

namespace stagewright {

// How spaces lie beside each other, by their lanes.

/// Lanes are exact in the catalogue; mapped to a narrower end they are rounded.
inline constexpr double laneSlack = 1e-6;

/// They share road: straight on.
[[nodiscard]] constexpr bool overlap(const LaneSpan& a, const LaneSpan& b) {
    return a.left < b.right - laneSlack && b.left < a.right - laneSlack;
}

/// They share road or a border: straight on or diagonally.
[[nodiscard]] constexpr bool overlapOrTouch(const LaneSpan& a, const LaneSpan& b) {
    return a.left < b.right + laneSlack && b.left < a.right + laneSlack;
}

[[nodiscard]] constexpr LaneSpan common(const LaneSpan& a, const LaneSpan& b) {
    return {std::max(a.left, b.left), std::min(a.right, b.right)};
}

[[nodiscard]] constexpr LaneSpan mirrored(const LaneSpan& lanes, int widest) {
    return {widest - lanes.right, widest - lanes.left};
}

} // namespace stagewright
