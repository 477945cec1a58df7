#pragma once

#include "model/game/games.h"

namespace stagewright {

/// Games whose chains of printed boards can be checked, drawn and printed; `main` adds it.
[[nodiscard]] Games withChainParts(const Games& games);

} // namespace stagewright
