#pragma once

#include "model/layouts/zones/rally/road_rally.h"

namespace stagewright {

/// What is to be expected of a rally's stages of printed boards.
struct RoadRallyForecast {
    /// One that is driven, with the fastest tyres of its leg.
    struct Stage {
        qsizetype index = 0; ///< in the rally
        QString tyres;
        double costOfOpening = 0; ///< see there
    };

    TyrePlan plan;              ///< empty: there is no such stage
    std::vector<Stage> stages;  ///< empty: there is a leg for which no tyres do
    RoadRallyStatistics driven; ///< of the stages
    RoadRally rules;
    QString rulesFile; ///< name of a file of the user's own; empty: the program's rules
};

/// The fault names the stage that cannot be driven.
/// @return nothing within if it was asked to stop
[[nodiscard]] Expected<std::optional<RoadRallyForecast>>
forecastOfRoads(const Rally& rally, const ZoneBoards& boards, const RoadRules& rules,
                const RoadRallyRun& run, const std::stop_token& stop = {});

} // namespace stagewright
