#pragma once

#include "model/layouts/points/racing/titan_game.h"
#include "model/layouts/points/racing/titan_races.h"

namespace stagewright {

/// What is marked on the points of a track, whoever says it.
[[nodiscard]] PointMarks pointMarksOf(const PointTrack& track);

/// What is laid, as titans race on it. The fault: nothing is laid, a ring of ice, or a Grand Slam
/// has not as many tracks as it takes. @param laps of a loop; nothing: those of the layout
[[nodiscard]] Expected<TitanBoard> boardOf(const TitanLayout& layout, const TitanGame& game,
                                           std::optional<int> laps = std::nullopt);

/// Races on it with the lives of the box and the switches of the layout, of as many titans as are
/// seated, or four where nobody is. Their colours are known where all of them are entered.
[[nodiscard]] Expected<TitanRaces> racesOf(const TitanLayout& layout, const TitanGame& game,
                                           std::optional<int> laps = std::nullopt);

} // namespace stagewright
