#pragma once

#include "model/game/games.h"

namespace stagewright {

/// Games that can do with tracks of points what the program asks of a kind of layout, beside what
/// the model asks (model/layouts/points/titan_race.h): rules, estimates, maps, pages, board.
[[nodiscard]] Games withTitanParts(const Games& games);

} // namespace stagewright
