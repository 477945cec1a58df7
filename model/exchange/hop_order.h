#pragma once

#include "model/layouts/hextiles/hex/hex.h"

#include <cstddef>
#include <span>
#include <vector>

namespace stagewright {

/// How far a hop leads, in q and in r.
inline constexpr int hopReach = 2;

/// An order of the hexes, as indices, in which nearly always each is a hop away from the one
/// before: where they can all be, and a search of a bounded number of steps finds it. Hexes that
/// hang together with few branches can. It depends on where the hexes lie to each other alone.
/// @param hexes sorted; the same one may be there several times. The time grows with their square.
[[nodiscard]] std::vector<std::size_t> hopOrder(std::span<const Hex> hexes);

} // namespace stagewright
