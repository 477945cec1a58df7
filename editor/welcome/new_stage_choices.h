#pragma once

#include "model/game/games.h"

#include <vector>

namespace stagewright {

/// One kind of stage that can be begun.
struct NewStageChoice {
    QString game;   ///< its title
    QString phrase; ///< game and kind, "Rallyman: DIRT: stage"
    Stage empty;
};

/// For each game a stage and, where it has some, a circuit; for games of boxes of the user's own
/// too. @param now the game that comes first
[[nodiscard]] std::vector<NewStageChoice> newStageChoices(const Games& games, const QString& now);

} // namespace stagewright
