#include "model/layouts/points/racing/titan_forecast.h"

#include "model/layouts/points/racing/titan_stage.h"
#include "model/layouts/points/track/race_plan.h"

#include <algorithm>

namespace stagewright {

Expected<TitanRaces> racesFor(const TitanLayout& layout, const TitanGame& game, int players) {
    auto races = racesOf(layout, game);
    if (races && layout.titans.isEmpty())
        races->titans = titansOf(std::clamp(players, fewestTitanPlayers, mostTitanPlayers));
    return races;
}

std::optional<TitanForecast> forecastOf(const TitanRaces& races, const TitanRacesLength& length,
                                        const std::stop_token& stop,
                                        const std::function<void(const TitanForecast&)>& tell) {
    TitanForecast forecast{
        {}, races, TitanRaceStatistics(races.titans), TitanRaceStatistics(races.titans)};
    const auto say = [&] {
        if (tell)
            tell(forecast);
    };
    for (int dice = 1; dice <= mostTitans && !stop.stop_requested(); ++dice)
        forecast.alone.push_back(raceAlone(races.race.board, races.race.faces, dice));
    if (stop.stop_requested())
        return std::nullopt;
    say();
    const auto run = [&](const TitanRaces& raced, TitanRaceStatistics& into) {
        const auto whole = runTitanRaces(raced, length, stop, [&](const TitanRaceStatistics& so) {
            into = so;
            say();
        });
        if (!whole)
            return false;
        into = *whole;
        return true;
    };
    if (!run(races, forecast.races))
        return std::nullopt;
    TitanRaces other = races;
    other.draft = races.draft == DiceDraft::Book ? DiceDraft::Rolling : DiceDraft::Book;
    if (!run(other, forecast.otherDraft))
        return std::nullopt;
    return forecast;
}

double titanMinutes(const TitanGame& game, double turns) {
    return turns * game.secondsATurn / 60;
}

double unevenness(const TitanRaceStatistics& races) {
    double tooMany = 0;
    for (int seat = 0; seat < races.titans(); ++seat)
        tooMany += std::max(0.0, races.wins(seat).mean - 1.0 / races.titans());
    return tooMany;
}

} // namespace stagewright
