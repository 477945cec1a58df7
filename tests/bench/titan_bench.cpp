#include "model/layouts/points/racing/lone_titan.h"
#include "model/layouts/points/racing/titan_races.h"
#include "model/layouts/points/racing/titan_stage.h"
#include "tests/rulebook_stages.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>

// A titan alone, exactly, and races of several on the bare board, and how many there are a second:
// build/release/tests/bench/titan_bench [RACES [THREADS [SEED]]]

namespace stagewright {
namespace {

/// Of the processor, so that what else runs on the machine is left out.
double secondsSince(std::clock_t begin) {
    return static_cast<double>(std::clock() - begin) / static_cast<double>(CLOCKS_PER_SEC);
}

void solveAlone(const TitanRaces& races) {
    for (const int dice : {1, 3, 6}) {
        const std::clock_t begin = std::clock();
        const LoneTitan alone = raceAlone(races.race.board, races.race.faces, dice);
        std::printf("alone, %d laps, best of %d dice: %.6f turns, solved in %.3f ms\n",
                    races.race.board.laps(), dice, alone.expectedTurns, 1000 * secondsSince(begin));
    }
}

void raceSeveral(TitanRaces races, const TitanRacesLength& length) {
    for (const DiceDraft draft : {DiceDraft::Book, DiceDraft::Rolling})
        for (const int titans : {3, 4, 6}) {
            races.titans = titans;
            races.draft = draft;
            const std::clock_t begin = std::clock();
            const auto run = runTitanRaces(races, length);
            if (!run)
                return;
            std::printf("%d titans, %s: %.0f races a second and core, %.3f rounds, %.2f turns\n",
                        titans, draft == DiceDraft::Book ? "book" : "rolling",
                        static_cast<double>(run->races()) / secondsSince(begin), run->rounds().mean,
                        run->turns().mean);
        }
}

} // namespace
} // namespace stagewright

int main(int count, char** arguments) {
    using namespace stagewright;
    const auto argument = [&](int i, long usual) {
        return count > i ? std::strtol(arguments[i], nullptr, 10) : usual;
    };
    TitanRacesLength length;
    length.races = argument(1, length.races);
    length.threads = static_cast<unsigned>(argument(2, 1));
    length.seed = static_cast<std::uint64_t>(argument(3, 1));
    const auto races = racesOf(TitanLayout(), games().data<TitanGame>());
    if (!races)
        return 1;
    solveAlone(*races);
    raceSeveral(*races, length);
    return 0;
}
