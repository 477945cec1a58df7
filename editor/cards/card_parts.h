#pragma once

#include "model/game/games.h"

namespace stagewright {

/// Games whose tables of cards can be checked, drawn and printed; `main` adds it.
[[nodiscard]] Games withCardParts(const Games& games);

} // namespace stagewright
