#pragma once

#include "model/game/games.h"
#include "model/layouts/zones/boards/zone_boards.h"

namespace stagewright {

/// Games that can do with chains of printed boards what the model asks of a kind of layout. What is
/// known of the boards (ZoneBoards) and the rules of driving (RoadRules) are among their data.
[[nodiscard]] Expected<Games> withFirstRallyman(const Games& games);

/// With what a user has entered of the boards, an overlay, laid over what the games know. Packs'
/// boards are laid beneath all that is entered.
[[nodiscard]] Games withEnteredBoards(const Games& games, const ZoneBoards& entered);

} // namespace stagewright
