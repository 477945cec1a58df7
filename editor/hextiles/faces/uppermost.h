#pragma once

#include "model/layouts/hextiles/stage/placement.h"

namespace stagewright {

/// Whether a tile is among the last on its hex. Those beneath cannot be seen, and there may be
/// thousands of them.
/// @param tiles sorted by hex, as those of a stage
[[nodiscard]] inline bool isUppermost(const QList<Placement>& tiles, qsizetype tile) {
    constexpr qsizetype seen = 4;
    return tile + seen >= tiles.size() || tiles[tile + seen].hex != tiles[tile].hex;
}

} // namespace stagewright
