#pragma once

#include "model/game/games.h"

namespace stagewright {

/// Games that can do with chains of printed boards what the model asks of a kind of layout. What is
/// known of the boards (ZoneBoards) and the rules of driving (RoadRules) are among their data.
[[nodiscard]] Expected<Games> withFirstRallyman(const Games& games);

} // namespace stagewright
