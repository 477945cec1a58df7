#pragma once

#include "editor/cli/stage_estimating.h"
#include "model/layouts/zones/driving/road_forecast.h"

#include <QJsonObject>
#include <QStringList>

namespace stagewright {

/// What a stage of printed boards was asked about, for what is said of it.
struct RoadAsked {
    const StageToEstimate& stage;
    const RoadRules& rules;
    QString ownRules; ///< file of the table's own; empty: the program's
    RoadQuestion question;
};

[[nodiscard]] QJsonObject roadJson(const RoadAsked& asked, const RoadForecast& forecast);
[[nodiscard]] QStringList roadLines(const RoadAsked& asked, const RoadForecast& forecast);

} // namespace stagewright
