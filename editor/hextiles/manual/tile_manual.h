#pragma once

#include "model/game/games.h"

namespace stagewright {

/// Games whose hex tiles have their pictures in the manual:
/// "tile/217a" is that side, "stage/rally1-ss1/3" the first three tiles of a sample on their way
/// from the start, "stage/rally1-ss1" all of it.
[[nodiscard]] Games withTileManual(const Games& games);

} // namespace stagewright
