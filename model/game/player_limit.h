#pragma once

#include "model/game/games.h"

#include <optional>

namespace stagewright {

/// How many can play a stage (Games::face).
struct PlayerLimit {
    /// Nothing: nobody says.
    std::optional<int> (*most)(const Stage& stage, const Games& games) =
        [](const Stage&, const Games&) { return std::optional<int>(); };
};

[[nodiscard]] std::optional<int> playerLimit(const Stage& stage, const Games& games);
[[nodiscard]] bool canPlay(const Stage& stage, const Games& games, int players);

} // namespace stagewright
