#pragma once

#include "model/game/games.h"

namespace stagewright {

/// Games whose hex tiles can be drawn and printed.
[[nodiscard]] Games withTileSheets(const Games& games);

} // namespace stagewright
