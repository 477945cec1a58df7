#pragma once

#include "model/game/games.h"

namespace stagewright {

/// The games that come with the program (resources/games), each with its kind of layout. What is to
/// be laid is not read yet: see builtInCatalogue.
[[nodiscard]] Expected<Games> builtInGames();

} // namespace stagewright
