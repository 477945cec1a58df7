#pragma once

#include "model/catalogue/catalogue.h"
#include "model/game/stage.h"

#include <vector>

namespace stagewright {

/// One kind of stage that can be begun.
struct NewStageChoice {
    QString game;   ///< its title
    QString phrase; ///< game and kind, "Rallyman: DIRT: stage"
    Stage empty;
};

/// For each game with a box of its own a stage and a circuit. @param now the game that comes first
[[nodiscard]] std::vector<NewStageChoice> newStageChoices(const Catalogue& catalogue,
                                                          const QString& now);

} // namespace stagewright
