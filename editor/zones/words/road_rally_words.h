#pragma once

#include "model/layouts/zones/rally/road_rally_forecast.h"
#include "model/rally/rally_remarks.h"

namespace stagewright {

/// Which tyres to take where; times, and how the cars start, of drives with the fastest ones.
[[nodiscard]] std::vector<RallyRemark> roadRallyInWords(const RoadRallyForecast& forecast,
                                                        const Rally& rally);

} // namespace stagewright
