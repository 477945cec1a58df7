#pragma once

#include "model/drive/difficulty.h"
#include "model/drive/table_time.h"
#include "model/fault.h"
#include "model/rally/evening_plan.h"
#include "model/rally/house_rules.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace stagewright {

class Games;

/// What is to be expected of one stage of a rally.
struct StageForecast {
    bool isDriven = false; ///< else no car drives it (isTimed), and there are minutes alone
    double seconds = 0;    ///< of a car, in the mean
    int quick = 0;         ///< one car in ten is as quick
    int slow = 0;          ///< nine in ten are as quick
    StageMinutes minutes;
    StageClass stageClass = StageClass::Short;
    DifficultyReason difficulty;
};

/// A rally as it will go: driven (planRun), and planned.
struct RallyForecast {
    std::vector<StageForecast> stages; ///< one for each
    EveningPlan plan;
};

/// Drives the rally by the rules of its games, or the table's own, as many cars as it has players.
/// The same rally has the same forecast.
/// @return nothing if it was asked to stop; the fault of a stage that cannot be driven
[[nodiscard]] Expected<std::optional<RallyForecast>> forecastOf(const Rally& rally,
                                                                const Games& games,
                                                                const HouseRules& house = {},
                                                                const std::stop_token& stop = {});

} // namespace stagewright
