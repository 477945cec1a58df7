#pragma once

#include "model/layouts/points/racing/lone_titan.h"
#include "model/layouts/points/racing/titan_game.h"
#include "model/layouts/points/racing/titan_races.h"

#include <functional>
#include <stop_token>

namespace stagewright {

/// What is to be expected of a race: a titan alone exactly, so many of them simulated, by both ways
/// of handing dice on.
struct TitanForecast {
    std::vector<LoneTitan> alone; ///< that takes the best of 1, 2, ... mostTitans dice
    TitanRaces raced;             ///< by the draft of the layout
    TitanRaceStatistics races;
    TitanRaceStatistics otherDraft; ///< by the other; no races: not known yet
};

/// Races on what is laid, of who is seated, else of as many titans as so many players have. The
/// fault: there is nothing that can be raced on.
[[nodiscard]] Expected<TitanRaces> racesFor(const TitanLayout& layout, const TitanGame& game,
                                            int players);

/// The same layout has the same forecast, for any number of threads.
/// @param tell called with what is known so far, as often as there is more
/// @return nothing if it was asked to stop
[[nodiscard]] std::optional<TitanForecast>
forecastOf(const TitanRaces& races, const TitanRacesLength& length, const std::stop_token& stop,
           const std::function<void(const TitanForecast&)>& tell = {});

/// Of a race at the table.
[[nodiscard]] double titanMinutes(const TitanGame& game, double turns);

/// By how much seats differ: the share of the races that other seats would have to win for all to
/// win alike. 0: they do.
[[nodiscard]] double unevenness(const TitanRaceStatistics& races);

} // namespace stagewright
