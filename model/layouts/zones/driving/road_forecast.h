#pragma once

#include "model/layouts/zones/driving/road_estimate.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace stagewright {

/// What is asked about a stage of printed boards.
struct RoadQuestion {
    ChainLayout chain;
    TyreChoice choice; ///< without tyres: those that are usual for it
    RoadSettings settings;
    std::optional<RunLength> drives; ///< nothing: none, the time is worked out exactly
};

/// What is to be expected of it.
struct RoadForecast {
    TyreChoice choice; ///< with tyres
    int nodes = 0;
    int moves = 0;
    DriveValue exact;            ///< best play, die by die, without mishaps
    std::vector<TyreTime> tyres; ///< all that the stage can be driven on, likewise, fastest first
    DriveStatistics drives;      ///< none: not known yet, or not asked for
    std::vector<ElementEstimate> elements; ///< of those drives
};

/// The fault: the stage cannot be driven, on these tyres or at all.
/// @param tell called with what is known so far, as often as there is more
/// @return nothing within if it was asked to stop
[[nodiscard]] Expected<std::optional<RoadForecast>>
forecastOf(const RoadQuestion& question, const ZoneBoards& boards, const RoadRules& rules,
           const std::stop_token& stop = {},
           const std::function<void(const RoadForecast&)>& tell = {});

} // namespace stagewright
