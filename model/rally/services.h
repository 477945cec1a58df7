#pragma once

#include "model/game/games.h"
#include "model/rally/rally.h"

namespace stagewright {

/// Says of stages that follow one another behind which there is a service: behind each that has the
/// tile for it, but not behind the last.
[[nodiscard]] QList<RallyStage> withServices(QList<RallyStage> stages, const Games& games);
/// Likewise of all stages of a rally.
[[nodiscard]] Rally withServices(Rally rally, const Games& games);

} // namespace stagewright
