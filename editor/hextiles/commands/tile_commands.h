#pragma once

#include "model/game/games.h"

namespace stagewright {

/// Games whose command line has the commands that only hex tiles have.
[[nodiscard]] Games withTileCommands(const Games& games);

} // namespace stagewright
