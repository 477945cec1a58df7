#include "tests/editor/sheets/rulebook_forecast.h"

#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

namespace stagewright {

const RallyForecast& rulebookForecast() {
    static const RallyForecast forecast = **forecastOf(rulebookRally(1), games());
    return forecast;
}

} // namespace stagewright
