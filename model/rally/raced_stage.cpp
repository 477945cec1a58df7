#include "model/rally/raced_stage.h"

#include "model/drive/race/races.h"
#include "model/drive/race/stage_races.h"

#include <algorithm>

namespace stagewright {

namespace {

constexpr std::int64_t racesOfAPlan = 400; // a mean within a fifth of a minute

} // namespace

std::optional<double> racedTurns(const PreparedStage& stage, int players, Profile profile,
                                 const std::stop_token& stop) {
    if (!stage.raceRoad)
        return std::nullopt;
    RaceSettings settings;
    settings.manners = {mannerOf(profile)};
    settings.cars = std::min(players, mostCars);
    if (!stage.raceRoad->grid.empty())
        settings.cars = std::min(settings.cars, static_cast<int>(stage.raceRoad->grid.size()));
    const auto simulator = RaceSimulator::make(*stage.raceRoad, *stage.rules, settings, stop);
    if (!simulator || !*simulator)
        return std::nullopt;
    const auto races = runRaces(**simulator, {racesOfAPlan, 0, 1, 1}, stop);
    if (!races)
        return std::nullopt;
    return races->figure(RaceCount::Turns).mean / settings.cars;
}

} // namespace stagewright
