#pragma once

#include "model/catalogue/catalogue.h"
#include "model/stage/stage.h"

namespace stagewright {

/// Sets the game that most of the stage's tiles belong to, and its kind: a circuit if it has a tile
/// that is start and finish in one and neither alone. For files that say neither.
void guessGame(Stage& stage, const Catalogue& catalogue);

} // namespace stagewright
