#pragma once

#include "model/game/games.h"

namespace stagewright {

/// Games that can do with hex tiles what the program asks of a kind of layout, beside what the
/// model asks (model/layouts/hextiles/hextiles.h): rules, drawing, pages, commands, the board.
[[nodiscard]] Games withTileParts(const Games& games);

} // namespace stagewright
