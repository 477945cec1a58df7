#pragma once

#include "model/game/games.h"

namespace stagewright {

/// Games that can do with hex tiles what the model asks of a kind of layout: their pieces, and how
/// they are driven. The tiles that come with the program are not read yet (PieceFiles).
[[nodiscard]] Games withHexTiles(const Games& games);

} // namespace stagewright
