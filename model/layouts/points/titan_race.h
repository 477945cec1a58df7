#pragma once

#include "model/game/games.h"

namespace stagewright {

/// Games that can do with tracks of points what the model asks of a kind of layout. The data of
/// Titan Race (TitanGame) are among theirs.
[[nodiscard]] Expected<Games> withTitanRace(const Games& games);

} // namespace stagewright
