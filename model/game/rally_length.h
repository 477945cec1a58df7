#pragma once

#include "model/game/games.h"

namespace stagewright {

/// How many stages a rally of a kind of layout has (Games::face).
struct RallyLength {
    /// At least 1. Null: as many as one likes.
    int (*stages)(const Games& games) = nullptr;
};

} // namespace stagewright
