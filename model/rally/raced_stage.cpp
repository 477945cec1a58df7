#include "model/rally/raced_stage.h"

#include "model/drive/race/races.h"
#include "model/drive/race/stage_races.h"

namespace stagewright {

namespace {

constexpr std::int64_t racesOfAPlan = 400; // a mean within a fifth of a minute

} // namespace

std::optional<double> racedTurns(const PreparedStage& stage, int players, Profile profile,
                                 const std::stop_token& stop) {
    if (!stage.raceRoad)
        return std::nullopt;
    const auto simulator = racesAlong(*stage.raceRoad, *stage.rules, players, profile, stop);
    if (!simulator || !*simulator)
        return std::nullopt;
    const auto races = runRaces(**simulator, {racesOfAPlan, 0, 1, 1}, stop);
    if (!races)
        return std::nullopt;
    return races->figure(RaceCount::Turns).mean / (*simulator)->cars();
}

} // namespace stagewright
