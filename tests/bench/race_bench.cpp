#include "model/drive/race/races.h"
#include "model/drive/race/stage_racing.h"
#include "model/drive/rules_file.h"
#include "tests/rulebook_stages.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>

// Races on the circuits of the rulebook's lists, and how many there are a second:
// build/release/tests/bench/race_bench [RACES [THREADS [COURSE [LAPS [CARS [SEED]]]]]]

namespace stagewright {
namespace {

void show(const char* what, const MeanFigure& figure) {
    std::printf(" %s %.4f (%.4f)", what, figure.mean, figure.error);
}

/// @param only so many cars; 0: 1, 2, 4 and 6
void raceOn(const std::string& file, const DriveRules& rules, const RacesLength& length, int laps,
            int only) {
    const Stage stage = stageFrom(QString::fromStdString(file));
    for (const int cars : {1, 2, 4, 6}) {
        if (only != 0 && cars != only)
            continue;
        // Seconds of the processor, so that what else runs on the machine is left out.
        const auto seconds = [](std::clock_t span) {
            return static_cast<double>(span) / static_cast<double>(CLOCKS_PER_SEC);
        };
        const std::clock_t begin = std::clock();
        const auto simulator =
            RaceSimulator::make(*raceRoadOf(stage, games(), rules, laps), rules, {cars});
        if (!simulator)
            return;
        const std::clock_t solved = std::clock();
        const auto races = *runRaces(**simulator, length);
        const std::clock_t end = std::clock();
        std::printf("%s, %d cars: solved in %.3f s, %.0f races a second and core\n ", file.c_str(),
                    cars, seconds(solved - begin),
                    static_cast<double>(races.races()) / seconds(end - solved));
        const RaceTrack& track = (*simulator)->track();
        for (int car = 0; car < cars; ++car)
            std::printf(" %.4f", (*simulator)
                                     ->driver(car)
                                     .turn(track.road().grid[static_cast<std::size_t>(car)], 0)
                                     .value.seconds);
        std::printf("\n ");
        show("first", races.figure(RaceCount::RoundsFirst));
        show("last", races.figure(RaceCount::RoundsLast));
        show("turns", races.figure(RaceCount::Turns));
        show("held", races.figure(RaceCount::HeldUp));
        show("hindered", races.figure(RaceCount::Hindered));
        std::printf("\n ");
        show("passes", races.figure(RaceCount::Passes));
        show("apart", races.figure(RaceCount::PassesApart));
        show("line", races.figure(RaceCount::PassesFinish));
        show("lead", races.figure(RaceCount::LeadChanges));
        show("lead line", races.figure(RaceCount::LeadChangesFinish));
        std::printf("\n ");
        show("losses", races.figure(RaceCount::Losses));
        show("off", races.figure(RaceCount::OffRoad));
        show("gap", races.figure(RaceCount::Gap));
        show("turns first", races.figure(RaceCount::TurnsFirst));
        std::printf("\n  wins");
        for (int car = 0; car < cars; ++car)
            std::printf(" %.4f", races.wins(car).mean);
        std::printf("\n");
    }
}

} // namespace
} // namespace stagewright

int main(int count, char** arguments) {
    using namespace stagewright;
    const auto argument = [&](int i, long usual) {
        return count > i ? std::strtol(arguments[i], nullptr, 10) : usual;
    };
    RacesLength length;
    length.mostRaces = argument(1, 20'000);
    length.threads = static_cast<unsigned>(argument(2, 1));
    length.seed = static_cast<std::uint64_t>(argument(6, 1));
    const long course = argument(3, 1);
    raceOn("gt-circuits/course" + std::to_string(course) + ".json", *builtInRules(u"gt"), length,
           static_cast<int>(argument(4, 1)), static_cast<int>(argument(5, 0)));
    return 0;
}
