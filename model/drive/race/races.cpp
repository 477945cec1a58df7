#include "model/drive/race/races.h"

#include "model/drive/block_run.h"

namespace stagewright {

std::optional<RaceStatistics> runRaces(const RaceSimulator& simulator, const RacesLength& length,
                                       const std::stop_token& stop, const RaceProgress& progress) {
    const RaceStatistics none(simulator.cars(), simulator.pieces());
    const auto makeRuns = [&] {
        return [&, memory = RaceSimulator::Memory(simulator)](std::uint64_t number,
                                                              RaceStatistics& run) mutable {
            run.add(simulator.race(length.seed, number, memory, run));
            return true;
        };
    };
    const auto isEnough = [&](const RaceStatistics& races) {
        constexpr double normal = 1.96;
        return length.halfWidth > 0 && races.races() > 1 &&
               normal * races.figure(RaceCount::RoundsFirst).error <= length.halfWidth;
    };
    return BlockRun({length.mostRaces, racesInABlock, length.threads}, none, makeRuns, isEnough,
                    stop, progress)
        .all();
}

} // namespace stagewright
