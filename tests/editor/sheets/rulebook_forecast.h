#pragma once

#include "model/rally/rally_forecast.h"

namespace stagewright {

/// Of rally 1 of the DIRT rulebook, made once.
[[nodiscard]] const RallyForecast& rulebookForecast();

} // namespace stagewright
