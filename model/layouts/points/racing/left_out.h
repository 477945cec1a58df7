#pragma once

#include "model/layouts/points/racing/titan_game.h"

#include <QStringList>

namespace stagewright {

// What estimates of a race do not hold, in sentences.

/// Of a titan alone.
[[nodiscard]] QStringList leftOutAlone(const TitanLayout& layout, const TitanGame& game);
/// @param coloursDrawn as those of the titans are not known
[[nodiscard]] QStringList leftOutOfRaces(const TitanLayout& layout, const TitanGame& game,
                                         bool coloursDrawn);

} // namespace stagewright
