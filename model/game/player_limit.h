#pragma once

#include "model/game/games.h"

namespace stagewright {

/// How many can play a stage (Games::face).
struct PlayerLimit {
    /// Null: nobody says.
    int (*most)(const Stage& stage, const Games& games) = nullptr;
};

} // namespace stagewright
