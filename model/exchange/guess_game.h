#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

namespace stagewright {

/// Sets the game that most of the stage's tiles belong to, for files that do not say it.
void guessGame(Stage& stage, const Catalogue& catalogue);

} // namespace stagewright
