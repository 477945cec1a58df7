#include "model/drive/race/stage_races.h"

#include <algorithm>

namespace stagewright {

Manner mannerOf(Profile profile) {
    switch (profile) {
    case Profile::Careful:
        return Manner::Careful;
    case Profile::Brisk:
        return Manner::Brisk;
    case Profile::FlatOut:
        return Manner::FlatOut;
    case Profile::Optimal:
        break;
    }
    return Manner::Reference;
}

Expected<std::shared_ptr<const RaceSimulator>> racesAlong(RaceRoad road, const DriveRules& rules,
                                                          int cars, Profile profile,
                                                          const std::stop_token& stop) {
    RaceSettings settings;
    settings.manners = {mannerOf(profile)};
    settings.cars = std::min(cars, mostCars);
    if (!road.grid.empty())
        settings.cars = std::min(settings.cars, static_cast<int>(road.grid.size()));
    return RaceSimulator::make(std::move(road), rules, settings, stop);
}

Expected<std::shared_ptr<const RaceSimulator>> stageRaces(const Stage& stage, const Games& games,
                                                          const DriveRules& rules, int laps,
                                                          int cars, Profile profile,
                                                          const std::stop_token& stop) {
    auto road = raceRoadOf(stage, games, rules, laps);
    if (!road)
        return tl::unexpected(road.error());
    return racesAlong(*std::move(road), rules, cars, profile, stop);
}

RecordedRace recordedRace(const RaceSimulator& simulator, std::uint64_t seed) {
    RecordedRace race;
    RaceSimulator::Memory memory(simulator);
    RaceStatistics tally(simulator.cars(), simulator.pieces());
    race.outcome = simulator.race(seed, 0, memory, tally, &race.record);
    return race;
}

} // namespace stagewright
