#pragma once

#include <cstdint>
#include <string>

namespace stagewright {

/// Races that were run on generated stages and circuits, and whether they kept the rules.
struct GeneratedRaces {
    int stages = 0;
    int races = 0;
    std::string broken; ///< what was, and where; empty: nothing
};

/// On stages of DIRT and circuits of GT in turn, from 4 tiles on, of 1 or 2 laps; with 2 to 6 cars,
/// drivers of every kind, and rules that are switched on as they come. Stops at what is broken.
/// @param seed of the first stage; the next has the next one
GeneratedRaces racesOnGeneratedStages(std::uint64_t seed, int stages, int racesEach);

} // namespace stagewright
