#pragma once

#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <span>

namespace stagewright {

// Of many tiles on one hex only the first are looked at: that they are many is a fault that says
// enough, and the road graph does not join the others either.

inline constexpr qsizetype mostOnHex = 8;

[[nodiscard]] inline std::span<const Placement> firstOn(const Stage& stage, Hex hex) {
    const auto tiles = tilesOf(stage).at(hex);
    return tiles.first(std::min(tiles.size(), static_cast<std::size_t>(mostOnHex)));
}

[[nodiscard]] inline bool isAmongFirst(const Stage& stage, qsizetype placement) {
    const QList<Placement>& tiles = tilesOf(stage).placements();
    return placement < mostOnHex || tiles[placement - mostOnHex].hex != tiles[placement].hex;
}

} // namespace stagewright
